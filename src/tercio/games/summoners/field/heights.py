"""Floors and walls: how high the ground lies under a base, and which two places a wall parts (SU-CLIMB, a105)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.field.landscape import CLIMB_FROM, Landmark
from tercio.games.summoners.state import Piece, Summoners
from tercio.geometry.distance import overlapping
from tercio.geometry.lines import stretches
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.shapes import Disc, contains
from tercio.kernel import Point


class Floor(NamedTuple):
    """What carries the middle of a base: how high it lies, and whether it slopes down to the ground."""

    height: int = 0
    is_sloped: bool = False


GROUND: Final = Floor()


def floor_at(raised: list[Landmark], at: Point) -> Floor:
    """The highest of what lies there is the floor; of two that are equally high the one with a slope."""
    return max([Floor(p.height, p.is_sloped) for p, shape in raised if contains(shape, at)], default=GROUND)


def step_between(one: Floor, other: Floor) -> int:
    """A ramp leads up to its height; steps of less than an inch are jumped. SU-CLIMB-01, SU-CLIMB-05"""
    low, high = (one, other) if one.height <= other.height else (other, one)
    if high.is_sloped:
        return 0
    step = high.height - low.height
    return step if step >= CLIMB_FROM else 0


def are_level(state: Summoners, one: Point, other: Point) -> bool:
    """Does no wall part what stands on the one place from what stands on the other? a105"""
    land = state.land()
    return not land.steep or step_between(floor_at(land.raised, one), floor_at(land.raised, other)) == 0


def climb_of(state: Summoners, a: Point, b: Point) -> int:
    """The mils that the middle of a base goes up and down walls on this leg. SU-CLIMB-01, SU-CLIMB-05"""
    near = [mark for mark in state.land().raised if is_box_near(mark.shape.box, a, b)]
    if not near:
        return 0
    cuts = {0, centre_distance(a, b)}
    for mark in near:
        for start, end in stretches(mark.shape, a, b):
            cuts.update((start, end))
    stops = sorted(cuts)
    middles = [towards(a, b, (stops[i] + stops[i + 1]) // 2) for i in range(len(stops) - 1)]
    floors = [floor_at(near, at) for at in (a, *middles, b)]
    return sum([step_between(floors[i], floors[i + 1]) for i in range(len(floors) - 1)])


def is_box_near(box: tuple[int, int, int, int], a: Point, b: Point) -> bool:
    """Does the leg come near the piece at all?"""
    (ax, ay), (bx, by) = a, b
    if (ax if ax < bx else bx) > box[2] or (ax if ax > bx else bx) < box[0]:
        return False
    return (ay if ay < by else by) <= box[3] and (ay if ay > by else by) >= box[1]


def rises_above(piece: Piece, floor: Floor) -> bool:
    """Is there a wall between this floor and the top of a steep piece, which lies higher?"""
    return piece.height > floor.height and step_between(floor, Floor(piece.height)) > 0


def walls_above(state: Summoners, at: Point) -> list[Landmark]:
    """The walls of these pieces rise above the floor on which a base stands with its middle here."""
    land = state.land()
    if not land.steep:
        return []
    floor = floor_at(land.raised, at)
    return [mark for mark in land.steep if rises_above(mark.piece, floor)]


def hangs_on(state: Summoners, radius: int, at: Point) -> Piece | None:
    """The base would hang at this wall: it reaches over the rim, but its middle stands below. SU-CLIMB-03"""
    land = state.land()
    for piece, shape in land.steep:
        left, low, right, high = shape.box
        if not (left - radius < at[0] < right + radius and low - radius < at[1] < high + radius):
            continue
        if overlapping(Disc(*at, radius), shape) and rises_above(piece, floor_at(land.raised, at)):
            return piece
    return None
