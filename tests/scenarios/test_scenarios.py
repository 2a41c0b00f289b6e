"""Every scenario below this folder goes as it is written, and counts for the rules that it names."""

from pathlib import Path
from typing import Any

import pytest

from courses import hear_in
from tercio.content.trouble import BadInput
from tercio.scenario import read_scenario
from tercio.scenario.playthrough import play
from tercio.scenario.run import report_of

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


def rules_in(file: Path) -> tuple[str, ...]:
    """Those that it plays. What is proposed at the end plays none: a position with a best answer counts for no rule."""
    try:
        scenario = read_scenario(file)
        return () if scenario.best else scenario.rules
    except BadInput:
        return ()  # the test tells what is wrong


def with_rules(file: Path) -> Any:
    rules = rules_in(file)
    marks = [pytest.mark.rule(*rules)] if rules else []
    return pytest.param(file, id=file.relative_to(FOLDER).as_posix(), marks=marks)


@pytest.mark.parametrize("file", [with_rules(file) for file in FILES])
def test_the_scenario_goes_as_written(file: Path) -> None:
    playthrough = play(read_scenario(file))
    for _, answer, asks, refusals, events, *_ in playthrough.moments:
        hear_in(playthrough.match, answer.key if answer else "begin", (answer, asks, refusals, events))

    assert report_of(playthrough).message("en") == "ok"


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).as_posix() for file in FILES])
def test_the_scenario_has_a_title_and_rules(file: Path) -> None:
    scenario = read_scenario(file)

    assert scenario.title.en
    assert scenario.title.de
    assert scenario.rules


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 15
