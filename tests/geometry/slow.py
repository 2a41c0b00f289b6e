"""Slow, obviously right versions: ratios where they are exact, many samples where they are not."""

from __future__ import annotations

from fractions import Fraction
from math import cos, dist, pi, sin

from tercio.geometry.points import Point
from tercio.geometry.shapes import Edge, Polygon, Shape

Exact = tuple[Fraction, Fraction]


def square_to_edge(x: Fraction, y: Fraction, edge: Edge) -> Fraction:
    """The square of the distance from a point to a segment."""
    ax, ay, bx, by = [Fraction(number) for number in edge]
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = Fraction(0)
    if length:
        share = max(Fraction(0), min(Fraction(1), ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return (x - ax - share * (bx - ax)) ** 2 + (y - ay - share * (by - ay)) ** 2


def is_inside(polygon: Polygon, x: Fraction, y: Fraction) -> bool:
    """A line to the right meets the outline an odd number of times; the outline belongs to the polygon."""
    if min([square_to_edge(x, y, edge) for edge in polygon.edges]) == 0:
        return True
    meetings = 0
    for ax, ay, bx, by in polygon.edges:
        if min(ay, by) <= y < max(ay, by):
            meetings += ax + (bx - ax) * (y - ay) / Fraction(by - ay) > x
    return meetings % 2 == 1


def meeting_share(one: Edge, other: Edge) -> Fraction | None:
    """Where, as a share of the first, two segments that are not parallel meet."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        return None
    share = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), turn)
    other_share = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), turn)
    return share if 0 <= share <= 1 and 0 <= other_share <= 1 else None


def core_square(a: Shape, b: Shape) -> Fraction:
    """The square of the distance of two cores."""
    for one, other in ((a, b), (b, a)):
        x, y = [Fraction(number) for number in one.tips[0]]
        if isinstance(other, Polygon) and is_inside(other, x, y):
            return Fraction(0)
    squares: list[Fraction] = []
    for edge in a.edges:
        for other_edge in b.edges:
            if meeting_share(edge, other_edge) is not None:
                return Fraction(0)
            for first, second in ((edge, other_edge), (other_edge, edge)):
                squares.append(square_to_edge(Fraction(first[0]), Fraction(first[1]), second))
                squares.append(square_to_edge(Fraction(first[2]), Fraction(first[3]), second))
    return min(squares)


def holds(shape: Shape, x: Fraction, y: Fraction) -> bool:
    """The point lies in the shape."""
    if isinstance(shape, Polygon):
        return is_inside(shape, x, y)
    return square_to_edge(x, y, shape.edges[0]) <= shape.radius**2


def on_the_way(a: Point, b: Point, count: int) -> list[Exact]:
    """So many points of a segment, each in the middle of an equal part of it."""
    shares = [Fraction(2 * number + 1, 2 * count) for number in range(count)]
    return [(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])) for share in shares]


def sampled_stretch(shape: Shape, a: Point, b: Point, count: int) -> float:
    """The length inside a shape, by counting points."""
    inside = [holds(shape, x, y) for x, y in on_the_way(a, b, count)]
    return sum(inside) * dist(a, b) / count


def rim(shape: Shape, count: int) -> list[Point]:
    """Points close to the outline, inside it or hardly outside."""
    found: list[Point] = []
    for ax, ay, bx, by in shape.edges:
        steps = max(1, count // len(shape.edges))
        found += [(ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps) for step in range(steps)]
    if not shape.radius:
        return found
    round_points: list[Point] = []
    for x, y in shape.tips:
        for step in range(count):
            angle = 2 * pi * step / count
            round_points.append(
                (round(x + (shape.radius - 1) * cos(angle)), round(y + (shape.radius - 1) * sin(angle)))
            )
    return round_points
