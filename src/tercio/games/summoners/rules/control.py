"""A control roll must reach a target, and gems help it. SU-CONTROL"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import texts
from tercio.games.summoners.abilities.special_rule import CONTROL
from tercio.games.summoners.field.ground import is_within
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Tally, Verdict

MOST_FOCUS: Final = 2  # SU-CONTROL-15


def control_target(state: Summoners, unit: Unit) -> Tally:
    """The control roll for this creature must reach this. SU-CONTROL-03"""
    tally = Tally(unit.profile.level, "SU-CONTROL-03")
    master = state.summoner(unit.seat)
    if master is None or is_within(unit, master, 6 * INCH):
        tally.add(1, "SU-CONTROL-04")
    elif is_within(unit, master, 12 * INCH):
        tally.add(2, "SU-CONTROL-05")
    else:
        tally.add(3, "SU-CONTROL-06")
    for borne in texts(state, unit, CONTROL):
        borne.rule.control(tally)
    excess = levels_of(state, unit.seat) - state.players[unit.seat].table.levels
    if excess > 0:
        tally.add(excess, "SU-CREATURE-04")
    return tally


def levels_of(state: Summoners, seat: int) -> int:
    """The levels that a summoner's creatures have together. SU-CREATURE-03"""
    total = 0
    for unit in state.units:
        if unit.seat == seat and unit.is_here:
            total += unit.profile.level
    return total


def judge_focus(focus: int, gems: int, verdict: Verdict) -> None:
    """Two gems at most may be spent on the roll, if there are as many. SU-CONTROL-15"""
    if focus > MOST_FOCUS:
        verdict.refuse("SU-CONTROL-15", "too-much-focus", (focus, MOST_FOCUS))
    if focus > gems:
        verdict.refuse("SU-MANA-01", "too-few-gems", (focus, gems))
