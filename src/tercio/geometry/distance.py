"""Distances edge to edge, contact, overlap, and the table's edge.

Gaps are rounded up to whole mils, so that "within N" is never generous; comparisons are exact.
"""

from __future__ import annotations

from math import isqrt

from tercio.geometry.points import TOUCH, Point
from tercio.geometry.polygons import Ratio, polygons_overlap
from tercio.geometry.shapes import Disc, Edge, Polygon, Shape, in_ring, is_near_edge


def gap(a: Shape, b: Shape) -> int:
    """The distance from edge to edge, rounded up; 0 where the shapes overlap or touch exactly."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        x, y = b.x - a.x, b.y - a.y
        square = x * x + y * y
        return max(0, (isqrt(square - 1) + 1 if square else 0) - a.radius - b.radius)
    if cores_meet(a, b):
        return 0
    return max(0, root_up(edges_square(a.edges, b.edges)) - a.radius - b.radius)


def gap_at_most(a: Shape, b: Shape, limit: int) -> bool:
    """The gap is at most `limit`; exact, and quicker than the gap."""
    reach = a.radius + b.radius + limit
    if isinstance(a, Disc) and isinstance(b, Disc):
        x, y = b.x - a.x, b.y - a.y
        return limit >= 0 and x * x + y * y <= reach * reach
    left, low, right, high = a.box
    other_left, other_low, other_right, other_high = b.box
    if other_left > right + limit or left > other_right + limit or limit < 0:
        return False
    if other_low > high + limit or low > other_high + limit:
        return False
    return cores_meet(a, b) or are_edges_near(a.edges, b.edges, reach * reach)


def touching(a: Shape, b: Shape) -> bool:
    """The gap is no wider than contact allows."""
    return gap_at_most(a, b, TOUCH)


def overlapping(a: Shape, b: Shape) -> bool:
    """The interiors share more than a rim of one mil, so that bases placed in contact by whole mils never overlap.

    Where one of the two is round, its radius less one mil still reaches into the other. Two polygons overlap if the
    middle of a stretch of one outline inside the other lies more than a mil deep, or if they are one.
    """
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        return polygons_overlap(a, b)
    square = overlap_square(a.radius + b.radius)
    if square < 0:
        return False
    if isinstance(a, Disc) and isinstance(b, Disc):
        x, y = b.x - a.x, b.y - a.y
        return x * x + y * y <= square
    left, low, right, high = a.box
    other_left, other_low, other_right, other_high = b.box
    if other_left >= right or left >= other_right or other_low >= high or low >= other_high:
        return False
    return cores_meet(a, b) or are_edges_near(a.edges, b.edges, square)


def overlap_square(reach: int) -> int:
    """Cores whose squared distance is at most this belong to shapes that overlap; negative: never."""
    return (reach - 1) * (reach - 1) - 1 if reach > 1 else -1


def gap_to_edge(shape: Shape, width: int, height: int) -> int:
    """The distance to the nearest edge of the table; negative where the shape hangs over it. Exact."""
    left, low, right, high = shape.box
    return min(left, low, width - right, height - high)


def inside_table(shape: Shape, width: int, height: int) -> bool:
    """No part of the shape hangs over the edge of the table."""
    left, low, right, high = shape.box
    return left >= 0 and low >= 0 and right <= width and high <= height


# -- cores ---------------------------------------------------------------------------------------------


def cores_meet(a: Shape, b: Shape) -> bool:
    """One core lies in the other, or their outlines meet; touching is meeting."""
    if isinstance(a, Polygon) and in_ring(b.edges[0][0], b.edges[0][1], a.edges):
        return True
    if isinstance(b, Polygon) and in_ring(a.edges[0][0], a.edges[0][1], b.edges):
        return True
    if isinstance(a, Disc) or isinstance(b, Disc):
        return False  # a point that lies on an outline was found above; on a spine, its distance is nothing
    for edge in a.edges:
        for other in b.edges:
            if edges_meet(edge, other):
                return True
    return False


def edges_meet(one: Edge, other: Edge) -> bool:
    """The two segments share a point."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    c_side = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d_side = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if (c_side > 0 and d_side > 0) or (c_side < 0 and d_side < 0):
        return False
    a_side = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    b_side = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if (a_side > 0 and b_side > 0) or (a_side < 0 and b_side < 0):
        return False
    if c_side == 0 and d_side == 0:  # on one line, or one of them is a point
        if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
            return False
        return max(ay, by) >= min(cy, dy) and max(cy, dy) >= min(ay, by)
    return True


def are_edges_near(some: tuple[Edge, ...], others: tuple[Edge, ...], square: int) -> bool:
    """Some end of an edge lies so near an edge of the others that the square of the distance is at most this."""
    is_single = len(others) == 1  # said apart: mypyc would take both for tuples of one edge from here on
    if is_single:
        some, others = others, some
    for edge in some:
        ax, ay, bx, by = edge
        is_point = ax == bx and ay == by  # the core of a disc: no end of an edge is nearer to it than the edge
        for other in others:
            if is_near_edge(ax, ay, other, square):
                return True
            if is_point:
                continue
            if is_near_edge(other[0], other[1], edge, square) or is_near_edge(bx, by, other, square):
                return True
            if is_near_edge(other[2], other[3], edge, square):
                return True
    return False


def edges_square(some: tuple[Edge, ...], others: tuple[Edge, ...]) -> Ratio:
    """The least square of a distance from an end of an edge to an edge of the others."""
    best: Ratio = (1, 0)
    for edge in some:
        ax, ay, bx, by = edge
        for other in others:
            cx, cy, dx, dy = other
            best = _less(best, edge_square(ax, ay, other))
            best = _less(best, edge_square(bx, by, other))
            best = _less(best, edge_square(cx, cy, edge))
            best = _less(best, edge_square(dx, dy, edge))
    return best


def edge_square(x: int, y: int, edge: Edge) -> Ratio:
    """The square of the distance from a point to an edge."""
    ax, ay, bx, by = edge
    vx, vy, wx, wy = bx - ax, by - ay, x - ax, y - ay
    along = vx * wx + vy * wy
    if along <= 0:
        return wx * wx + wy * wy, 1
    length = vx * vx + vy * vy
    if along >= length:
        return (x - bx) * (x - bx) + (y - by) * (y - by), 1
    aside = vx * wy - vy * wx
    return aside * aside, length


def _less(one: Ratio, other: Ratio) -> Ratio:
    return one if one[0] * other[1] <= other[0] * one[1] else other


def root_up(square: Ratio) -> int:
    """The square root of a ratio, rounded up."""
    above, below = square
    root = isqrt(above // below)
    return root if root * root * below >= above else root + 1


# -- nearest points ---------------------------------------------------------------------------------------


def nearest_on(shape: Shape, point: Point) -> Point:
    """The point of the core's outline that lies nearest to a point, rounded to whole mils."""
    best: Ratio = (1, 0)
    found = shape.centre
    for edge in shape.edges:
        square = edge_square(point[0], point[1], edge)
        if square[0] * best[1] < best[0] * square[1]:
            best = square
            found = foot_on(edge, point)
    return found


def foot_on(edge: Edge, point: Point) -> Point:
    """The point of an edge that lies nearest to a point, rounded to whole mils."""
    ax, ay, bx, by = edge
    vx, vy = bx - ax, by - ay
    along = vx * (point[0] - ax) + vy * (point[1] - ay)
    length = vx * vx + vy * vy
    if along <= 0:
        return ax, ay
    if along >= length:
        return bx, by
    return ax + (2 * vx * along + length) // (2 * length), ay + (2 * vy * along + length) // (2 * length)
