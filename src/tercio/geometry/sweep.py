"""A base carried along a straight leg without turning: what it runs into, and after how far.

Overlap of more than a mil counts. So a base may begin in contact and move away or along.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from tercio.geometry.distance import are_edges_near, edges_meet, overlap_square, overlapping
from tercio.geometry.points import Path, Point, centre_distance, towards
from tercio.geometry.shapes import Disc, Edge, Oblong, Polygon, Shape, in_ring, is_near_edge, placed


def sweep_hits(base: Disc | Oblong, a: Point, b: Point, obstacle: Shape) -> bool:
    """The base, carried with its centre from a to b, overlaps the obstacle somewhere. Exact."""
    return find_hit(base, a, b, (obstacle,), 0) == 0


def first_hit(base: Disc | Oblong, a: Point, b: Point, obstacles: Sequence[Shape]) -> tuple[int, int] | None:
    """The index of the obstacle met first, and the way until contact, rounded down: there is no overlap there yet.

    Of several at the same distance it is the first in order.
    """
    best: tuple[int, int] | None = None
    index = find_hit(base, a, b, obstacles, 0)
    while index >= 0:
        way = _way_to(base, a, b, obstacles[index])
        if best is None or way < best[1]:
            best = (index, way)
        index = find_hit(base, a, b, obstacles, index + 1)
    return best


def path_hit(base: Disc | Oblong, path: Path, obstacles: Sequence[Shape]) -> tuple[int, int] | None:
    """The first leg of the path on which the base overlaps an obstacle, and the index of one; None: the way is free."""
    for leg in range(1, len(path)):
        index = find_hit(base, path[leg - 1], path[leg], obstacles, 0)
        if index >= 0:
            return leg - 1, index
    return None


def find_hit(base: Disc | Oblong, a: Point, b: Point, obstacles: Sequence[Shape], start: int) -> int:
    """The index of the first obstacle in order, from `start` on, that the swept base overlaps; -1: none."""
    (ax, ay), (bx, by) = a, b
    radius = base.radius
    half_x, half_y = 0, 0
    if isinstance(base, Oblong):
        half_x, half_y = (base.box[2] - base.box[0]) // 2 - radius, (base.box[3] - base.box[1]) // 2 - radius
    out_x, out_y = radius + half_x + 1, radius + half_y + 1  # one more for a spine of odd length
    left, right = (ax - out_x, bx + out_x) if ax < bx else (bx - out_x, ax + out_x)
    low, high = (ay - out_y, by + out_y) if ay < by else (by - out_y, ay + out_y)
    vx, vy = bx - ax, by - ay
    length = vx * vx + vy * vy
    swept: tuple[Edge, ...] = ()
    for index in range(start, len(obstacles)):
        obstacle = obstacles[index]
        box = obstacle.box
        if box[0] >= right or box[2] <= left or box[1] >= high or box[3] <= low:
            continue
        if isinstance(obstacle, Disc) and half_x == 0 and half_y == 0:
            reach = radius + obstacle.radius - 1
            if reach <= 0:
                continue
            square = reach * reach - 1
            wx, wy = obstacle.x - ax, obstacle.y - ay
            along = vx * wx + vy * wy
            if along <= 0:
                if wx * wx + wy * wy <= square:
                    return index
            elif along >= length:
                wx, wy = obstacle.x - bx, obstacle.y - by
                if wx * wx + wy * wy <= square:
                    return index
            else:
                aside = vx * wy - vy * wx
                if aside * aside <= square * length:
                    return index
            continue
        square = overlap_square(radius + obstacle.radius)
        if square < 0:
            continue
        if not swept:
            swept = swept_edges(base, a, b)
        if _is_near(swept, obstacle, square):
            return index
    return -1


def swept_edges(base: Disc | Oblong, a: Point, b: Point) -> tuple[Edge, ...]:
    """The outline that the core of the base covers on its way: a segment, or the four sides of a parallelogram."""
    if isinstance(base, Disc):
        return ((*a, *b),)
    x, y = base.centre
    rear_x, rear_y, front_x, front_y = base.ax - x, base.ay - y, base.bx - x, base.by - y
    (ax, ay), (bx, by) = a, b
    return (
        (ax + rear_x, ay + rear_y, ax + front_x, ay + front_y),
        (ax + front_x, ay + front_y, bx + front_x, by + front_y),
        (bx + front_x, by + front_y, bx + rear_x, by + rear_y),
        (bx + rear_x, by + rear_y, ax + rear_x, ay + rear_y),
    )


def _is_near(swept: tuple[Edge, ...], obstacle: Shape, square: int) -> bool:
    """The swept core comes so near the core of the obstacle that the square of their distance is at most this."""
    edges = obstacle.edges
    if isinstance(obstacle, Polygon) and in_ring(swept[0][0], swept[0][1], edges):
        return True
    if len(swept) > 1 and in_ring(edges[0][0], edges[0][1], swept):
        return True
    for one in swept:
        for other in edges:
            if edges_meet(one, other):
                return True
    return are_edges_near(swept, edges, square)


# -- the way until contact ---------------------------------------------------------------------------------


def _way_to(base: Disc | Oblong, a: Point, b: Point, obstacle: Shape) -> int:
    """How far the centre travels until the base touches the obstacle, which it does overlap later on."""
    way = _first_contact(base, a, b, obstacle)
    while way > 0 and overlapping(placed(base, towards(a, b, way)), obstacle):
        way -= 1
    return way


def _first_contact(base: Disc | Oblong, a: Point, b: Point, obstacle: Shape) -> int:
    """Seen from the base, the obstacle grows by the spine and the radius of the base, and the centre is a point."""
    reach = base.radius + obstacle.radius
    way = centre_distance(a, b)
    if overlapping(placed(base, a), obstacle):
        return 0
    for edge in obstacle.edges:
        for grown_edge in _grown_by_spine(edge, base):
            if is_near_edge(a[0], a[1], grown_edge, reach * reach):
                return 0
            way = min(way, _way_to_edge(a, b, grown_edge, reach, way))
    return way


def _grown_by_spine(edge: Edge, base: Disc | Oblong) -> tuple[Edge, ...]:
    """The edge, or the outline of what it covers when it is carried along the turned spine."""
    if isinstance(base, Disc):
        return (edge,)
    ax, ay, bx, by = edge
    x, y = base.centre
    rear_x, rear_y, front_x, front_y = x - base.ax, y - base.ay, x - base.bx, y - base.by
    return (
        (ax + rear_x, ay + rear_y, bx + rear_x, by + rear_y),
        (bx + rear_x, by + rear_y, bx + front_x, by + front_y),
        (bx + front_x, by + front_y, ax + front_x, ay + front_y),
        (ax + front_x, ay + front_y, ax + rear_x, ay + rear_y),
    )


def _way_to_edge(a: Point, b: Point, edge: Edge, reach: int, farthest: int) -> int:
    """The way from a until a point comes within reach of the edge, rounded down; `farthest` if it does not."""
    ax, ay, bx, by = edge
    way = min(_way_to_end(a, b, ax, ay, reach, farthest), _way_to_end(a, b, bx, by, reach, farthest))
    ux, uy = bx - ax, by - ay
    square = ux * ux + uy * uy
    vx, vy = b[0] - a[0], b[1] - a[1]
    wx, wy = a[0] - ax, a[1] - ay
    side, change = ux * wy - uy * wx, ux * vy - uy * vx
    if side < 0:
        side, change = -side, -change
    if change >= 0:  # it does not come nearer, or the edge is a point
        return way
    # The distance from the line of the edge falls to the reach after the part `above / below` of the leg.
    above, below = side - isqrt(reach * reach * square) - 1, -change
    if above < 0:
        return way
    along = (ux * wx + uy * wy) * below + (ux * vx + uy * vy) * above
    if 0 <= along <= square * below:
        way = min(way, above * isqrt(vx * vx + vy * vy) // below)
    return way


def _way_to_end(a: Point, b: Point, x: int, y: int, reach: int, farthest: int) -> int:
    """The same for an end of the edge, of which the point a is out of reach."""
    vx, vy, wx, wy = b[0] - a[0], b[1] - a[1], x - a[0], y - a[1]
    along, aside = vx * wx + vy * wy, vx * wy - vy * wx
    square = vx * vx + vy * vy
    spare = reach * reach * square - aside * aside
    if along <= 0 or spare < 0:
        return farthest
    return (along - isqrt(spare) - 1) // (isqrt(square - 1) + 1) if square else farthest
