"""Arcs of a base: what lies in front of it and what does not, by its facing.

An arc is open to infinity and as wide as twice `half_width` degrees; its two rims belong to it. Only the signs of whole
numbers decide, for the directions of a facing come from one table.
"""

from __future__ import annotations

from tercio.geometry.angles import direction
from tercio.geometry.distance import are_edges_near, edges_meet
from tercio.geometry.points import Point
from tercio.geometry.shapes import Edge, Polygon, Shape, in_ring


def in_arc(centre: Point, facing: int, half_width: int, what: Point | Shape) -> bool:
    """The point, or any part of the shape, lies in the arc or on its rim. The centre itself always does."""
    if isinstance(what, tuple):
        return _has_point(centre, facing, half_width, what[0], what[1])
    x, y = what.tips[0]
    if half_width >= 180 or _has_point(centre, facing, half_width, x, y):
        return True
    return _meets_rim(centre, facing, half_width, what)


def wholly_in_arc(centre: Point, facing: int, half_width: int, what: Shape) -> bool:
    """Every part of the shape lies in the arc; it may touch the rim."""
    if half_width >= 180:
        return True
    for x, y in what.ring if isinstance(what, Polygon) else what.tips:
        if not _has_point(centre, facing, half_width, x, y):
            return False
    return not _crosses_rim(centre, facing, half_width, what)


def _has_point(centre: Point, facing: int, half_width: int, x: int, y: int) -> bool:
    dx, dy = x - centre[0], y - centre[1]
    if half_width >= 180 or (dx == 0 and dy == 0):
        return True
    right_x, right_y = direction(facing - half_width)
    left_x, left_y = direction(facing + half_width)
    is_left_of_right_rim = right_x * dy - right_y * dx >= 0
    is_right_of_left_rim = left_x * dy - left_y * dx <= 0
    if half_width < 90:
        return is_left_of_right_rim and is_right_of_left_rim
    if half_width == 90:
        return is_left_of_right_rim
    return is_left_of_right_rim or is_right_of_left_rim


def _rims(centre: Point, facing: int, half_width: int) -> tuple[Edge, Edge]:
    """Both rims, a thousand inches long: farther than any table reaches."""
    x, y = centre
    right_x, right_y = direction(facing - half_width)
    left_x, left_y = direction(facing + half_width)
    return (x, y, x + right_x, y + right_y), (x, y, x + left_x, y + left_y)


def _meets_rim(centre: Point, facing: int, half_width: int, shape: Shape) -> bool:
    """Some point of the shape lies on one of the rims."""
    if isinstance(shape, Polygon) and in_ring(centre[0], centre[1], shape.edges):
        return True
    rims = _rims(centre, facing, half_width)
    for rim in rims:
        for edge in shape.edges:
            if edges_meet(rim, edge):
                return True
    return are_edges_near(rims, shape.edges, shape.radius * shape.radius)


def _crosses_rim(centre: Point, facing: int, half_width: int, shape: Shape) -> bool:
    """Some point of the shape lies beyond a rim, though all its corners lie within; a hair is forgiven."""
    if isinstance(shape, Polygon):
        if half_width <= 90:
            return False  # the arc is convex
        for edge in shape.edges:
            if _runs_behind(centre, facing, half_width, edge):
                return True
        return False
    rims = _rims(centre, facing, half_width)
    for rim in rims:
        if edges_meet(rim, shape.edges[0]):
            return True
    return are_edges_near(rims, shape.edges, shape.radius * shape.radius - 1)


def _runs_behind(centre: Point, facing: int, half_width: int, edge: Edge) -> bool:
    """The edge, whose ends lie in an arc wider than half a circle, cuts through what lies behind."""
    right_x, right_y = direction(facing - half_width)
    left_x, left_y = direction(facing + half_width)
    ax, ay, bx, by = edge[0] - centre[0], edge[1] - centre[1], edge[2] - centre[0], edge[3] - centre[1]
    a_right, b_right = right_x * ay - right_y * ax, right_x * by - right_y * bx
    a_left, b_left = left_x * ay - left_y * ax, left_x * by - left_y * bx
    if a_right >= 0 and b_right < 0:
        a_right, b_right, a_left, b_left = b_right, a_right, b_left, a_left
    if a_right >= 0 or b_right < 0 or b_left <= 0:
        return False
    # Right of the right rim until a share of the way, left of the left rim from another share on.
    return a_left * (a_right - b_right) < a_right * (a_left - b_left)
