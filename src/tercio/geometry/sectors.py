"""Pieces of discs as polygons, to be drawn: a front arc, a range."""

from __future__ import annotations

from typing import Final

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import Point

DEGREES: Final = 5  # between two corners


def circle(at: Point, radius: int) -> tuple[Point, ...]:
    return sector(at, radius, 0, 360)


def sector(at: Point, radius: int, facing: int, arc: int) -> tuple[Point, ...]:
    """A piece of a disc around this facing; all of it for the whole turn."""
    found: list[Point] = [] if arc >= 360 else [at]
    start = facing - arc // 2
    for degrees in range(start, start + min(arc, 360 - DEGREES) + 1, DEGREES):
        dx, dy = direction(degrees % 360)
        found.append((at[0] + dx * radius // SCALE, at[1] + dy * radius // SCALE))
    return tuple(found)
