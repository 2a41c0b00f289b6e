"""SU-CHARGE  May this unit charge that one along this line?"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.ground import gap_between, is_within
from tercio.games.summoners.melees import is_engaged
from tercio.games.summoners.numbers import has, melee_reach, run
from tercio.games.summoners.profiles import FLYER
from tercio.games.summoners.rules.climbing import climb_of, steep
from tercio.games.summoners.rules.moving import Way, cost_of, judge_way
from tercio.games.summoners.sight import sees
from tercio.games.summoners.state import INCH, Summoners, Unit
from tercio.geometry.points import TOUCH, towards
from tercio.kernel import Point, Verdict

LEAST: Final = 2 * INCH  # SU-CHARGE-06
TURNS: Final = (0, 20, -20, 40, -40, 60, -60)  # degrees off the straight line at which contact is tried
COSINES: Final = {0: (1000, 0), 20: (940, 342), 40: (766, 643), 60: (500, 866)}


def reach_after(state: Summoners, unit: Unit) -> int:
    """SU-REACH-02  How near the charge must bring the unit."""
    return max(TOUCH, melee_reach(state, unit))


def judge_charge(state: Summoners, unit: Unit, target: Unit, path: tuple[Point, ...], verdict: Verdict) -> None:
    """SU-CHARGE-01 to SU-CHARGE-06, SU-CLIMB-04, SU-SCEN-22"""
    judge_charger(state, unit, target, verdict)
    if len(path) != 1:
        verdict.refuse("SU-CHARGE-02", "not-straight", (len(path),))
        return
    way = Way((unit.at, path[0]))
    judge_way(state, unit, way, run(state, unit).total, "SU-CHARGE-01", verdict)
    if climbs(state, unit, way, target):
        verdict.refuse("SU-CLIMB-04", "climbing-charge", ())
    moved = unit.standing_at(path[0])
    reach = reach_after(state, unit)
    if not is_within(moved, target, reach):
        verdict.refuse("SU-CHARGE-02", "does-not-reach", (target.id, gap_between(moved, target), reach))


def judge_charger(state: Summoners, unit: Unit, target: Unit, verdict: Verdict) -> None:
    if state.are_allied(unit.seat, target.seat):
        verdict.refuse("SU-CHARGE-02", "not-an-enemy", (target.id,))
        return
    if is_engaged(state, unit):
        verdict.refuse("SU-CHARGE-05", "charger-engaged", (unit.id,))
    if is_within(unit, target, LEAST - 1):
        verdict.refuse("SU-CHARGE-06", "too-near", (target.id, gap_between(unit, target), LEAST))
    if not sees(state, unit, target):
        verdict.refuse("SU-CHARGE-04", "not-seen", (target.id,))


def climbs(state: Summoners, unit: Unit, way: Way, target: Unit) -> bool:
    """SU-CLIMB-04  Is there a wall on the way, or at its end before the target?"""
    if not steep(state) or has(state, unit, FLYER):
        return False
    start, end = way.points
    return climb_of(state, start, end) > 0 or climb_of(state, end, target.at) > 0


def charge_line(state: Summoners, unit: Unit, target: Unit) -> Point | None:
    """SU-CHARGE-03  Where a straight charge ends that reaches the target; the direct line first."""
    allowed, reach = run(state, unit).total, reach_after(state, unit)
    if is_within(unit, target, LEAST - 1) or not is_within(unit, target, allowed + reach):
        return None
    if not sees(state, unit, target):
        return None
    for turn in TURNS:
        end = end_of_line(state, unit, target, turn)
        verdict = Verdict()
        way = Way((unit.at, end))
        judge_way(state, unit, way, allowed, "SU-CHARGE-01", verdict)
        if verdict and not climbs(state, unit, way, target) and is_within(unit.standing_at(end), target, reach):
            return end
    return None


def end_of_line(state: Summoners, unit: Unit, target: Unit, turn: int) -> Point:
    """The point next to the target, turned around it, that the charge aims at; nearer if the legs do not carry."""
    dx, dy = unit.at[0] - target.at[0], unit.at[1] - target.at[1]
    cosine, sine = COSINES[abs(turn)]
    if turn < 0:
        sine = -sine
    beside = (target.at[0] + (dx * cosine - dy * sine) // 1000, target.at[1] + (dx * sine + dy * cosine) // 1000)
    apart = unit.profile.radius + target.profile.radius + TOUCH // 2
    end = towards(target.at, beside, apart)
    way = Way((unit.at, end))
    over = cost_of(state, unit, way).total - run(state, unit).total
    return end if over <= 0 else towards(end, unit.at, over)


def charge_targets(state: Summoners, unit: Unit) -> tuple[int, ...]:
    if is_engaged(state, unit):
        return ()
    return tuple([e.id for e in state.enemies_of(unit.seat) if charge_line(state, unit, e) is not None])
