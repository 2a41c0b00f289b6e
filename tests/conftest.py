"""Tests name the rules they play: `@pytest.mark.rule("SU-MELEE-04")`. `tercio.rules.witness` records them."""

import signal
from collections.abc import Generator

import pytest
from hypothesis import settings

from tercio.rules import load
from tercio.rules.witness import Witness, refuse_unknown_rules

settings.register_profile("tercio", deadline=None)  # a busy machine is no failure
settings.load_profile("tercio")

# A run that was begun in the background has Ctrl-C switched off, for its children too; tests send it to them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Witness(), "tercio-witness")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_unknown_rules(report, load())
    return report
