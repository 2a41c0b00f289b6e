"""Straight lines in normal form: a direction of fixed length and an offset, so that sides are cheap to tell.

`dx * y - dy * x - offset` is the distance of (x, y) to the left of the ray, `dx * x + dy * y` its place along the ray,
both in units of 1 / FINE mil. Directions are rounded to 1 / FINE: across a table, a ray is true to a few hundredths of
a mil.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape

Ray = tuple[int, int, int]  # dx, dy, offset
Chord = tuple[int, int]  # places along a ray: in, out

FINE: Final = 1 << 25
_ROOT: Final = 15  # bits behind the point of a square root


def ray_between(ax: int, ay: int, a_left: int, bx: int, by: int, b_left: int) -> Ray | None:
    """The ray from a towards b that has a lying `a_left` mils and b `b_left` mils to its left; None: there is none."""
    vx, vy = bx - ax, by - ay
    square = vx * vx + vy * vy
    turn = b_left - a_left
    rest = square - turn * turn
    if rest < 0 or square == 0:
        return None
    root = isqrt(rest << 2 * _ROOT)
    turn <<= _ROOT
    dx = ((vx * root + vy * turn) << 25 - _ROOT) // square
    dy = ((vy * root - vx * turn) << 25 - _ROOT) // square
    return dx, dy, dx * ay - dy * ax - a_left * FINE


def chords(shape: Shape, ray: Ray, slack: int) -> list[Chord]:
    """Where the ray runs in the interior of the shape, in order; what leaves less than `slack` beside it is missed."""
    if isinstance(shape, Polygon):
        return _polygon_chords(shape, ray, slack)
    chord = _disc_chord(shape.x, shape.y, shape.radius, ray) if isinstance(shape, Disc) else _oblong_chord(shape, ray)
    return [chord] if chord[0] < chord[1] else []


def _disc_chord(x: int, y: int, radius: int, ray: Ray) -> Chord:
    dx, dy, offset = ray
    side = (dx * y - dy * x - offset) >> 15
    spare = (radius * radius << 20) - side * side
    if spare <= 0:
        return 0, 0
    middle, half = dx * x + dy * y, isqrt(spare) << 15
    return middle - half, middle + half


def _oblong_chord(shape: Oblong, ray: Ray) -> Chord:
    """From the first to the last point at which the ray meets one of the round ends or of the straight sides."""
    dx, dy, offset = ray
    ax, ay, bx, by, radius = shape.ax, shape.ay, shape.bx, shape.by, shape.radius
    first, last = _disc_chord(ax, ay, radius, ray)
    other_first, other_last = _disc_chord(bx, by, radius, ray)
    found = []
    if first < last:
        found += [first, last]
    if other_first < other_last:
        found += [other_first, other_last]
    side, along = dx * ay - dy * ax - offset, dx * ax + dy * ay
    over, up = dx * by - dy * bx - offset - side, dx * bx + dy * by - along
    if over != 0:
        square = over * over + up * up
        width = radius * FINE * isqrt(square)
        for edge in (-width, width):
            step = -(up * side + edge) // over
            if 0 <= up * step - over * side <= square:
                found.append(along + step)
    return (min(found), max(found)) if found else (0, 0)


def _polygon_chords(polygon: Polygon, ray: Ray, slack: int) -> list[Chord]:
    """Corners within the slack count once as left of the ray, once as right of it; inside is what is so both times."""
    dx, dy, offset = ray
    sides: list[int] = []
    is_left, is_right, is_on = False, False, False
    for x, y in polygon.ring:
        side = dx * y - dy * x - offset
        if side > slack:
            is_left = True
        elif side < -slack:
            is_right = True
        else:
            side = 0
            is_on = True
        sides.append(side)
    if not is_left or not is_right:
        return []
    along = [dx * x + dy * y for x, y in polygon.ring]
    found = _inside(sides, along, 0)
    if is_on:
        others = _inside(sides, along, 1)
        found = [
            (max(start, other_start), min(end, other_end))
            for start, end in found
            for other_start, other_end in others
            if max(start, other_start) < min(end, other_end)
        ]
    return found


def _inside(sides: list[int], along: list[int], least: int) -> list[Chord]:
    places: list[int] = []
    for corner in range(len(sides)):
        side, other = sides[corner - 1], sides[corner]
        if (side >= least) != (other >= least):
            places.append((along[corner] * side - along[corner - 1] * other) // (side - other))
    places.sort()
    return [(places[index], places[index + 1]) for index in range(0, len(places), 2)]
