"""Where the outlines of two shapes meet, rounded to whole mils.

Points at which only the circles or sides of the outlines meet may be among them, so the caller tries them all.
"""

from __future__ import annotations

from math import isqrt

from tercio.geometry.points import Point, towards
from tercio.geometry.shapes import Disc, Edge, Oblong, Polygon, Shape

Circle = tuple[int, int, int]  # x, y, radius


def meetings(a: Shape, b: Shape) -> list[Point]:
    """The points that both outlines share, and perhaps some others on them."""
    circles, other_circles = _circles(a), _circles(b)
    sides, other_sides = _sides(a), _sides(b)
    found: list[Point] = []
    for circle in circles:
        for other in other_circles:
            found += _two_circles(circle, other)
        for side in other_sides:
            found += _circle_and_side(circle, side)
    for circle in other_circles:
        for side in sides:
            found += _circle_and_side(circle, side)
    for side in sides:
        for other_side in other_sides:
            found += _two_sides(side, other_side)
    return found


def _circles(shape: Shape) -> list[Circle]:
    if isinstance(shape, Polygon):
        return []
    return [(x, y, shape.radius) for x, y in shape.tips]


def _sides(shape: Shape) -> list[Edge]:
    if isinstance(shape, Disc):
        return []
    if isinstance(shape, Oblong):
        return straight_sides(shape)
    return list(shape.edges)


def straight_sides(shape: Oblong) -> list[Edge]:
    """The two straight sides of an oblong, their ends rounded to whole mils."""
    ax, ay, bx, by = shape.edges[0]
    across, up = towards((0, 0), (ay - by, bx - ax), shape.radius)
    return [(ax + across, ay + up, bx + across, by + up), (ax - across, ay - up, bx - across, by - up)]


def _two_circles(one: Circle, other: Circle) -> list[Point]:
    (ax, ay, a_radius), (bx, by, b_radius) = one, other
    vx, vy = bx - ax, by - ay
    square = vx * vx + vy * vy
    if square == 0 or not (a_radius - b_radius) ** 2 <= square <= (a_radius + b_radius) ** 2:
        return []
    along = square + a_radius * a_radius - b_radius * b_radius  # twice the share of the way, times the square
    aside = isqrt(max(0, 4 * a_radius * a_radius * square - along * along))
    return [
        (
            ax + _rounded(vx * along - sign * vy * aside, 2 * square),
            ay + _rounded(vy * along + sign * vx * aside, 2 * square),
        )
        for sign in (1, -1)
    ]


def _circle_and_side(circle: Circle, side: Edge) -> list[Point]:
    x, y, radius = circle
    ax, ay, bx, by = side
    vx, vy = bx - ax, by - ay
    square = vx * vx + vy * vy
    if square == 0:
        return []
    along = vx * (x - ax) + vy * (y - ay)
    aside = vx * (y - ay) - vy * (x - ax)
    spare = radius * radius * square - aside * aside
    if spare < 0:
        return []
    places = [along - isqrt(spare), along + isqrt(spare)]
    return [
        (ax + _rounded(vx * place, square), ay + _rounded(vy * place, square))
        for place in places
        if 0 <= place <= square
    ]


def _two_sides(one: Edge, other: Edge) -> list[Point]:
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    vx, vy, ux, uy = bx - ax, by - ay, dx - cx, dy - cy
    turn = vx * uy - vy * ux
    if turn == 0:
        return []
    place, other_place = (cx - ax) * uy - (cy - ay) * ux, (cx - ax) * vy - (cy - ay) * vx
    if turn < 0:
        turn, place, other_place = -turn, -place, -other_place
    if not (0 <= place <= turn and 0 <= other_place <= turn):
        return []
    return [(ax + _rounded(vx * place, turn), ay + _rounded(vy * place, turn))]


def _rounded(above: int, below: int) -> int:
    return (2 * above + below) // (2 * below)
