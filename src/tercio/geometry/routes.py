"""The shortest legal way of a round base, to a point or until it touches something.

A way begins with the centre of the base. Every leg of it has been judged by the same exact predicate as a player's own
path. Its length is at most one in a hundred above the shortest there is; passages that leave less than a few mils may
be missed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tercio.geometry.cost import path_cost
from tercio.geometry.distance import gap_at_most, inside_table, touching
from tercio.geometry.field import Field
from tercio.geometry.points import TOUCH, Path, Point, within
from tercio.geometry.search import Search
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.sweep import path_hit
from tercio.geometry.tangents import outline_of

CONTACT: Final = TOUCH - 2  # the gap at which a way to contact ends; rounding to the grid keeps it within the limit
TRIES: Final = 40  # ways that turn out too tight when judged exactly, before the search gives up


def route(
    base: Disc,
    goal: Point,
    obstacles: Sequence[Shape],
    width: int,
    height: int,
    heavy: Sequence[Shape] = (),
    limit: int | None = None,
    clearance: int = 0,
) -> Path | None:
    """The shortest legal way to a point; None if there is none, or none that costs at most `limit`.

    Heavy terrain counts double, by `leg_cost`; ways around it are weighed, with corners beside it only. With a
    clearance the way keeps that gap to every obstacle, except where start or goal are nearer themselves.
    """
    start = base.centre
    if limit is not None and not within(start, goal, limit):
        return None
    field = Field(base.radius, obstacles, width, height, (start, goal), clearance, limit)
    if field.stuck:
        return None
    if start == goal:
        return (start,)
    search = Search(base.radius, start, field, heavy, limit, Disc(goal[0], goal[1], 0))
    search.add_end(goal[0], goal[1], 0.0)
    return best_way(search, base, obstacles, width, height, heavy, limit, None)


def route_to_contact(
    base: Disc,
    target: Shape,
    obstacles: Sequence[Shape],
    width: int,
    height: int,
    heavy: Sequence[Shape] = (),
    limit: int | None = None,
    clearance: int = 0,
) -> Path | None:
    """The shortest legal way until the base touches the target; None if there is none that costs at most `limit`.

    The target is an obstacle too, whether or not it is among them. Clearance and heavy terrain are as in `route`.
    """
    start = base.centre
    if limit is not None and not gap_at_most(base, target, limit + TOUCH):
        return None
    if target not in obstacles:
        obstacles = (*obstacles, target)
    field = Field(base.radius, obstacles, width, height, (start,), clearance, limit, target)
    if field.stuck:
        return None
    if touching(base, target):
        return (start,)
    near = float(target.radius + base.radius + CONTACT)
    search = Search(base.radius, start, field, heavy, limit, circle_around(target, base.radius + CONTACT))
    search.contact = (target, near)
    for ax, ay, bx, by in outline_of(target, 0.0):
        long = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        search.sides.append((ax, ay, (bx - ax) / long, (by - ay) / long, long, near))
    for x, y in sorted({(edge[0], edge[1]) for edge in target.edges} | {(edge[2], edge[3]) for edge in target.edges}):
        search.add_end(x, y, near)
    if search.sides:
        search.push_sides(0)
    return best_way(search, base, obstacles, width, height, heavy, limit, target)


def best_way(
    search: Search,
    base: Disc,
    obstacles: Sequence[Shape],
    width: int,
    height: int,
    heavy: Sequence[Shape],
    limit: int | None,
    target: Shape | None,
) -> Path | None:
    """The first way of the search that is legal when judged exactly, with few corners if possible."""
    for _ in range(TRIES):
        way = search.next_way()
        if way is None:
            return None
        for corners in way:
            path = search.on_grid(corners)
            if limit is not None and path_cost(base.radius, path, heavy) > limit:
                continue
            if target is not None and not touching(Disc(*path[-1], base.radius), target):
                continue
            if is_legal(base, path, obstacles, width, height):
                return path
    return None


def is_legal(base: Disc, path: Path, obstacles: Sequence[Shape], width: int, height: int) -> bool:
    """The base can be carried along this way: on the table, and without overlapping an obstacle. Exact."""
    radius = base.radius
    for corner in path:
        if not inside_table(Disc(corner[0], corner[1], radius), width, height):
            return False
    return path_hit(base, path, obstacles) is None


def circle_around(shape: Shape, grown: int) -> Disc:
    """A disc that holds every point within this distance of the shape."""
    if isinstance(shape, Disc):
        return Disc(shape.x, shape.y, shape.radius + grown)
    left, low, right, high = shape.box
    return Disc((left + right) // 2, (low + high) // 2, (right - left + high - low) // 2 + grown)
