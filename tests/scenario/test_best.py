"""`best`: a good answer must be among those that the game proposes."""

import pytest

from tercio.content.trouble import BadInput
from tercio.scenario import run_text

DUEL = """
game = "skirmish"
title = "A golem beside a wounded swordsman"
rules = ["SK-STRIKE-01"]
best = [{best}]

[position]
round = 2
turn = 0
stances = ["bold", "wary"]

[position.units]
golem = {{ profile = "golem", seat = 0, at = [3, 3] }}
swordsman = {{ profile = "swordsman", seat = 1, at = [4, 3], wounds = 1 }}
imp = {{ profile = "imp", seat = 1, at = [11, 11] }}
"""


def message(best: str) -> str:
    return run_text(DUEL.format(best=best)).message("en")


@pytest.mark.parametrize(
    "best",
    [
        '{ key = "strike", unit = "golem", target = "swordsman" }',
        '{ key = "strike", target = "swordsman" }',
        '{ key = "strike" }',
        '{ key = "strike", target = "imp" }, { key = "strike", target = "swordsman" }',
        '{ key = "walk", unit = "golem", path = [[5, 3]], within = 9 }',
    ],
)
def test_an_answer_that_is_proposed_is_found(best: str) -> None:
    assert message(best) == "ok"


@pytest.mark.parametrize(
    "best",
    [
        '{ key = "strike", target = "imp" }',
        '{ key = "walk", unit = "golem", path = [[30, 30]] }',
        '{ key = "strike", unit = "golem", target = "swordsman", numbers = [7] }',
    ],
)
def test_one_that_is_not_proposed_is_told(best: str) -> None:
    told = message(best)

    assert told.startswith("line 5: none of the best answers is among the ")
    assert "strike" in told


def test_nobody_is_asked_when_the_match_is_over() -> None:
    over = DUEL.format(best='{ key = "strike" }') + '\n[[step]]\nseat = 0\nanswer = { key = "concede" }\n'

    assert "nobody is being asked any more" in run_text(over).message("en")


def test_a_mistake_in_it_is_told_with_its_line() -> None:
    with pytest.raises(BadInput) as told:
        message('{ key = "strike", withn = 1 }')

    assert "withn" in str(told.value)
