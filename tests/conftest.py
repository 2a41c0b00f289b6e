"""Tests name the rules they play: `@pytest.mark.rule("SU-MELEE-04")`. `tercio.rules.witness` records them."""

import gc
import signal
from collections.abc import Generator
from typing import Final

import pytest
from hypothesis import settings

from courses import Courses
from patience import Patience
from recorder import Recorder
from tercio.rules import load
from tercio.rules.witness import Witness, refuse_unknown_rules

settings.register_profile("tercio", deadline=None)  # a busy machine is no failure
settings.load_profile("tercio")

# Where the long tests are. They come first, so that at the end no worker waits for another who has just begun one.
LONG: Final = ("compiled", "browser", "server", "cli", "laws", "bots")

RUBBISH: Final = (10_000, 10, 10)  # things made, until it is looked for: a test makes many that it needs to its end

# A run that was begun in the background has Ctrl-C switched off, for its children too; tests send it to them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()  # until everything has been collected: nothing of it is rubbish
    config.pluginmanager.register(Witness(), "tercio-witness")
    config.pluginmanager.register(Patience(), "tercio-patience")
    config.pluginmanager.register(Recorder(), "tercio-recorder")
    config.pluginmanager.register(Courses(), "tercio-courses")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests = config.rootpath / "tests"

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What has been collected stays to the end; nobody looks through it again and again for what is not needed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_unknown_rules(report, load())
    return report
