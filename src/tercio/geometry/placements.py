"""Where a base finds room: in contact with another, free on the table, and where a push ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import gap_at_most, inside_table, nearest_on, overlapping
from tercio.geometry.points import TOUCH, Point, centre_distance, towards
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, contains, placed
from tercio.geometry.sweep import first_hit

TABLE_EDGE: Final = -1  # the index of an obstacle that is none
NEAR: Final = 1  # a mil of air, so that rounding to whole mils never makes an overlap


def in_contact(base_radius: int, other: Shape, towards: Point) -> Point:
    """The centre of a round base that just touches `other` on the side of `towards`: the gap is 0 to 4 mils.

    Where `towards` is the very centre of the other there is no side: the base lies along +x.
    """
    reach = base_radius + other.radius + NEAR
    foot, beyond = _foot_and_beyond(other, towards)
    spot = _stepped(foot, beyond, reach)
    while gap_at_most(Disc(*spot, base_radius), other, 0):
        reach += 1
        spot = _stepped(foot, beyond, reach)
    return spot


def _stepped(foot: Point, beyond: Point, reach: int) -> Point:
    return towards(foot, beyond, reach)


def _foot_and_beyond(other: Shape, point: Point) -> tuple[Point, Point]:
    """The point of the core nearest to a point outside, and the direction from there outwards."""
    foot = nearest_on(other, point)
    if isinstance(other, Polygon) and contains(other, point):
        return foot, _outward(other, foot)
    if foot == point:
        if isinstance(other, Oblong) and (other.ax, other.ay) != (other.bx, other.by):
            return foot, (foot[0] + other.by - other.ay, foot[1] + other.ax - other.bx)
        return foot, (foot[0] + 1, foot[1])
    return foot, point


def _outward(polygon: Polygon, foot: Point) -> Point:
    """A point straight out from the side on which the foot lies, or nearly lies."""
    best, beyond = -1, foot
    for ax, ay, bx, by in polygon.edges:
        vx, vy = bx - ax, by - ay
        square = vx * vx + vy * vy
        along = vx * (foot[0] - ax) + vy * (foot[1] - ay)
        miss = abs(vx * (foot[1] - ay) - vy * (foot[0] - ax)) * SCALE // square
        if 0 <= along <= square and (best < 0 or miss < best):
            best, beyond = miss, (foot[0] + vy, foot[1] - vx)
    return beyond


def free(base: Shape, others: Sequence[Shape], width: int, height: int) -> bool:
    """The base lies wholly on the table and overlaps none of the others."""
    if not inside_table(base, width, height):
        return False
    for other in others:
        if overlapping(base, other):
            return False
    return True


def contact_spots(
    radius: int, other: Shape, blockers: Sequence[Shape], table: tuple[int, int], step: int, most: int = 360
) -> list[Point]:
    """The free centres around `other` at which a round base touches it, one every `step` degrees from +x on.

    `most`: how many are enough.
    """
    found: list[Point] = []
    x, y = other.centre
    left, low, right, high = other.box
    far = right - left + high - low + radius
    wide = 2 * radius + TOUCH
    near = [
        each
        for each in blockers
        if each.box[0] <= right + wide
        and each.box[2] >= left - wide
        and each.box[1] <= high + wide
        and each.box[3] >= low - wide
    ]
    for facing in range(0, 360, max(1, step)):
        dx, dy = direction(facing)
        spot = in_contact(radius, other, (x + dx * far // SCALE, y + dy * far // SCALE))
        if spot not in found and free(Disc(*spot, radius), near, table[0], table[1]):
            found.append(spot)
            if len(found) == most:
                break
    return found


def laid_beside(base: Disc | Oblong, other: Shape, angle: int) -> Point:
    """The centre of a base, lying as it does, that just touches `other` in this direction of its centre."""
    dx, dy = direction(angle)
    x, y = other.centre
    left, low, right, high = other.box
    width, height = base.box[2] - base.box[0], base.box[3] - base.box[1]
    over, clear = 0, right - left + high - low + width + height
    while clear - over > 1:
        far = (over + clear) // 2
        if overlapping(placed(base, (x + dx * far // SCALE, y + dy * far // SCALE)), other):
            over = far
        else:
            clear = far
    return x + dx * clear // SCALE, y + dy * clear // SCALE


def push(
    base: Disc | Oblong, direction_from: Point, distance: int, obstacles: Sequence[Shape], width: int, height: int
) -> tuple[Point, int | None]:
    """Where a base stops that is pushed straight away from a point, and the index of what stops it before the end.

    TABLE_EDGE stands for the edge of the table, None for nothing. Way is rounded down: it touches, but never overlaps.
    A base on that very point goes nowhere.
    """
    start = base.centre
    end = towards(start, direction_from, -distance)
    hit = first_hit(base, start, end, obstacles)
    stopped_by, way = (None, distance) if hit is None else hit
    on_table = _way_on_table(base, direction_from, way, width, height)
    if on_table < way:
        return towards(start, direction_from, -on_table), TABLE_EDGE
    return (end if hit is None else towards(start, direction_from, -way)), stopped_by


def _way_on_table(base: Disc | Oblong, direction_from: Point, way: int, width: int, height: int) -> int:
    """How much of the way the base stays on the table."""
    start = base.centre
    across, up = start[0] - direction_from[0], start[1] - direction_from[1]
    length = centre_distance(start, direction_from)
    left, low, right, high = base.box
    if across:
        way = min(way, max(0, width - right if across > 0 else left) * length // abs(across) + 1)
    if up:
        way = min(way, max(0, height - high if up > 0 else low) * length // abs(up) + 1)
    while way > 0 and not _fits(base, towards(start, direction_from, -way), width, height):
        way -= 1
    return way


def _fits(base: Disc | Oblong, centre: Point, width: int, height: int) -> bool:
    """The base hangs no farther over an edge of the table there than it does now."""
    left, low, right, high = placed(base, centre).box
    now_left, now_low, now_right, now_high = base.box
    return (
        left >= min(0, now_left)
        and low >= min(0, now_low)
        and right <= max(width, now_right)
        and high <= max(height, now_high)
    )
