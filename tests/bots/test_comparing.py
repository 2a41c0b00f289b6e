"""Answers compared by playouts: a gap that always shows counts, one that comes and goes does not."""

from __future__ import annotations

from tercio.bots.comparison import Contender, is_clear, ranked
from tercio.kernel import Answer


def contender(key: str, promise: int, values: list[int]) -> Contender:
    found = Contender(Answer(0, key), promise)
    found.values = values
    return found


def order(*contenders: Contender) -> list[str]:
    return [each.answer.key for each in ranked(contenders[0], list(contenders))]


def test_what_is_better_in_every_playout_overtakes_the_favourite() -> None:
    favourite = contender("favourite", 50, [0, 200, -100, 70])
    better = contender("better", 0, [90, 310, -5, 160])

    assert order(favourite, better) == ["better", "favourite"]


def test_what_is_better_by_luck_alone_does_not() -> None:
    favourite = contender("favourite", 50, [0, 0, 0, 0])
    lucky = contender("lucky", 0, [-900, 1_500, -700, 400])

    assert order(favourite, lucky) == ["favourite", "lucky"]


def test_playouts_that_agree_with_each_other_and_not_with_the_first_look_are_believed() -> None:
    favourite = contender("favourite", 100, [0, 10, 5])
    others = [contender("worse", 90, [-300, -290, -310]), contender("best", 0, [200, 215, 190])]

    assert order(favourite, *others) == ["best", "favourite", "worse"]


def test_those_who_dropped_out_early_are_compared_by_the_playouts_they_had() -> None:
    favourite = contender("favourite", 0, [0, 10, 900, 950])
    early = contender("early", -5, [60, 75])

    assert order(favourite, early) == ["early", "favourite"]


def test_alone_in_the_running_is_first() -> None:
    assert order(contender("favourite", 0, [3])) == ["favourite"]


def test_it_is_clear_once_one_is_ahead_by_more_than_chance_explains() -> None:
    swaying = [40, -60, 80, -20, 30, -50, 70, -10]
    behind = contender("behind", 0, [0] * 8)
    ahead, close = contender("ahead", 0, [500 + each for each in swaying]), contender("close", 0, swaying)

    assert is_clear([behind, ahead])
    assert not is_clear([behind, close])
    assert not is_clear([behind, ahead, contender("as good", 0, [500] * 8)])


def test_it_is_not_clear_before_enough_playouts_and_clear_where_all_come_to_the_same() -> None:
    assert not is_clear([contender("early", 0, [0] * 7), contender("ahead", 0, [900] * 7)])
    assert is_clear([contender("one", 0, [5] * 8), contender("other", 0, [5] * 8)])
