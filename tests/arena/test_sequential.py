"""The sequential test: it stops early, in the right direction, and errs seldom."""

from __future__ import annotations

from itertools import repeat
from random import Random

from tercio.arena.sequential import FEWEST, FIRST, NEITHER, SECOND, weigh


def test_a_clear_case_stops_early() -> None:
    first = weigh(repeat(1.0, 100), 0.05)
    second = weigh(repeat(0.0, 100), 0.05)

    assert first.better == FIRST
    assert second.better == SECOND
    assert first.pairs == second.pairs <= 8


def test_equals_are_not_told_apart() -> None:
    assert weigh([0.0, 1.0] * 200, 0.05).better == NEITHER
    assert weigh(repeat(0.5, 200), 0.05).better == NEITHER


def test_two_lucky_pairs_are_not_enough() -> None:
    assert weigh([1.0] * (FEWEST - 1), 0.45).better == NEITHER


def test_it_looks_no_further_than_the_pair_that_decides() -> None:
    luck = [1.0] * 20 + [0.0] * 500

    assert weigh(luck, 0.05) == weigh(luck[:20], 0.05)


def test_at_the_margin_it_errs_at_most_five_times_in_a_hundred() -> None:
    """Bots that make 60 % of the points are taken for the worse ones seldom, and mostly for the better ones."""
    chance = Random(11)
    better = [weigh(pairs_of(0.6, 400, chance), 0.1).better for _ in range(400)]

    assert better.count(SECOND) <= 24  # five in a hundred, and the luck of 400 trials
    assert better.count(FIRST) >= 376
    assert weigh(pairs_of(0.6, 400, chance), 0.1).pairs < 100


def pairs_of(likely: float, number: int, chance: Random) -> list[float]:
    return [((chance.random() < likely) + (chance.random() < likely)) / 2 for _ in range(number)]
