"""What a straight line crosses, and for how long."""

from __future__ import annotations

from math import isqrt
from typing import Final

from tercio.geometry.distance import cores_meet
from tercio.geometry.points import Point
from tercio.geometry.polygons import is_deep_inside, is_interior, spans_inside
from tercio.geometry.shapes import Disc, Edge, Oblong, Polygon, Shape

FINE: Final = 1_024  # positions on a line are kept to this part of a mil


def crosses(shape: Shape, a: Point, b: Point, grazing: int = 0) -> bool:
    """The segment from a to b meets the interior of the shape; touching the edge only is no crossing. Exact.

    It may graze the shape: run up to `grazing` mils below its edge.
    """
    left, low, right, high = shape.box
    (ax, ay), (bx, by) = a, b
    if (ax <= left and bx <= left) or (ax >= right and bx >= right):
        return False
    if (ay <= low and by <= low) or (ay >= high and by >= high):
        return False
    if isinstance(shape, Polygon):
        if a == b:
            return is_interior(shape, a)
        if not spans_inside(shape, a, b):
            return False
        return not grazing or is_deep_inside(shape, a, b, grazing) or runs_deeper(shape, a, b, grazing)
    reach = shape.radius - grazing
    if reach <= 0:
        return False
    if isinstance(shape, Disc):
        return is_nearer(shape.x, shape.y, ax, ay, bx, by, reach)
    if a == b:
        return is_nearer(ax, ay, shape.ax, shape.ay, shape.bx, shape.by, reach)
    return (
        is_nearer(shape.ax, shape.ay, ax, ay, bx, by, reach)
        or is_nearer(shape.bx, shape.by, ax, ay, bx, by, reach)
        or is_nearer(ax, ay, shape.ax, shape.ay, shape.bx, shape.by, reach)
        or is_nearer(bx, by, shape.ax, shape.ay, shape.bx, shape.by, reach)
        or cores_meet(shape, Oblong(ax, ay, bx, by, 0))
    )


def runs_deeper(polygon: Polygon, a: Point, b: Point, depth: int) -> bool:
    """Some point of the segment inside lies deeper than this, even if its middle does not; to a mil."""
    left = fine_stretches(polygon, a, b)
    for edge in polygon.edges:
        for low, high in fine_stretches(Oblong(*edge, depth + 1), a, b):
            left = [
                span
                for start, end in left
                for span in ((start, min(end, low)), (max(start, high), end))
                if span[0] + 1 < span[1]
            ]
        if not left:
            return False
    return bool(left)


def is_nearer(x: int, y: int, ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """The point lies less than `reach` from the segment; exact."""
    vx, vy, wx, wy = bx - ax, by - ay, x - ax, y - ay
    along = vx * wx + vy * wy
    if along <= 0:
        return wx * wx + wy * wy < reach * reach
    length = vx * vx + vy * vy
    if along >= length:
        return (x - bx) * (x - bx) + (y - by) * (y - by) < reach * reach
    aside = vx * wy - vy * wx
    return aside * aside < reach * reach * length


def stretch_inside(shape: Shape, a: Point, b: Point) -> int:
    """How much of the segment from a to b lies inside the shape, rounded to the nearest mil."""
    total = 0
    for start, end in fine_stretches(shape, a, b):
        total += end - start
    return (2 * total + FINE) // (2 * FINE)


def stretches(shape: Shape, a: Point, b: Point) -> tuple[tuple[int, int], ...]:
    """From where to where, in mils from a, the segment runs inside the shape, in order; to the nearest mil."""
    return tuple(
        [
            ((2 * start + FINE) // (2 * FINE), (2 * end + FINE) // (2 * FINE))
            for start, end in fine_stretches(shape, a, b)
        ]
    )


def fine_stretches(shape: Shape, a: Point, b: Point) -> list[tuple[int, int]]:
    """The same in 1/1024 mil, rounded down."""
    (ax, ay), (bx, by) = a, b
    left, low, right, high = shape.box
    if (ax <= left and bx <= left) or (ax >= right and bx >= right):
        return []
    if (ay <= low and by <= low) or (ay >= high and by >= high) or a == b:
        return []
    square = (bx - ax) ** 2 + (by - ay) ** 2
    root = isqrt(square << 40)
    length = root >> 10
    found: list[tuple[int, int]] = []
    if isinstance(shape, Polygon):
        for (start, start_below), (end, end_below) in spans_inside(shape, a, b):
            found.append(((start << 30) // (start_below * root), (end << 30) // (end_below * root)))
        return found
    if isinstance(shape, Disc):
        span = _in_disc(shape.x, shape.y, shape.radius, a, b)
    else:
        span = _in_oblong(shape, a, b)
    start, end = max(0, span[0]), min(length, span[1])
    if start < end:
        found.append((start, end))
    return found


NOWHERE: Final = (1, 0)


def _in_disc(x: int, y: int, radius: int, a: Point, b: Point) -> tuple[int, int]:
    """Where the line through a and b enters and leaves the disc."""
    (ax, ay), (bx, by) = a, b
    vx, vy, wx, wy = bx - ax, by - ay, x - ax, y - ay
    square = vx * vx + vy * vy
    aside = vx * wy - vy * wx
    spare = radius * radius * square - aside * aside
    if spare <= 0:
        return NOWHERE
    foot = ((vx * wx + vy * wy) << 30) // isqrt(square << 40)
    half = isqrt((spare << 20) // square)
    return foot - half, foot + half


def _in_oblong(shape: Oblong, a: Point, b: Point) -> tuple[int, int]:
    """Where the line through a and b enters and leaves the oblong: the outermost of its two ends and its rectangle."""
    spans = [
        _in_disc(shape.ax, shape.ay, shape.radius, a, b),
        _in_disc(shape.bx, shape.by, shape.radius, a, b),
        _in_rectangle(shape.edges[0], shape.radius, a, b),
    ]
    inside = [span for span in spans if span[0] < span[1]]
    if not inside:
        return NOWHERE
    return min([start for start, _ in inside]), max([end for _, end in inside])


def _in_rectangle(spine: Edge, radius: int, a: Point, b: Point) -> tuple[int, int]:
    """The line is clipped twice: by the two ends of the spine, and by the two sides at the radius."""
    sx, sy, ex, ey = spine
    ux, uy = ex - sx, ey - sy
    square = ux * ux + uy * uy
    if square == 0:
        return NOWHERE
    vx, vy, wx, wy = b[0] - a[0], b[1] - a[1], a[0] - sx, a[1] - sy
    root = isqrt(square << 40)
    limit = radius * root >> 20  # radius times the length of the spine
    length = isqrt((vx * vx + vy * vy) << 20)
    first = _clip(ux * wx + uy * wy, ux * vx + uy * vy, 0, square, length)
    second = _clip(ux * wy - uy * wx, ux * vy - uy * vx, -limit, limit, length)
    return max(first[0], second[0]), min(first[1], second[1])


def _clip(start: int, change: int, low: int, high: int, length: int) -> tuple[int, int]:
    """Where `start + change * t` lies between the two bounds, t running from 0 to 1 over the length."""
    if change == 0:
        return (-(10**12), 10**12) if low < start < high else NOWHERE
    one, other = (low - start) * length // change, (high - start) * length // change
    return (one, other) if one < other else (other, one)
