"""What a taut way bends around: circles, one for each round obstacle and one for each outward corner of the others.

A way around circles is made of tangents and arcs. It leaves a circle where it must, never later: with the circle on
its left it turns left, with the circle on its right it turns right.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tercio.geometry.field import Corner
from tercio.geometry.shapes import Disc, Oblong, Shape

COARSE: Final = 0.96  # cosine of the largest turn at one corner of a way, 16 degrees
FINE: Final = 0.998  # the same, 3.6 degrees, where there is less room


class Pivot:
    """A circle to bend around. A point is a circle without size; only there a way may end or begin.

    `stays` are the directions from a corner to its neighbours: a taut way has both on the side of the circle.
    `short` is how far before the point a way ends that only has to touch.
    """

    __slots__ = ("arrivals", "ends", "obstacle", "radius", "short", "stays", "x", "y")

    def __init__(self, x: float, y: float, radius: float, obstacle: int, stays: tuple[Corner, ...] = ()) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.obstacle = obstacle
        self.stays = stays
        self.ends = False
        self.short = 0.0
        self.arrivals: tuple[list[int], list[int]] = ([], [])  # states by side: circle on the right, on the left


def pivots_around(shape: Shape, radius: float, obstacle: int) -> list[Pivot]:
    """The circles around an obstacle whose every point keeps this radius from its core."""
    if isinstance(shape, Disc):
        return [Pivot(shape.x, shape.y, radius, obstacle)]
    if isinstance(shape, Oblong):
        dx, dy = float(shape.bx - shape.ax), float(shape.by - shape.ay)
        return [
            Pivot(shape.ax, shape.ay, radius, obstacle, unit_of(dx, dy)),
            Pivot(shape.bx, shape.by, radius, obstacle, unit_of(-dx, -dy)),
        ]
    found: list[Pivot] = []
    ring = shape.ring
    for i in range(len(ring)):
        (ax, ay), (bx, by), (cx, cy) = ring[i - 2], ring[i - 1], ring[i]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0:
            stays = unit_of(ax - bx, ay - by) + unit_of(cx - bx, cy - by)
            found.append(Pivot(bx, by, radius, obstacle, stays))
    return found


def unit_of(dx: float, dy: float) -> tuple[Corner, ...]:
    length = sqrt(dx * dx + dy * dy)
    return ((dx / length, dy / length),) if length > 0 else ()


def outline_of(shape: Shape, radius: float) -> list[tuple[float, float, float, float]]:
    """The straight sides of a shape, carried outwards by the radius, counter-clockwise around it."""
    edges = shape.edges
    if isinstance(shape, Disc):
        return []
    if isinstance(shape, Oblong):
        edges = (*edges, (shape.bx, shape.by, shape.ax, shape.ay))
    found: list[tuple[float, float, float, float]] = []
    for ax, ay, bx, by in edges:
        length = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        if length > 0:
            ox, oy = (by - ay) / length * radius, (ax - bx) / length * radius
            found.append((ax + ox, ay + oy, bx + ox, by + oy))
    return found


def corners_of_arc(
    x: float, y: float, signed: float, vx: float, vy: float, ux: float, uy: float, fineness: float
) -> list[Corner]:
    """Corners outside an arc around a circle, whose legs touch the circle; from direction v to direction u.

    `signed` is the radius, negative with the circle on the right. No turn is sharper than the fineness allows.
    """
    dot = vx * ux + vy * uy
    if dot >= fineness:
        share = signed / (1 + dot)
        return [(x + (vy + uy) * share, y - (vx + ux) * share)]
    if dot > -0.99:
        size = sqrt(2 + 2 * dot)
        mx, my = (vx + ux) / size, (vy + uy) / size
    else:
        mx, my = (-vy, vx) if signed > 0 else (vy, -vx)
    first = corners_of_arc(x, y, signed, vx, vy, mx, my, fineness)
    return first + corners_of_arc(x, y, signed, mx, my, ux, uy, fineness)


def meeting_points(a: Shape, near_a: float, b: Shape, near_b: float) -> list[Corner]:
    """Where the outlines at these distances around two shapes cross."""
    found: list[Corner] = []
    sides_a, sides_b = outline_of(a, near_a), outline_of(b, near_b)
    rounds_a, rounds_b = pivots_around(a, near_a, 0), pivots_around(b, near_b, 0)
    for one in rounds_a:
        for other in rounds_b:
            found += circles_meet(one, other)
        for side in sides_b:
            found += side_meets_circle(side, one)
    for side in sides_a:
        for other in rounds_b:
            found += side_meets_circle(side, other)
        for against in sides_b:
            found += sides_meet(side, against)
    return found


def circles_meet(a: Pivot, b: Pivot) -> list[Corner]:
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    if square == 0:
        return []
    share = (square + a.radius * a.radius - b.radius * b.radius) / (2 * square)
    left = a.radius * a.radius / square - share * share
    if left < 0:
        return []
    aside = sqrt(left)
    mx, my = a.x + dx * share, a.y + dy * share
    return [(mx - dy * aside, my + dx * aside), (mx + dy * aside, my - dx * aside)]


def side_meets_circle(side: tuple[float, float, float, float], circle: Pivot) -> list[Corner]:
    ax, ay, bx, by = side
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = ((circle.x - ax) * dx + (circle.y - ay) * dy) / square
    aside = (circle.x - ax) * dy - (circle.y - ay) * dx
    left = circle.radius * circle.radius / square - aside * aside / (square * square)
    if left < 0:
        return []
    half = sqrt(left)
    return [(ax + dx * t, ay + dy * t) for t in (along - half, along + half) if 0 <= t <= 1]


def sides_meet(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> list[Corner]:
    dx, dy, ex, ey = a[2] - a[0], a[3] - a[1], b[2] - b[0], b[3] - b[1]
    cross = dx * ey - dy * ex
    if cross == 0:
        return []
    vx, vy = b[0] - a[0], b[1] - a[1]
    s, t = (vx * ey - vy * ex) / cross, (vx * dy - vy * dx) / cross
    return [(a[0] + dx * s, a[1] + dy * s)] if 0 <= s <= 1 and 0 <= t <= 1 else []
