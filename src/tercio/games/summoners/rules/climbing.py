"""SU-CLIMB, a48, a49  How far a way leads up and down walls, and what one stands on at its end."""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.summoners.ground import CLIMB_FROM, base_of, shape_of
from tercio.games.summoners.state import Piece, Summoners, Unit
from tercio.geometry.distance import overlapping
from tercio.geometry.lines import stretches
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.shapes import contains
from tercio.kernel import Point


class Floor(NamedTuple):
    """What carries the middle of a base: how high it lies, and whether it slopes down to the ground."""

    height: int = 0
    is_sloped: bool = False


GROUND = Floor()


def must_climb(piece: Piece) -> bool:
    """SU-CLIMB-05  From one inch on."""
    return piece.is_raised and not piece.is_sloped and piece.height >= CLIMB_FROM


def steep(state: Summoners) -> list[Piece]:
    """The pieces with walls; on most tables there are none."""
    return [piece for piece in state.pieces if must_climb(piece)]


def climb_of(state: Summoners, a: Point, b: Point) -> int:
    """SU-CLIMB-01, SU-CLIMB-05  The mils that the middle of a base goes up and down walls on this leg."""
    walls = [piece for piece in state.pieces if piece.is_raised]
    cuts = {0, centre_distance(a, b)}
    for piece in walls:
        for start, end in stretches(shape_of(piece), a, b):
            cuts.update((start, end))
    stops = sorted(cuts)
    middles = [towards(a, b, (stops[i] + stops[i + 1]) // 2) for i in range(len(stops) - 1)]
    floors = [floor_at(walls, at) for at in (a, *middles, b)]
    return sum([step_between(floors[i], floors[i + 1]) for i in range(len(floors) - 1)])


def floor_at(raised: list[Piece], at: Point) -> Floor:
    """The highest of what lies there; of two that are equally high the one with a slope."""
    return max([Floor(p.height, p.is_sloped) for p in raised if contains(shape_of(p), at)], default=GROUND)


def step_between(one: Floor, other: Floor) -> int:
    """SU-CLIMB-01, SU-CLIMB-05  A ramp leads up to its height; steps of less than an inch are jumped."""
    low, high = (one, other) if one.height <= other.height else (other, one)
    if high.is_sloped:
        return 0
    step = high.height - low.height
    return step if step >= CLIMB_FROM else 0


def hangs_on(state: Summoners, unit: Unit, at: Point) -> Piece | None:
    """SU-CLIMB-03  The wall at which the base would hang: it reaches over the rim, but its middle does not."""
    base = base_of(unit.standing_at(at))
    for piece in steep(state):
        shape = shape_of(piece)
        if overlapping(base, shape) and not contains(shape, at):
            return piece
    return None
