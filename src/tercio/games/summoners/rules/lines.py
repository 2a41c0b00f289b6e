"""Straight lines bring one base to another. SU-CHARGE-02, SU-CHARGE-03"""

from __future__ import annotations

from math import isqrt
from typing import Final

from tercio.games.summoners.state import Unit
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import TOUCH, towards
from tercio.geometry.shapes import Shape
from tercio.kernel import Point

CLOSE: Final = TOUCH // 2  # the gap at which a line ends
FACING: Final = (0, 20, -20, 40, -40, 60, -60)  # degrees around the target, from the side that faces the unit
AROUND: Final = (*FACING, 80, -80, 100, -100, 120, -120, 140, -140, 160, -160, 180)


def direct(unit: Unit, target: Unit) -> Point:
    return beside(unit, target, 0, CLOSE)


def turned(unit: Unit, target: Unit, reach: int, is_flying: bool) -> list[Point]:
    """Lines end in contact, the nearest first, and then where the unit just reaches the target."""
    ends = [beside(unit, target, turn, CLOSE) for turn in (AROUND if is_flying else FACING)]
    if reach > TOUCH:
        ends.extend([beside(unit, target, turn, reach - 1) for turn in FACING])
    return ends


def beside(unit: Unit, target: Unit, turn: int, gap: int) -> Point:
    """The place at this distance from the target, this many degrees around it."""
    dx, dy = unit.at[0] - target.at[0], unit.at[1] - target.at[1]
    cosine, sine = direction(turn % 360)
    aim = (target.at[0] + (dx * cosine - dy * sine) // SCALE, target.at[1] + (dx * sine + dy * cosine) // SCALE)
    return towards(target.at, aim, unit.profile.radius + target.profile.radius + gap)


def is_between(thing: Shape, unit: Unit, target: Unit) -> bool:
    """Can a line of the unit to the target come near this thing? The target itself does not count."""
    if thing.centre == target.at:
        return False
    wide = 2 * unit.profile.radius + target.profile.radius
    (ax, ay), (bx, by), box = unit.at, target.at, thing.box
    return (
        box[0] < max(ax, bx) + wide
        and box[2] > min(ax, bx) - wide
        and box[1] < max(ay, by) + wide
        and box[3] > min(ay, by) - wide
    )


def past(unit: Unit, target: Unit, reach: int, things: list[Shape]) -> list[Point]:
    """Lines that graze a thing or just reach the target end here, and places that touch both lie here.

    Wherever a line is free, it can be turned until it grazes something: these are enough.
    """
    ends: list[Point] = []
    bases = unit.profile.radius + target.profile.radius
    for circle in (bases + CLOSE, bases + reach - 1) if reach > TOUCH else (bases + CLOSE,):
        aims = grazing(unit.at, target.at, circle - 1)
        for thing in things:
            apart = thing.radius + unit.profile.radius + 1
            for tip in thing.tips:
                aims.extend(grazing(unit.at, tip, apart))
                ends.extend(crossings(target.at, circle, tip, apart))
        ends.extend([end for end in [meeting(unit.at, aim, target.at, circle) for aim in aims] if end is not None])
    return ends


def grazing(at: Point, centre: Point, radius: int) -> list[Point]:
    """Two tangents lead from here to a circle, through these points; none from inside."""
    dx, dy = centre[0] - at[0], centre[1] - at[1]
    square = dx * dx + dy * dy - radius * radius
    if square <= 0:
        return []
    far = isqrt(square)
    return [(at[0] + dx * far - s * dy * radius, at[1] + dy * far + s * dx * radius) for s in (1, -1)]


def meeting(a: Point, aim: Point, centre: Point, radius: int) -> Point | None:
    """The ray from a through the aim first meets the circle here."""
    vx, vy = aim[0] - a[0], aim[1] - a[1]
    wx, wy = a[0] - centre[0], a[1] - centre[1]
    square = vx * vx + vy * vy
    half = wx * vx + wy * vy
    inside = half * half - square * (wx * wx + wy * wy - radius * radius)
    if half >= 0 or inside < 0 or square == 0:
        return None
    return towards(a, aim, (-half - isqrt(inside)) // isqrt(square))


def crossings(one: Point, radius: int, other: Point, far: int) -> list[Point]:
    """These points lie so far from one and so far from the other, to the mil."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    square = dx * dx + dy * dy
    if square == 0 or not (radius - far) ** 2 <= square <= (radius + far) ** 2:
        return []
    along = square + radius * radius - far * far  # twice the way along the line, times its length
    aside = isqrt(max(0, 4 * square * radius * radius - along * along))
    half = 2 * square
    return [
        (one[0] + (dx * along - s * dy * aside) // half, one[1] + (dy * along + s * dx * aside) // half)
        for s in (1, -1)
    ]
