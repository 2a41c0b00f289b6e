"""A unit that leaves contact or a combat area tests: who holds it, with how many dice, where it leaves. SU-DISENGAGE"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from tercio.games.summoners.abilities.bearers import flies, texts
from tercio.games.summoners.abilities.special_rule import GRIP
from tercio.games.summoners.field.ground import are_touching, is_in_reach
from tercio.games.summoners.field.heights import are_level
from tercio.games.summoners.field.melees import areas_around, balance, enemies_touching
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.state import Summoners, Unit
from tercio.geometry.points import TOUCH, centre_distance, towards, within
from tercio.kernel import Point, Tally, Verdict
from tercio.kernel.tally import told

NEEDED: Final = 2  # SU-DISENGAGE-02


def holders(state: Summoners, unit: Unit) -> list[Unit]:
    """The unit touches these enemies, or stands in their combat areas."""
    return [*enemies_touching(state, unit), *areas_around(state, unit)]


def is_held_by_another(state: Summoners, unit: Unit, target: Unit) -> bool:
    """Does anybody hold the unit besides this one? SU-CHARGE-05, a42"""
    return any([holder.id != target.id for holder in holders(state, unit)])


def disengage_dice(state: Summoners, unit: Unit) -> Tally:
    """The unit tests with these dice where it stands now. SU-DISENGAGE-02 to SU-DISENGAGE-10"""
    tally = Tally(3, "SU-DISENGAGE-02")
    touching, areas = enemies_touching(state, unit), areas_around(state, unit)
    enemies = [*touching, *areas]
    lead = balance_against(state, unit, enemies)  # a93: 0 for a unit that is no part of the melee
    if lead > 0:
        tally.add(1, "SU-DISENGAGE-04")
    if lead < 0:
        tally.add(-1, "SU-DISENGAGE-10")
    if unit.profile.level >= 3 and enemies and all([enemy.rank == 1 for enemy in enemies]):  # a45
        tally.add(1, "SU-DISENGAGE-05")
    if enemies and all([enemy.ap == 0 for enemy in enemies]):
        tally.add(1, "SU-DISENGAGE-07")
    if areas and not touching:
        tally.add(1, "SU-DISENGAGE-08")
    gripping = [borne for enemy in touching for borne in texts(state, enemy, GRIP)]
    if gripping:  # b5
        gripping[0].rule.grip(tally)
    return tally


def balance_against(state: Summoners, unit: Unit, enemies: list[Unit]) -> int:
    """Where several players hold the unit, the worst of the balances counts."""
    return min([balance(state, unit, enemy.seat) for enemy in enemies], default=0)


class Rim(NamedTuple):
    """A way leaves the hold of an enemy, on this leg and at this point."""

    holder: int
    leg: int
    at: Point


def leaves(state: Summoners, unit: Unit, points: tuple[Point, ...], holder: Unit) -> bool:
    """Does this way break the contact in which it begins, or lead out of the combat area? SU-DISENGAGE-15

    Contact is broken by a step into the area around it, too. The furthest point of a leg is one of its ends.
    """
    hold = TOUCH if are_touching(state, unit.standing_at(points[0]), holder) else holder.profile.area
    for point in points:
        if not is_in_reach(state, unit.standing_at(point), holder, hold):
            return True
    return False


def first_rim(state: Summoners, unit: Unit, way: Way, left: tuple[int, ...] = ()) -> Rim | None:
    """The way first leaves here a hold that it entered; flyers pass over (a98). a40"""
    if flies(state, unit):
        return None
    found: Rim | None = None
    far = 0
    for enemy in state.enemies_of(unit.seat):
        if enemy.id in left:
            continue
        rim = rim_of(state, unit, way, enemy)
        if rim is not None:
            length = way_length(way, rim)
            if found is None or length < far:
                found, far = rim, length
    return found


def rim_of(state: Summoners, unit: Unit, way: Way, enemy: Unit) -> Rim | None:
    """Contact is left before the combat area around it; through a portal one leaves both at once."""
    bases = unit.profile.radius + enemy.profile.radius
    reach = enemy.profile.area
    circles = (bases + TOUCH, bases + reach) if reach > TOUCH else (bases + TOUCH,)
    for leg in range(len(way.points) - 1):
        a, b = way.points[leg], way.points[leg + 1]
        for circle in circles:
            if leg == way.jump:
                leaving = a if within(a, enemy.at, circle) and not within(b, enemy.at, circle) else None
            else:
                leaving = leaves_circle(a, b, enemy.at, circle)
            if leaving is not None and (circle > bases + TOUCH or are_level(state, leaving, enemy.at)):
                return Rim(enemy.id, leg, leaving)
    return None


def leaves_circle(a: Point, b: Point, centre: Point, radius: int) -> Point | None:
    """The leg leaves the circle at this last point inside."""
    if within(b, centre, radius):
        return None
    dx, dy = b[0] - a[0], b[1] - a[1]
    fx, fy = a[0] - centre[0], a[1] - centre[1]
    square = dx * dx + dy * dy
    if square == 0:
        return None
    half = fx * dx + fy * dy
    beyond = fx * fx + fy * fy - radius * radius
    inside = half * half - square * beyond
    if inside <= 0 or (beyond > 0 and half >= 0):
        return a if beyond == 0 else None  # it only touches the circle, misses it, or leads away from it
    ahead = isqrt(inside) - half
    if ahead > square:
        return None  # it ends before it
    length = ahead * isqrt(square) // square
    while length > 0 and not within(towards(a, b, length), centre, radius):
        length -= 1
    return towards(a, b, length)


def way_length(way: Way, rim: Rim) -> int:
    total = 0
    stops = (*way.points[: rim.leg + 1], rim.at)
    for leg in range(len(stops) - 1):
        if leg != way.jump:
            total += centre_distance(stops[leg], stops[leg + 1])
    return total


def still_holds(state: Summoners, unit: Unit, holder: Unit) -> bool:
    return is_in_reach(state, unit, holder, holder.profile.area)


# -- may it? ----------------------------------------------------------------------------------------------


def judge_holds(state: Summoners, unit: Unit, points: tuple[Point, ...], verdict: Verdict) -> None:
    """A move that leaves a hold must have dice enough for it. SU-DISENGAGE-11"""
    if any([leaves(state, unit, points, holder) for holder in holders(state, unit)]):
        judge_leaving(state, unit, verdict)


def judge_leaving(state: Summoners, unit: Unit, verdict: Verdict) -> None:
    """With one die there are never two successes. SU-DISENGAGE-11"""
    dice = disengage_dice(state, unit)
    if dice.total < NEEDED:
        verdict.refuse("SU-DISENGAGE-11", "cannot-disengage", (unit.id, dice.total), receipts=told(dice))


def judge_staying(state: Summoners, unit: Unit, points: tuple[Point, ...], verdict: Verdict) -> None:
    """A unit that repositions is held, and stays so. SU-DISENGAGE-14, SU-DISENGAGE-15"""
    held_by = holders(state, unit)
    if not held_by:
        verdict.refuse("SU-DISENGAGE-14", "nobody-holds", (unit.id,))
    for holder in held_by:
        if leaves(state, unit, points, holder):
            verdict.refuse("SU-DISENGAGE-15", "leaves-contact", (holder.id,))
