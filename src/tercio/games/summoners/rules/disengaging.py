"""SU-DISENGAGE  Leaving contact and combat areas: who holds the unit, with how many dice it tests, where it leaves."""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from tercio.games.summoners.ground import are_touching, is_within
from tercio.games.summoners.melees import areas_around, balance, enemies_touching
from tercio.games.summoners.numbers import has, melee_reach
from tercio.games.summoners.profiles import ENTWINE, FLYER
from tercio.games.summoners.state import Summoners, Unit
from tercio.geometry.points import TOUCH, towards
from tercio.kernel import Point, Tally, Verdict

NEEDED: Final = 2  # SU-DISENGAGE-02


def holders(state: Summoners, unit: Unit) -> list[Unit]:
    """The enemies that the unit touches or in whose combat area it stands."""
    return [*enemies_touching(state, unit), *areas_around(state, unit)]


def hold_of(state: Summoners, holder: Unit) -> int:
    """How far from its base an enemy holds others."""
    return max(TOUCH, melee_reach(state, holder))


def disengage_dice(state: Summoners, unit: Unit) -> Tally:
    """SU-DISENGAGE-02 to SU-DISENGAGE-10  The dice of the test, where the unit stands now."""
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
    if any([has(state, enemy, ENTWINE) for enemy in touching]):  # b5
        tally.add(-1, "SU-DISENGAGE-09")
    return tally


def balance_against(state: Summoners, unit: Unit, enemies: list[Unit]) -> int:
    """The worst of the balances, where several players hold the unit."""
    return min([balance(state, unit, enemy.seat) for enemy in enemies], default=0)


class Rim(NamedTuple):
    """Where a way leaves the hold of an enemy: on which leg, at which point."""

    leg: int
    at: Point


def leaves(state: Summoners, unit: Unit, points: tuple[Point, ...], holder: Unit) -> bool:
    """Does this way lead out of the hold of an enemy in which it begins?"""
    hold = hold_of(state, holder)
    for leg in range(len(points) - 1):
        if strays(unit, holder, points[leg], points[leg + 1], hold):
            return True
    return False


def strays(unit: Unit, holder: Unit, a: Point, b: Point, hold: int) -> bool:
    """Is any point of the leg further away? The furthest is one of its ends."""
    return not is_within(unit.standing_at(a), holder, hold) or not is_within(unit.standing_at(b), holder, hold)


def first_rim(state: Summoners, unit: Unit, points: tuple[Point, ...], left: tuple[int, ...]) -> Rim | None:
    """a40: where the way first leaves an enemy's hold that it entered on the way; flyers pass over (a98)."""
    if has(state, unit, FLYER):
        return None
    found: Rim | None = None
    far = 0
    for enemy in state.enemies_of(unit.seat):
        if enemy.id in left:
            continue
        rim = rim_of(state, unit, points, enemy)
        if rim is not None:
            length = way_length(points, rim)
            if found is None or length < far:
                found, far = rim, length
    return found


def rim_of(state: Summoners, unit: Unit, points: tuple[Point, ...], enemy: Unit) -> Rim | None:
    reach = unit.profile.radius + enemy.profile.radius + hold_of(state, enemy)
    for leg in range(len(points) - 1):
        a, b = points[leg], points[leg + 1]
        leaving = leaves_circle(a, b, enemy.at, reach)
        if leaving is not None:
            return Rim(leg, leaving)
    return None


def leaves_circle(a: Point, b: Point, centre: Point, radius: int) -> Point | None:
    """The last point of the leg inside the circle, where the leg goes on outside."""
    ex, ey = b[0] - centre[0], b[1] - centre[1]
    if ex * ex + ey * ey <= radius * radius:
        return None
    dx, dy = b[0] - a[0], b[1] - a[1]
    fx, fy = a[0] - centre[0], a[1] - centre[1]
    square = dx * dx + dy * dy
    if square == 0:
        return None
    half = fx * dx + fy * dy
    inside = half * half - square * (fx * fx + fy * fy - radius * radius)
    if inside <= 0 or not 0 < isqrt(inside) - half <= square:
        return None  # it misses the circle, has left it before, or ends before it
    length = isqrt(square)
    return towards(a, b, (isqrt(inside) - half) * length // square)


def way_length(points: tuple[Point, ...], rim: Rim) -> int:
    total = 0
    stops = (*points[: rim.leg + 1], rim.at)
    for leg in range(len(stops) - 1):
        dx, dy = stops[leg + 1][0] - stops[leg][0], stops[leg + 1][1] - stops[leg][1]
        total += isqrt(dx * dx + dy * dy)
    return total


def still_holds(state: Summoners, unit: Unit, holder: Unit) -> bool:
    return are_touching(unit, holder) or is_within(unit, holder, hold_of(state, holder))


def judge_holds(state: Summoners, unit: Unit, points: tuple[Point, ...], is_staying: bool, verdict: Verdict) -> None:
    """SU-DISENGAGE-11, SU-DISENGAGE-14, SU-DISENGAGE-15"""
    for holder in holders(state, unit):
        if leaves(state, unit, points, holder):
            if is_staying:
                verdict.refuse("SU-DISENGAGE-15", "leaves-contact", (holder.id,))
            elif disengage_dice(state, unit).total < 2:
                verdict.refuse("SU-DISENGAGE-11", "cannot-disengage", (unit.id, disengage_dice(state, unit).total))
                return
