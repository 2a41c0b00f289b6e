"""The table as the centre of a round base sees it: every obstacle has grown by the radius of the base.

This is for planning. Whatever comes of it is checked again by the exact predicates before anybody is told, so floats
do no harm here; lengths and tangents need square roots only, which are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Edge, Polygon, Shape, in_ring

SLACK: Final = 0.9  # of the mil that bases may overlap; the rest is for rounding corners to the grid
WHISKER: Final = 1e-6
Corner = tuple[float, float]
Round = tuple[float, float, float, int]  # x, y, how near the centre must not come, index of the obstacle


class Wall:
    """An obstacle with edges; the centre must not come nearer to any of them than `near`."""

    __slots__ = ("bound", "edges", "index", "is_convex", "near", "x", "y")

    def __init__(self, shape: Shape, near: float, index: int) -> None:
        x0, y0, x1, y1 = shape.box
        inner = shape.radius
        self.x = (x0 + x1) / 2
        self.y = (y0 + y1) / 2
        self.edges: tuple[Edge, ...] = shape.edges
        self.near = near
        self.bound = sqrt(((x1 - x0) / 2 - inner) ** 2 + ((y1 - y0) / 2 - inner) ** 2) + near  # of the circle around it
        self.index = index
        self.is_convex = not isinstance(shape, Polygon) or shape.is_convex

    def distance(self, x: float, y: float) -> float:
        """From a point to the nearest edge."""
        best = 1e18
        for ax, ay, bx, by in self.edges:
            best = min(best, square_to_edge(x, y, ax, ay, bx, by))
        return sqrt(best)

    def is_met(self, ax: float, ay: float, ux: float, uy: float, length: float) -> bool:
        """The leg from a point along a direction comes too near to an edge."""
        near = self.near
        square = near * near
        for px, py, qx, qy in self.edges:
            # In the frame of the leg: s along it, h to its left.
            vx, vy, wx, wy = px - ax, py - ay, qx - ax, qy - ay
            ph, qh = ux * vy - uy * vx, ux * wy - uy * wx
            if (ph >= near and qh >= near) or (ph <= -near and qh <= -near):
                continue
            ps, qs = ux * vx + uy * vy, ux * wx + uy * wy
            if (ps <= -near and qs <= -near) or (ps >= length + near and qs >= length + near):
                continue
            if (ph > 0) != (qh > 0) and 0 <= ps + (qs - ps) * ph / (ph - qh) <= length:
                return True
            for s, h in ((ps, ph), (qs, qh)):
                over = s if s < 0 else s - length if s > length else 0.0
                if over * over + h * h < square:
                    return True
            if (
                square_to_edge(0.0, 0.0, ps, ph, qs, qh) < square
                or square_to_edge(length, 0.0, ps, ph, qs, qh) < square
            ):
                return True
        return False

    def first_met(self, ax: float, ay: float, ux: float, uy: float, length: float) -> float:
        """How far one comes along a direction before an edge is too near; at most `length`."""
        near, best = self.near, length
        for px, py, qx, qy in self.edges:
            best = min(best, until_round(px - ax, py - ay, near, ux, uy, best))
            best = min(best, until_round(qx - ax, qy - ay, near, ux, uy, best))
            ex, ey = float(qx - px), float(qy - py)
            long = sqrt(ex * ex + ey * ey)
            if long == 0:
                continue
            ex, ey = ex / long, ey / long
            height = ex * (ay - py) - ey * (ax - px)  # of the beginning above the edge
            climb = ex * uy - ey * ux
            if height * climb < 0 and abs(height) >= near:
                way = (abs(height) - near) / abs(climb)
                along = ex * (ax + ux * way - px) + ey * (ay + uy * way - py)
                if 0 <= along <= long:
                    best = min(best, way)
        return best


class Field:
    """All obstacles, grown. `stuck` says that one of the given places is not a legal place for the base."""

    __slots__ = ("high", "left", "low", "nears", "obstacles", "right", "rounds", "stuck", "walls")

    def __init__(
        self,
        radius: int,
        obstacles: Sequence[Shape],
        width: int,
        height: int,
        places: Sequence[Point],
        clearance: int = 0,
        span: int | None = None,
        touched: Shape | None = None,
    ) -> None:
        """Obstacles farther than `span` from the first place are left out.

        Where a place is nearer to an obstacle than the clearance, that obstacle's clearance is what there is; what is
        to be touched has none.
        """
        self.obstacles = obstacles
        self.left, self.low = float(radius), float(radius)
        self.right, self.high = float(width - radius), float(height - radius)
        self.rounds: list[Round] = []
        self.walls: list[Wall] = []
        self.nears: list[float] = [0.0] * len(obstacles)
        self.stuck = False
        for x, y in places:
            if not (radius <= x <= width - radius and radius <= y <= height - radius):
                self.stuck = True
        x0, y0 = places[0]
        far = radius + clearance + (span if span is not None else 4 * (width + height))
        for index, shape in enumerate(obstacles):
            box = shape.box
            if box[0] > x0 + far or box[2] < x0 - far or box[1] > y0 + far or box[3] < y0 - far:
                continue
            bare = shape.radius + radius
            near = max(bare + (clearance if shape is not touched else 0) - SLACK, WHISKER)
            if isinstance(shape, Disc):
                for px, py in places:
                    square = float((shape.x - px) ** 2 + (shape.y - py) ** 2)
                    if square < near * near:
                        near = self.nearest(sqrt(square), bare)
                self.rounds.append((float(shape.x), float(shape.y), near, index))
            else:
                wall = Wall(shape, near, index)
                for px, py in places:
                    if (wall.x - px) ** 2 + (wall.y - py) ** 2 < wall.bound * wall.bound:
                        away = wall.distance(px, py)
                        if away < wall.near:
                            wall.near = self.nearest(away, bare)
                        if isinstance(shape, Polygon) and in_ring(px, py, shape.edges):
                            self.stuck = True
                near = wall.near
                self.walls.append(wall)
            self.nears[index] = near

    def nearest(self, distance: float, bare: int) -> float:
        """Somebody stands as near as this already; by more than a mil of overlap he stands wrong."""
        if distance < bare - 1 - WHISKER:
            self.stuck = True
        return distance - WHISKER

    def is_inside(self, x: float, y: float) -> bool:
        """The base lies on the table; half a mil over the edge is put right by rounding."""
        return self.left - 0.5 <= x <= self.right + 0.5 and self.low - 0.5 <= y <= self.high + 0.5

    def within(self, x: float, y: float, distance: float) -> tuple[list[Round], list[Wall]]:
        """Those obstacles only that may be met within a distance of a point."""
        rounds = [disc for disc in self.rounds if (disc[0] - x) ** 2 + (disc[1] - y) ** 2 < (disc[2] + distance) ** 2]
        walls = [wall for wall in self.walls if (wall.x - x) ** 2 + (wall.y - y) ** 2 < (wall.bound + distance) ** 2]
        return rounds, walls

    def hits(self, ax: float, ay: float, bx: float, by: float) -> list[int]:
        """The obstacles that a leg meets."""
        return hits_among(self.rounds, self.walls, ax, ay, bx, by)

    def to_edge(self, ax: float, ay: float, ux: float, uy: float, length: float) -> float:
        """How far the centre comes along a direction on the table, at most `length`."""
        if ux > 0:
            length = min(length, (self.right - ax) / ux)
        elif ux < 0:
            length = min(length, (self.left - ax) / ux)
        if uy > 0:
            length = min(length, (self.high - ay) / uy)
        elif uy < 0:
            length = min(length, (self.low - ay) / uy)
        return max(0.0, length)


def first_among(
    rounds: list[Round], walls: list[Wall], ax: float, ay: float, ux: float, uy: float, length: float
) -> float:
    """How far the centre comes along a direction before one of these obstacles, at most `length`."""
    for x, y, near, _ in rounds:
        vx, vy = x - ax, y - ay
        if -near < vx * uy - vy * ux < near:
            length = until_round(vx, vy, near, ux, uy, length)
    for wall in walls:
        if -wall.bound < (wall.x - ax) * uy - (wall.y - ay) * ux < wall.bound:
            length = wall.first_met(ax, ay, ux, uy, length)
    return length


def hits_among(rounds: list[Round], walls: list[Wall], ax: float, ay: float, bx: float, by: float) -> list[int]:
    """The obstacles of these that the leg from a to b meets."""
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    ux, uy = (dx / length, dy / length) if length > 0 else (1.0, 0.0)
    found: list[int] = []
    for x, y, near, index in rounds:
        vx, vy = x - ax, y - ay
        aside = vx * uy - vy * ux
        if -near < aside < near:
            along = vx * ux + vy * uy
            if along > length:
                along -= length
            elif along > 0:
                found.append(index)
                continue
            if along * along + aside * aside < near * near:
                found.append(index)
    for wall in walls:
        vx, vy, bound = wall.x - ax, wall.y - ay, wall.bound
        is_far = not (-bound < vx * uy - vy * ux < bound and -bound < vx * ux + vy * uy < length + bound)
        if not is_far and wall.is_met(ax, ay, ux, uy, length):
            found.append(wall.index)
    return found


def until_round(vx: float, vy: float, near: float, ux: float, uy: float, length: float) -> float:
    """How far one comes along a direction towards a circle that lies at v; one who stands in it may only leave."""
    aside = vx * uy - vy * ux
    along = vx * ux + vy * uy
    left = near * near - aside * aside
    if along <= 0 or left <= 0:
        return length
    way = along - sqrt(left)
    return min(length, max(0.0, way))


def square_to_edge(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The square of the distance from a point to a segment."""
    ex, ey, vx, vy = bx - ax, by - ay, x - ax, y - ay
    square = ex * ex + ey * ey
    along = ex * vx + ey * vy
    if along <= 0:  # as where the segment is a point
        return vx * vx + vy * vy
    if along >= square:
        return (x - bx) ** 2 + (y - by) ** 2
    aside = ex * vy - ey * vx
    return aside * aside / square
