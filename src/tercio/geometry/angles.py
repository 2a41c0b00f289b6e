"""Facings in whole degrees: 0 along +x, counter-clockwise. Directions come from a table that integers computed."""

from __future__ import annotations

import math
from typing import Final

from tercio.geometry.points import Point

SCALE: Final = 1_000_000  # the length of every direction, to the nearest whole number in x and in y
_FINE: Final = 10**40


def _arctan_of_inverse(number: int) -> int:
    """arctan(1 / number) by its series, in units of 1 / _FINE."""
    term = _FINE // number
    total, divisor, sign = term, 1, 1
    while term:
        term //= number * number
        divisor += 2
        sign = -sign
        total += sign * (term // divisor)
    return total


def _quarter_table() -> list[Point]:
    """Cosine and sine of 0 to 45 degrees by their series, rounded to SCALE."""
    pi = 4 * (4 * _arctan_of_inverse(5) - _arctan_of_inverse(239))
    table: list[Point] = []
    for degrees in range(46):
        angle = pi * degrees // 180
        sums, term, power = [0, 0, 0, 0], _FINE, 0  # terms of cos, sin, -cos, -sin
        while term:
            sums[power % 4] += term
            power += 1
            term = term * angle // (_FINE * power)
        cosine, sine = sums[0] - sums[2], sums[1] - sums[3]
        unit = _FINE // SCALE
        table.append(((cosine + unit // 2) // unit, (sine + unit // 2) // unit))
    return table


def _whole_table() -> tuple[Point, ...]:
    """All 360 directions; mirrored, so that opposite and right angles are exact."""
    quarter = _quarter_table()
    first = [*quarter, *[(sine, cosine) for cosine, sine in quarter[44:0:-1]]]
    whole = list(first)
    for _ in range(3):
        first = [(-y, x) for x, y in first]
        whole += first
    return tuple(whole)


_DIRECTIONS: Final = _whole_table()


def direction(facing: int) -> Point:
    """The direction of a facing, SCALE long; any whole number of degrees is taken round the circle."""
    return _DIRECTIONS[facing % 360]


def nearest_facing(a: Point, b: Point) -> int:
    """The whole degree that looks from a to b best; the smaller of two that are equally good; 0 where a is b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    guess = round(math.degrees(math.atan2(dy, dx)))  # no farther off than a degree; the choice is exact
    best, best_dot = 0, 0
    for facing in sorted([(guess - 1) % 360, guess % 360, (guess + 1) % 360]):
        x, y = _DIRECTIONS[facing]
        dot = dx * x + dy * y
        if dot > best_dot:
            best, best_dot = facing, dot
    return best
