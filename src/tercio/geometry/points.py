"""Points of the table: whole mils, a thousand of them to the inch."""

from __future__ import annotations

from math import isqrt
from typing import Final

Point = tuple[int, int]
Path = tuple[Point, ...]

INCH: Final = 1_000  # mils
TOUCH: Final = 10  # two bases touch if the gap between them is at most this wide


def centre_distance(a: Point, b: Point) -> int:
    """The distance of two points, rounded up to a whole mil: "within N" is never generous."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    return isqrt(square - 1) + 1 if square else 0


def within(a: Point, b: Point, limit: int) -> bool:
    """The two points are at most `limit` apart; exact, by squares."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return limit >= 0 and dx * dx + dy * dy <= limit * limit


def path_length(path: Path) -> int:
    """The length of all legs, each rounded up to a whole mil."""
    length = 0
    for leg in range(1, len(path)):
        length += centre_distance(path[leg - 1], path[leg])
    return length


def towards(a: Point, b: Point, length: int) -> Point:
    """The point `length` mils from a in the direction of b, rounded to the nearest mil in x and in y.

    A negative length leads away from b. Where a and b are one point there is no direction, and a is the answer.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0:
        return a
    return a[0] + _share(dx * length, square), a[1] + _share(dy * length, square)


def _share(product: int, square: int) -> int:
    """`product / sqrt(square)`, rounded to the nearest whole number; halves away from zero."""
    size = (isqrt(4 * product * product // square) + 1) // 2
    return size if product > 0 else -size
