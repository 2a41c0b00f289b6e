"""Who sees whom: is there any straight line from one base to another past everything that blocks?

A line may touch what blocks; to be decided in whole numbers it may run up to a mil below its edge. If there is a free
line at all, there is one that can be turned no further to the left. It leans on two things: on the right it is
stopped by the first of them, on the left by the second. So only the lines that lean on two things are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from tercio.geometry.corridors import Corridor
from tercio.geometry.distance import overlapping
from tercio.geometry.points import Point
from tercio.geometry.polygons import triangles
from tercio.geometry.shapes import Disc, Polygon, Shape

FREE, OPEN, SHUT = 0, 1, 2  # what a first look at a strip tells


class Blocker(NamedTuple):
    """What stands in the way, and how high it is; the game leaves out what is seen over."""

    shape: Shape
    height: int


def sight(
    viewer: Shape, target: Shape, blockers: Sequence[Shape], limited: Sequence[Shape] = (), limit: int = 0
) -> bool:
    """Some straight line runs from the viewer's base to the target's base and crosses no blocker.

    It runs at most `limit` mils inside each of the limited shapes. The caller leaves out viewer, target and whatever
    is seen over.
    """
    if isinstance(viewer, Disc) and isinstance(target, Disc):
        near: list[Shape] = []
        found = _survey(viewer, target, blockers, near)
        if found == SHUT:
            return False
        wooded: list[Shape] = []
        if limited:
            _survey(viewer, target, limited, wooded)
        if found == FREE and not wooded:
            return True
        return Corridor(viewer, target, near, wooded, limit).find() is not None
    return sight_line(viewer, target, blockers, limited, limit) is not None


def sight_line(
    viewer: Shape, target: Shape, blockers: Sequence[Shape], limited: Sequence[Shape] = (), limit: int = 0
) -> tuple[Point, Point] | None:
    """One such line, from edge to edge, its ends rounded to whole mils; None: there is no sight."""
    for eye in _convex_parts(viewer):
        for mark in _convex_parts(target):
            near = _in_box(eye, mark, blockers)
            found = Corridor(eye, mark, near, _in_box(eye, mark, limited), limit).find()
            if found is not None:
                return found
    return None


def _convex_parts(shape: Shape) -> list[Shape]:
    if isinstance(shape, Polygon) and not shape.is_convex:
        return [Polygon(triangle) for triangle in triangles(shape)]
    return [shape]


def _in_box(viewer: Shape, target: Shape, shapes: Sequence[Shape]) -> list[Shape]:
    """Those that reach into the box around both bases."""
    one, other = viewer.box, target.box
    left, low = min(one[0], other[0]), min(one[1], other[1])
    right, high = max(one[2], other[2]), max(one[3], other[3])
    found: list[Shape] = []
    for shape in shapes:
        box = shape.box
        if box[0] < right and box[2] > left and box[1] < high and box[3] > low:
            found.append(shape)
    return found


def _survey(viewer: Disc, target: Disc, shapes: Sequence[Shape], near: list[Shape]) -> int:
    """Collects what reaches into the strip between two round bases, and tells whether that decides the matter.

    FREE: nothing is on the line of centres. SHUT: one thing reaches across the whole strip. All numbers are scaled by
    the distance of the centres.
    """
    ax, ay, bx, by = viewer.x, viewer.y, target.x, target.y
    widest = viewer.radius if viewer.radius > target.radius else target.radius
    left, right = (ax - widest, bx + widest) if ax < bx else (bx - widest, ax + widest)
    low, high = (ay - widest, by + widest) if ay < by else (by - widest, ay + widest)
    vx, vy = bx - ax, by - ay
    length = isqrt(vx * vx + vy * vy) + 1
    zero = vx * ay - vy * ax
    strip = widest * length
    state = FREE
    for shape in shapes:
        box = shape.box
        if box[0] >= right or box[2] <= left or box[1] >= high or box[3] <= low:
            continue
        own = shape.radius * length
        if isinstance(shape, Disc):
            least = most = vx * shape.y - vy * shape.x - zero
        else:
            sides = [vx * y - vy * x - zero for x, y in shape.tips]
            least, most = min(sides), max(sides)
        if least - own >= strip or most + own <= -strip:
            continue
        near.append(shape)
        if least < own and most > -own:
            state = OPEN
            rim = strip + 2 * length
            if least - own < -rim and most + own > rim and _stands_between(viewer, target, shape):
                return SHUT
    return state


def _stands_between(viewer: Disc, target: Disc, shape: Shape) -> bool:
    """The whole shape stands farther on than one centre, less far than the other, and apart from both bases."""
    vx, vy = target.x - viewer.x, target.y - viewer.y
    along = [vx * (x - viewer.x) + vy * (y - viewer.y) for x, y in shape.tips]
    if isinstance(shape, Disc):
        is_between = 0 < along[0] < vx * vx + vy * vy
    else:
        own = shape.radius * (isqrt(vx * vx + vy * vy) + 1)
        is_between = own < min(along) and max(along) + own < vx * vx + vy * vy
    return is_between and not overlapping(shape, viewer) and not overlapping(shape, target)
