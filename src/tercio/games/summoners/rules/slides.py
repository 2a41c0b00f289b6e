"""The way around the base of an enemy that never loses contact with it. SU-DISENGAGE-14"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.rules.moves import CORNERS
from tercio.games.summoners.state import Unit
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import TOUCH, towards
from tercio.kernel import Point

OUT: Final = TOUCH - 2  # the gap at the corners; rounding to the grid keeps it within the limit
HALVES: Final = range(1, 8)  # degrees: half of the angle between two corners


def slide(unit: Unit, holder: Unit, goal: Point) -> tuple[Point, ...]:
    """From where the unit touches the base to the side that faces the goal, the shorter way round."""
    bases = unit.profile.radius + holder.profile.radius
    far = bases + OUT
    half = max([half for half in HALVES if far * direction(half)[0] >= bases * SCALE])
    end = towards(holder.at, goal, far)
    at = towards(holder.at, unit.at, far)
    path = [at]
    is_left = turn_of(holder.at, at, end) > 0
    cosine, sine = direction(2 * half if is_left else 360 - 2 * half)
    while len(path) < CORNERS and not is_next(holder.at, at, end, cosine):
        dx, dy = at[0] - holder.at[0], at[1] - holder.at[1]
        aim = (holder.at[0] + (dx * cosine - dy * sine) // SCALE, holder.at[1] + (dx * sine + dy * cosine) // SCALE)
        at = towards(holder.at, aim, far)
        path.append(at)
    return tuple(path) if len(path) == CORNERS else (*path, end)


def turn_of(centre: Point, a: Point, b: Point) -> int:
    """Positive where b lies to the left of a, as seen from the centre."""
    return (a[0] - centre[0]) * (b[1] - centre[1]) - (a[1] - centre[1]) * (b[0] - centre[0])


def is_next(centre: Point, a: Point, b: Point, cosine: int) -> bool:
    """Is the angle between two points of one circle no larger than that of a leg?"""
    ax, ay, bx, by = a[0] - centre[0], a[1] - centre[1], b[0] - centre[0], b[1] - centre[1]
    return (ax * bx + ay * by) * SCALE >= (ax * ax + ay * ay) * cosine
