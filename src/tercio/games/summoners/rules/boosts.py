"""A summoner may raise marked values for a roll, so far and at such a price. SU-BOOST"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.printed.profiles import BOOSTED
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Answer, Tally, Verdict
from tercio.kernel.tally import told

MOST_BOOST: Final = 2  # SU-BOOST-02

# The rolls for which a summoner may boost a value, as a fact of the question.
OWN_HITS: Final = 0
FOES_HITS: Final = 1
DAMAGE_ROLL: Final = 2
DISENGAGING: Final = 3
FIRE_TEST: Final = 4
ROLLS: Final = ("hit", "foe", "damage", "disengage", "fire")


class Boost(NamedTuple):
    """A value of a unit, raised for one roll."""

    unit: int
    value: str
    by: int


def boost_of(boosts: tuple[Boost, ...], unit: int, value: str) -> int:
    for boost in boosts:
        if boost.unit == unit and boost.value == value:
            return boost.by
    return 0


def can_boost(unit: Unit, gems: int, values: tuple[str, ...]) -> bool:
    """Is there a marked value that counts now, and a gem for it? SU-BOOST-01, SU-BOOST-07"""
    return gems > 0 and any([value in unit.profile.boosts for value in values])


def most_boost(had: int, gems: int) -> int:
    """A value can still be raised by this much. SU-BOOST-02, SU-BOOST-03"""
    for by in range(MOST_BOOST - had, 0, -1):
        if price_of(had, by).total <= gems:
            return by
    return 0


def price_of(had: int, by: int) -> Tally:
    """The first point costs one gem, the second two. SU-BOOST-03"""
    tally = Tally(had + 1, "SU-BOOST-03")
    for point in range(had + 2, had + by + 1):
        tally.add(point, "SU-BOOST-03")
    return tally


def judge_boost(
    state: Summoners, unit: Unit, values: tuple[str, ...], boosts: tuple[Boost, ...], answer: Answer, verdict: Verdict
) -> None:
    """A boost raises a marked value that counts in the coming roll (`values`), and costs gems."""
    if answer.subject != unit.id or answer.detail not in BOOSTED:
        return
    value, by, gems = BOOSTED[answer.detail], answer.numbers[0], state.players[unit.seat].gems
    had = boost_of(boosts, unit.id, value)
    if value not in unit.profile.boosts:
        verdict.refuse("SU-BOOST-01", "value-not-marked", (unit.id, answer.detail))
    elif value not in values:
        verdict.refuse("SU-BOOST-06", "value-not-now", (unit.id, answer.detail))
    elif had + by > MOST_BOOST:
        verdict.refuse("SU-BOOST-02", "too-much-boost", (had + by, MOST_BOOST))
    elif by > 0 and price_of(had, by).total > gems:
        price = price_of(had, by)
        verdict.refuse("SU-BOOST-03", "too-few-gems", (price.total, gems), receipts=told(price))
