"""Where a line runs inside a polygon, exactly: the outline is walked once, positions on the line are ratios.

A corner on the line is counted once as left and once as right of it. What is inside both times is interior; so a line
along a side is outside, and a line through two corners of a bay is not.
"""

from __future__ import annotations

from tercio.geometry.points import Point
from tercio.geometry.shapes import Polygon, in_ring, is_near_edge

Ratio = tuple[int, int]  # numerator and denominator; the denominator is positive
Span = tuple[Ratio, Ratio]  # from, to


def spans_inside(polygon: Polygon, a: Point, b: Point) -> list[Span]:
    """The parts of the segment from a to b in the interior, in order: 0 is a, the square of its length is b."""
    ax, ay = a
    vx, vy = b[0] - ax, b[1] - ay
    sides: list[int] = []
    is_left, is_right, is_on = False, False, False
    for x, y in polygon.ring:
        side = vx * (y - ay) - vy * (x - ax)
        sides.append(side)
        if side > 0:
            is_left = True
        elif side < 0:
            is_right = True
        else:
            is_on = True
    if not is_left or not is_right:
        return []
    along = [vx * (x - ax) + vy * (y - ay) for x, y in polygon.ring]
    length = vx * vx + vy * vy
    spans = _pairs(_crossings(sides, along, 0))
    if is_on:
        spans = _common(spans, _pairs(_crossings(sides, along, 1)))
    return _common(spans, [((0, 1), (length, 1))])


def _crossings(sides: list[int], along: list[int], least: int) -> list[Ratio]:
    """Where the outline changes sides, in order; a corner is left of the line if its side is at least this."""
    found: list[Ratio] = []
    for corner in range(len(sides)):
        side, other = sides[corner - 1], sides[corner]
        if (side >= least) != (other >= least):
            above, below = along[corner] * side - along[corner - 1] * other, side - other
            place: Ratio = (above, below) if below > 0 else (-above, -below)
            found.append(place)
            spot = len(found) - 1
            while spot > 0 and _is_less(place, found[spot - 1]):
                found[spot] = found[spot - 1]
                spot -= 1
            found[spot] = place
    return found


def _pairs(places: list[Ratio]) -> list[Span]:
    return [(places[index], places[index + 1]) for index in range(0, len(places), 2)]


def _common(some: list[Span], others: list[Span]) -> list[Span]:
    """What lies in both; parts without length are left out."""
    found: list[Span] = []
    for low, high in some:
        for other_low, other_high in others:
            start = other_low if _is_less(low, other_low) else low
            end = high if _is_less(high, other_high) else other_high
            if _is_less(start, end):
                found.append((start, end))
    return found


def _is_less(one: Ratio, other: Ratio) -> bool:
    return one[0] * other[1] < other[0] * one[1]


def is_interior(polygon: Polygon, point: Point) -> bool:
    """The point lies in the polygon, but not on its outline."""
    x, y = point
    for edge in polygon.edges:
        if is_near_edge(x, y, edge, 0):
            return False
    return in_ring(x, y, polygon.edges)


def is_deep_inside(polygon: Polygon, a: Point, b: Point, depth: int) -> bool:
    """The middle of some part of the segment in the interior lies deeper than `depth` below the outline."""
    vx, vy = b[0] - a[0], b[1] - a[1]
    length = vx * vx + vy * vy
    for (low, low_below), (high, high_below) in spans_inside(polygon, a, b):
        below = 2 * low_below * high_below * length
        middle = low * high_below + high * low_below
        if _is_deep(polygon, a[0] * below + vx * middle, a[1] * below + vy * middle, below, depth):
            return True
    return False


def _is_deep(polygon: Polygon, x: int, y: int, below: int, depth: int) -> bool:
    """No side is as near as `depth` to the point (x, y) / below."""
    square = (depth * below) ** 2
    for ax, ay, bx, by in polygon.edges:
        if is_near_edge(x, y, (ax * below, ay * below, bx * below, by * below), square):
            return False
    return True


def polygons_overlap(a: Polygon, b: Polygon) -> bool:
    """The middle of a stretch of one outline inside the other lies more than a mil deep, or the two are one."""
    left, low, right, high = a.box
    other_left, other_low, other_right, other_high = b.box
    if other_left >= right or left >= other_right or other_low >= high or low >= other_high:
        return False
    for one, other in ((a, b), (b, a)):
        for ax, ay, bx, by in one.edges:
            if is_deep_inside(other, (ax, ay), (bx, by), 1):
                return True
    # Neither outline runs inside the other: the interiors are one or have nothing in common.
    first, second, third = _largest(triangles(a))
    x, y = first[0] + second[0] + third[0], first[1] + second[1] + third[1]
    thrice = tuple([(3 * ax, 3 * ay, 3 * bx, 3 * by) for ax, ay, bx, by in b.edges])
    return in_ring(x, y, thrice) and _is_deep(b, x, y, 3, 1)


# -- triangles -------------------------------------------------------------------------------------------

Triangle = tuple[Point, Point, Point]


def triangles(polygon: Polygon) -> list[Triangle]:
    """The polygon cut into triangles from corner to corner, counter-clockwise."""
    ring = list(polygon.ring)
    found: list[Triangle] = []
    while len(ring) > 3:
        spot = _ear(ring)
        triangle = (ring[spot - 1], ring[spot], ring[(spot + 1) % len(ring)])
        if _turn(*triangle) > 0:
            found.append(triangle)
        del ring[spot]
    return [*found, (ring[0], ring[1], ring[2])]


def _ear(ring: list[Point]) -> int:
    """A corner that may be cut off: flat, or convex with no other corner in its triangle."""
    count = len(ring)
    for spot in range(count):
        a, b, c = ring[spot - 1], ring[spot], ring[(spot + 1) % count]
        turn = _turn(a, b, c)
        if turn == 0:
            return spot
        if turn > 0:
            others = [p for p in ring if p not in (a, b, c)]
            if not [p for p in others if _turn(a, b, p) >= 0 and _turn(b, c, p) >= 0 and _turn(c, a, p) >= 0]:
                return spot
    raise ValueError(f"the outline meets itself: {ring}")


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _largest(some: list[Triangle]) -> Triangle:
    best = some[0]
    for triangle in some:
        if _turn(*triangle) > _turn(*best):
            best = triangle
    return best
