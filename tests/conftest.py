"""Tests name the rules they play: `@pytest.mark.rule("SU-MELEE-04")`. `tercio.rules.witness` records them."""

from collections.abc import Generator

import pytest
from hypothesis import settings

from tercio.rules import load
from tercio.rules.witness import Witness, refuse_unknown_rules

settings.register_profile("tercio", deadline=None)  # a busy machine is no failure
settings.load_profile("tercio")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Witness(), "tercio-witness")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_unknown_rules(report, load())
    return report
