"""Bases and terrain: discs, oblongs with two round ends, and polygons.

Every shape is a core (a point, a segment or a polygon) and all that lies within a radius of it. The outlines of the
cores are kept as edges, so that distances of any two shapes are distances of edges; the corners of a core that a
straight line can lean on are its tips.
"""

from __future__ import annotations

from typing import final

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import Point

Box = tuple[int, int, int, int]  # left, low, right, high: the smallest box that holds all of the shape
Edge = tuple[int, int, int, int]  # from (ax, ay) to (bx, by)


@final
class Disc:
    """A round base or a round piece of terrain."""

    __slots__ = ("box", "centre", "edges", "radius", "tips", "x", "y")

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.centre: Point = (x, y)
        self.box: Box = (x - radius, y - radius, x + radius, y + radius)
        self.edges: tuple[Edge, ...] = ((x, y, x, y),)
        self.tips: tuple[Point, ...] = (self.centre,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Disc) and (self.x, self.y, self.radius) == (other.x, other.y, other.radius)

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.radius))

    def __reduce__(self) -> tuple[type[Disc], tuple[int, int, int]]:
        return Disc, (self.x, self.y, self.radius)

    def __repr__(self) -> str:
        return f"Disc({self.x}, {self.y}, {self.radius})"


@final
class Oblong:
    """Two half circles and the rectangle between them: all that lies within the radius of a spine."""

    __slots__ = ("ax", "ay", "box", "bx", "by", "centre", "edges", "radius", "tips")

    def __init__(self, ax: int, ay: int, bx: int, by: int, radius: int) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.radius = radius
        self.centre: Point = ((ax + bx) // 2, (ay + by) // 2)
        self.box: Box = (min(ax, bx) - radius, min(ay, by) - radius, max(ax, bx) + radius, max(ay, by) + radius)
        self.edges: tuple[Edge, ...] = ((ax, ay, bx, by),)
        self.tips: tuple[Point, ...] = ((ax, ay), (bx, by))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Oblong) and (self.edges, self.radius) == (other.edges, other.radius)

    def __hash__(self) -> int:
        return hash((self.edges, self.radius))

    def __reduce__(self) -> tuple[type[Oblong], tuple[int, int, int, int, int]]:
        return Oblong, (self.ax, self.ay, self.bx, self.by, self.radius)

    def __repr__(self) -> str:
        return f"Oblong({self.ax}, {self.ay}, {self.bx}, {self.by}, {self.radius})"


@final
class Polygon:
    """A piece of terrain with corners; convex or not, but its outline never meets itself.

    `ring` has the corners counter-clockwise, `edges` the sides in the same order.
    """

    __slots__ = ("box", "centre", "edges", "is_convex", "points", "radius", "ring", "tips")

    def __init__(self, points: tuple[Point, ...]) -> None:
        if len(points) < 3:
            raise ValueError(f"a polygon has at least three corners: {points}")
        area, moment_x, moment_y = 0, 0, 0  # the area twice, the moments six times
        for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
            cross = ax * by - bx * ay
            area += cross
            moment_x += (ax + bx) * cross
            moment_y += (ay + by) * cross
        if area == 0:
            raise ValueError(f"a polygon has an area: {points}")
        self.points = points
        self.radius = 0
        self.ring: tuple[Point, ...] = points if area > 0 else points[::-1]
        self.edges: tuple[Edge, ...] = tuple(
            [(*a, *b) for a, b in zip(self.ring, (*self.ring[1:], self.ring[0]), strict=True)]
        )
        self.tips: tuple[Point, ...] = _convex_corners(self.ring)
        self.is_convex = _turns_left_only(self.ring)
        self.centre: Point = (moment_x // (3 * area), moment_y // (3 * area))  # of mass; it may lie outside
        across, up = [x for x, _ in points], [y for _, y in points]
        self.box: Box = (min(across), min(up), max(across), max(up))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and self.points == other.points

    def __hash__(self) -> int:
        return hash(self.points)

    def __reduce__(self) -> tuple[type[Polygon], tuple[tuple[Point, ...]]]:
        return Polygon, (self.points,)

    def __repr__(self) -> str:
        return f"Polygon({self.points})"


Shape = Disc | Oblong | Polygon


def oblong(centre: Point, facing: int, length: int, width: int) -> Oblong:
    """A base of this length and width, its spine along the facing; its half spine is rounded to whole mils.

    The first end of the spine is the rear, the second the front. The centre is exact.
    """
    radius = width // 2
    half = max(0, length - 2 * radius)
    dx, dy = direction(facing)
    across, up = _half_of(half * dx), _half_of(half * dy)
    return Oblong(centre[0] - across, centre[1] - up, centre[0] + across, centre[1] + up, radius)


def _half_of(scaled: int) -> int:
    """Half of a scaled number, to the nearest whole number; opposite facings give opposite halves."""
    size = (abs(scaled) + SCALE) // (2 * SCALE)
    return size if scaled > 0 else -size


def moved(shape: Shape, dx: int, dy: int) -> Shape:
    """The same shape elsewhere."""
    if isinstance(shape, Disc):
        return Disc(shape.x + dx, shape.y + dy, shape.radius)
    if isinstance(shape, Oblong):
        return Oblong(shape.ax + dx, shape.ay + dy, shape.bx + dx, shape.by + dy, shape.radius)
    return Polygon(tuple([(x + dx, y + dy) for x, y in shape.points]))


def placed(shape: Shape, centre: Point) -> Shape:
    """The same shape with its centre there."""
    return moved(shape, centre[0] - shape.centre[0], centre[1] - shape.centre[1])


def grown(base: Disc | Oblong, by: int) -> Disc | Oblong:
    """The same base with a larger radius, or with a smaller one, but never less than nothing."""
    radius = max(0, base.radius + by)
    if isinstance(base, Disc):
        return Disc(base.x, base.y, radius)
    return Oblong(base.ax, base.ay, base.bx, base.by, radius)


def contains(shape: Shape, point: Point) -> bool:
    """The point lies in the shape; its edge counts as inside."""
    x, y = point
    left, low, right, high = shape.box
    if x < left or x > right or y < low or y > high:
        return False
    if isinstance(shape, Disc):
        vx, vy = x - shape.x, y - shape.y
        return vx * vx + vy * vy <= shape.radius * shape.radius
    if isinstance(shape, Oblong):
        return is_near_edge(x, y, shape.edges[0], shape.radius * shape.radius)
    return in_ring(x, y, shape.edges)


def in_ring(x: int, y: int, edges: tuple[Edge, ...]) -> bool:
    """The point lies inside the closed outline or on it."""
    inside = False
    for ax, ay, bx, by in edges:
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
    return inside


def is_near_edge(x: int, y: int, edge: Edge, square: int) -> bool:
    """The square of the distance from the point to the edge is at most this; exact."""
    ax, ay, bx, by = edge
    vx, vy, wx, wy = bx - ax, by - ay, x - ax, y - ay
    along = vx * wx + vy * wy
    if along <= 0:
        return wx * wx + wy * wy <= square
    length = vx * vx + vy * vy
    if along >= length:
        return (x - bx) * (x - bx) + (y - by) * (y - by) <= square
    aside = vx * wy - vy * wx
    return aside * aside <= square * length


def _convex_corners(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    found: list[Point] = []
    for corner in range(len(ring)):
        (ax, ay), (bx, by), (cx, cy) = ring[corner - 2], ring[corner - 1], ring[corner]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0:
            found.append((bx, by))
    return tuple(found)


def _turns_left_only(ring: tuple[Point, ...]) -> bool:
    count = len(ring)
    for corner in range(count):
        (ax, ay), (bx, by), (cx, cy) = ring[corner - 2], ring[corner - 1], ring[corner]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
            return False
    return True
