"""What a way costs where heavy terrain counts double, measured at the front edge of the base.

The tape lies along the leg and begins at the front of the base: for the cost, the leg is carried forward by the
radius in its own direction. Radius 0 measures at the centre.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from tercio.geometry.points import Path, Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape

PARTS: Final = 256  # stretches are counted in parts of a mil, so that the pieces of a cut leg add up
Stretch = tuple[int, int]  # from and to, in parts of a mil along a line


def path_cost(radius: int, path: Path, heavy: Sequence[Shape]) -> int:
    """The sum of the costs of its legs, each rounded as `leg_cost` does."""
    total = 0
    for i in range(len(path) - 1):
        total += leg_cost(radius, path[i], path[i + 1], heavy)
    return total


def leg_cost(radius: int, a: Point, b: Point, heavy: Sequence[Shape]) -> int:
    """The length of the leg, and once more what its front edge walks inside heavy pieces.

    Where pieces overlap it counts double, never more; along the very edge of a piece it counts once. The length is
    rounded up, as everywhere; the stretch inside is rounded down, in favour of who moves.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    length = isqrt(square)
    if length * length < square:
        length += 1
    if square == 0:
        return 0
    x0, x1 = (a[0], b[0]) if dx > 0 else (b[0], a[0])
    y0, y1 = (a[1], b[1]) if dy > 0 else (b[1], a[1])
    found: list[Stretch] = []
    for piece in heavy:
        box = piece.box
        if box[2] + radius < x0 or box[0] - radius > x1 or box[3] + radius < y0 or box[1] - radius > y1:
            continue
        found += stretches(piece, a, b)
    if not found:
        return length
    start = radius * PARTS
    return length + covered(found, start, start + isqrt(square * PARTS * PARTS)) // PARTS


def covered(found: list[Stretch], start: int, end: int) -> int:
    """How much of start to end lies in any of the stretches."""
    found.sort()
    total, reached = 0, start
    for low, high in found:
        low, high = max(low, reached), min(high, end)
        if high > low:
            total += high - low
            reached = high
    return total


def stretches(shape: Shape, a: Point, b: Point) -> list[Stretch]:
    """Where the endless line through a and b lies in the interior, in parts of a mil from a; a and b differ."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if isinstance(shape, Polygon):
        return through_polygon(shape.points, a[0], a[1], dx, dy)
    if isinstance(shape, Disc):
        return through_disc(shape.x, shape.y, shape.radius, a[0], a[1], dx, dy)
    assert isinstance(shape, Oblong)
    found = through_disc(shape.ax, shape.ay, shape.radius, a[0], a[1], dx, dy)
    found += through_disc(shape.bx, shape.by, shape.radius, a[0], a[1], dx, dy)
    found += through_polygon(sides_of(shape), a[0], a[1], dx, dy)
    if not found:
        return found
    return [(min([low for low, _ in found]), max([high for _, high in found]))]


def sides_of(oblong: Oblong) -> tuple[Point, ...]:
    """The rectangle between the two half circles; corners are rounded to the grid."""
    dx, dy = oblong.bx - oblong.ax, oblong.by - oblong.ay
    length = isqrt(dx * dx + dy * dy)
    if length == 0:
        return ()
    sx, sy = -dy * oblong.radius // length, dx * oblong.radius // length
    return (
        (oblong.ax + sx, oblong.ay + sy),
        (oblong.bx + sx, oblong.by + sy),
        (oblong.bx - sx, oblong.by - sy),
        (oblong.ax - sx, oblong.ay - sy),
    )


def through_disc(x: int, y: int, radius: int, ax: int, ay: int, dx: int, dy: int) -> list[Stretch]:
    square = dx * dx + dy * dy
    along = (x - ax) * dx + (y - ay) * dy
    aside = (x - ax) * dy - (y - ay) * dx
    half = radius * radius * square - aside * aside
    if half <= 0:
        return []
    root = isqrt(half)
    return [((along - root) * PARTS * PARTS // scaled(square), (along + root) * PARTS * PARTS // scaled(square))]


def scaled(square: int) -> int:
    """The length whose square this is, in parts of a mil."""
    return isqrt(square * PARTS * PARTS)


def through_polygon(points: tuple[Point, ...], ax: int, ay: int, dx: int, dy: int) -> list[Stretch]:
    """Inside is what is inside just to the left of the line and just to the right of it: an edge is outside."""
    along = [(x - ax) * dx + (y - ay) * dy for x, y in points]
    aside = [(y - ay) * dx - (x - ax) * dy for x, y in points]
    norm = scaled(dx * dx + dy * dy)
    right = between_crossings(along, [side > 0 for side in aside], aside, norm)
    if 0 not in aside:
        return right
    left = between_crossings(along, [side >= 0 for side in aside], aside, norm)
    return [
        (max(low, other_low), min(high, other_high))
        for low, high in right
        for other_low, other_high in left
        if max(low, other_low) < min(high, other_high)
    ]


def between_crossings(along: list[int], above: list[bool], aside: list[int], norm: int) -> list[Stretch]:
    crossings: list[int] = []
    for i in range(len(along)):
        j = i - 1
        if above[i] != above[j]:
            crossings.append(
                (along[i] * aside[j] - along[j] * aside[i]) * PARTS * PARTS // ((aside[j] - aside[i]) * norm)
            )
    crossings.sort()
    return [(crossings[i], crossings[i + 1]) for i in range(0, len(crossings), 2)]
