"""May this unit charge that one along this line? SU-CHARGE"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import disc, gap_between, is_in_reach, is_within, obstacles_for
from tercio.games.summoners.field.heights import climb_of
from tercio.games.summoners.field.sight import sees
from tercio.games.summoners.field.values import run
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.rules import lines
from tercio.games.summoners.rules.attacks import judge_sight
from tercio.games.summoners.rules.disengagement import first_rim, holders, is_held_by_another
from tercio.games.summoners.rules.moves import Way, cost_of, judge_way
from tercio.games.summoners.state import Summoners, Unit
from tercio.geometry.points import TOUCH, towards
from tercio.geometry.shapes import Shape
from tercio.kernel import Point, Tally, Verdict

LEAST: Final = 2 * INCH  # SU-CHARGE-06


def reach_after(unit: Unit) -> int:
    """The charge must bring the unit so near. SU-REACH-02"""
    return max(TOUCH, unit.profile.area)


def judge_charge(state: Summoners, unit: Unit, target: Unit, path: tuple[Point, ...], verdict: Verdict) -> None:
    """A charge leads straight to a target that is seen and reached. SU-CHARGE-01 to -06, SU-CLIMB-04, SU-SCEN-22"""
    judge_charger(state, unit, target, verdict)
    if len(path) > 1:
        verdict.refuse("SU-CHARGE-02", "not-straight", (len(path),))
        return
    end = path[0] if path else charge_line(state, unit, target) or lines.direct(unit, target)
    way = Way((unit.at, end))
    judge_way(state, unit, way, run(state, unit), "SU-CHARGE-01", verdict)
    moved, reach = unit.standing_at(end), reach_after(unit)
    is_near = is_within(moved, target, reach)
    if climbs(state, unit, way) or (is_near and not is_in_reach(state, moved, target, reach)):
        verdict.refuse("SU-CLIMB-04", "climbing-charge", ())
    rim = first_rim(state, unit, way, tuple([holder.id for holder in holders(state, unit)]))
    if rim is not None:
        verdict.refuse("SU-DISENGAGE-01", "charge-leaves", (rim.holder,))
    if not is_near:
        verdict.refuse("SU-CHARGE-02", "does-not-reach", (target.id, gap_between(moved, target), reach))


def judge_charger(state: Summoners, unit: Unit, target: Unit, verdict: Verdict) -> None:
    if state.are_allied(unit.seat, target.seat):
        verdict.refuse("SU-CHARGE-02", "not-an-enemy", (target.id,))
        return
    for holder in holders(state, unit):
        if holder.id != target.id:  # a42
            verdict.refuse("SU-CHARGE-05", "charger-engaged", (unit.id, holder.id))
    if is_within(unit, target, LEAST - 1):
        verdict.refuse("SU-CHARGE-06", "too-near", (target.id, gap_between(unit, target), LEAST))
    judge_sight(state, unit, target, "SU-CHARGE-04", verdict)


def climbs(state: Summoners, unit: Unit, way: Way) -> bool:
    """Is there a wall on the way? SU-CLIMB-04"""
    return bool(state.land().steep) and not flies(state, unit) and climb_of(state, *way.points) > 0


# -- which line ---------------------------------------------------------------------------------------------


def charge_line(state: Summoners, unit: Unit, target: Unit) -> Point | None:
    """A straight charge that reaches the target ends here; None where there is none."""
    return None if is_held_by_another(state, unit, target) else free_line(state, unit, target)


def charge_targets(state: Summoners, unit: Unit, held_by: list[Unit]) -> tuple[int, ...]:
    """A unit held by one enemy can charge only that one. SU-CHARGE-03, SU-CHARGE-05, a42"""
    if len(held_by) > 1:
        return ()
    enemies = held_by or state.enemies_of(unit.seat)
    return tuple([e.id for e in enemies if free_line(state, unit, e) is not None])


def free_line(state: Summoners, unit: Unit, target: Unit) -> Point | None:
    """The direct line is tried first, then others, then those that just pass what is in the way. SU-CHARGE-03"""
    legs, reach = run(state, unit), reach_after(unit)
    allowed = legs.total
    if is_within(unit, target, LEAST - 1) or not is_within(unit, target, allowed + reach):
        return None
    if not sees(state, unit, target):
        return None
    for end in lines.turned(unit, target, reach, flies(state, unit)):
        carried = as_far_as(state, unit, end, allowed)
        if is_line(state, unit, target, carried, legs, reach):
            return carried
    things = things_between(state, unit, target)
    for end in lines.past(unit, target, reach, things) if things else ():
        if is_line(state, unit, target, end, legs, reach):
            return end
    return None


def as_far_as(state: Summoners, unit: Unit, end: Point, allowed: int) -> Point:
    """The legs carry to the end, or to a point before it."""
    over = cost_of(state, unit, Way((unit.at, end))).total - allowed
    return end if over <= 0 else towards(end, unit.at, over)


def is_line(state: Summoners, unit: Unit, target: Unit, end: Point, legs: Tally, reach: int) -> bool:
    if not is_in_reach(state, unit.standing_at(end), target, reach):
        return False
    way, verdict = Way((unit.at, end)), Verdict()
    judge_way(state, unit, way, legs, "SU-CHARGE-01", verdict)
    return bool(verdict) and not climbs(state, unit, way) and first_rim(state, unit, way) is None


def things_between(state: Summoners, unit: Unit, target: Unit) -> list[Shape]:
    """These things may be in the way of a line at the target, hold the unit or slow it; nothing stops a flyer."""
    if flies(state, unit):
        return []
    holds = [
        disc(enemy.at, enemy.profile.radius + max(TOUCH, enemy.profile.area)) for enemy in state.enemies_of(unit.seat)
    ]
    every = [*obstacles_for(state, unit), *state.land().heavy, *holds]
    return [thing for thing in every if lines.is_between(thing, unit, target)]
