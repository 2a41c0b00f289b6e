"""Every scenario below this folder goes as it is written, and counts for the rules that it names."""

import re
from pathlib import Path
from typing import Any

import pytest

from courses import hear_in
from laws.met import Met
from laws.tries import Doubter
from tercio.rules import load
from tercio.scenario import read_scenario
from tercio.scenario.run import report_of

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


RULES = re.compile(r"^rules = \[(.*?)\]", re.MULTILINE | re.DOTALL)
BEST = re.compile(r"^(best = |\[+best\b)", re.MULTILINE)


def rules_in(file: Path) -> list[str]:
    """Those that it plays. What is proposed at the end plays none: a position with a best answer counts for no rule.

    Every worker asks this of every file before the first test, so that the files are not parsed for it.
    """
    text = file.read_text("utf-8")
    found = RULES.search(text)
    rules = re.findall('"([^"]*)"', found[1]) if found else []
    return rules if not BEST.search(text) and all([rule in load() for rule in rules]) else []


def with_rules(file: Path) -> Any:
    rules = rules_in(file)
    marks = [pytest.mark.rule(*rules)] if rules else []
    return pytest.param(file, id=file.relative_to(FOLDER).as_posix(), marks=marks)


@pytest.mark.parametrize("file", [with_rules(file) for file in FILES])
def test_the_scenario_goes_as_written(file: Path) -> None:
    """It has a title and names its rules; whatever is met in it is in the reference, whatever refused has a rule."""
    scenario = read_scenario(file)
    counted = [] if scenario.best else list(scenario.rules)
    playthrough, met = Doubter(scenario, file.stem), Met(scenario.game.id)
    playthrough.play()
    for moment in playthrough.moments:
        answer, asks, refusals, events = moment.answer, moment.asks, moment.refusals, moment.events
        hear_in(playthrough.match, answer.key if answer else "begin", (answer, asks, refusals, events))
        met.look_at(asks)
        met.hear(events)
        met.take_back(refusals)
    met.look_at(playthrough.match.asks())

    assert report_of(playthrough).message("en") == "ok"
    assert met.strange == set()
    assert not playthrough.share.silent, playthrough.share.told()
    assert scenario.title.en
    assert scenario.title.de
    assert scenario.rules
    assert rules_in(file) == counted


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 15
