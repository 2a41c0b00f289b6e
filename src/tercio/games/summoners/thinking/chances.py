"""How likely rolls of d8 are: for players who want to know before they decide. No rule reads this."""

from __future__ import annotations

from math import comb
from typing import Final

from tercio.games.summoners.field.strikes import passes, successes

FACES: Final = range(1, 9)


def percent(ways: int, all_ways: int) -> int:
    """Rounded to the nearest."""
    return (200 * ways + all_ways) // (2 * all_ways)


def sum_at_least(dice: int, target: int) -> int:
    """Percent of the throws whose sum reaches the target. SU-CONTROL-02"""
    sums = {0: 1}
    for _ in range(dice):
        thrown: dict[int, int] = {}
        for total, ways in sums.items():
            for face in FACES:
                thrown[total + face] = thrown.get(total + face, 0) + ways
        sums = thrown
    return percent(sum([ways for total, ways in sums.items() if total >= target]), 8**dice)


def passed(dice: int, value: int, needed: int) -> int:
    """Percent of the throws in which this many dice pass a profile test. SU-DICE-05"""
    good = len([face for face in FACES if passes((face,), value)])
    ways = [comb(dice, each) * good**each * (8 - good) ** (dice - each) for each in range(needed, dice + 1)]
    return percent(sum(ways), 8**dice)


def hit(reflex: int) -> int:
    """Percent of the faces that hit. SU-DICE-02"""
    return percent(len([face for face in FACES if successes((face,), reflex)]), 8)
