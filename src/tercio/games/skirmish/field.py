"""The little geometry this game needs: lengths and gaps, in whole mils."""

from __future__ import annotations

from math import isqrt

from tercio.kernel import Point


def length(path: tuple[Point, ...]) -> int:
    total = 0
    for i in range(len(path) - 1):
        total += distance(path[i], path[i + 1])
    return total


def distance(a: Point, b: Point) -> int:
    """Rounded up, so that nothing is nearer than it looks."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    root = isqrt(square)
    return root if root * root == square else root + 1


def gap_squared(a: Point, b: Point, c: Point) -> int:
    """Squared distance from point c to the segment from a to b, rounded down."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = c[0] - a[0], c[1] - a[1]
    square = dx * dx + dy * dy
    dot = px * dx + py * dy
    if square == 0 or dot <= 0:
        return px * px + py * py
    if dot >= square:
        qx, qy = c[0] - b[0], c[1] - b[1]
        return qx * qx + qy * qy
    cross = px * dy - py * dx
    return cross * cross // square
