"""Bases and terrain as shapes, and what lies between them. Everything is measured edge to edge (SU-MEASURE-02)."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final

from tercio.games.summoners.field.heights import are_level
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.state import HERE, Objective, Piece, Summoners, Unit
from tercio.geometry.distance import gap, overlapping
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Disc, Shape, contains
from tercio.kernel import Point

SEAM: Final = TOUCH // 2 + 1  # a line of sight finds no way between two bases that touch


@lru_cache(maxsize=1 << 15)
def disc(at: Point, radius: int) -> Disc:
    return Disc(at[0], at[1], radius)


def base_of(unit: Unit) -> Disc:
    return disc(unit.at, unit.profile.radius)


def marker_of(objective: Objective) -> Disc:
    return disc(objective.at, objective.radius)


def screen_of(unit: Unit) -> Disc:
    """A unit hides its base, and half of the gap that still counts as contact."""
    return disc(unit.at, unit.profile.radius + SEAM)


def screen_at(objective: Objective) -> Disc:
    return disc(objective.at, objective.radius + SEAM)


# -- distances ---------------------------------------------------------------------------------


def gap_between(one: Unit, other: Unit) -> int:
    """The edges of two bases are so far apart, rounded up to a whole mil; 0 where they touch. SU-MEASURE-02"""
    dx, dy = one.at[0] - other.at[0], one.at[1] - other.at[1]
    square = dx * dx + dy * dy
    root = isqrt(square)
    if root * root < square:
        root += 1
    return max(0, root - one.profile.radius - other.profile.radius)


def is_within(one: Unit, other: Unit, limit: int) -> bool:
    """Are the bases no further apart than this?"""
    reach = one.profile.radius + other.profile.radius + limit
    dx, dy = one.at[0] - other.at[0], one.at[1] - other.at[1]
    return dx * dx + dy * dy <= reach * reach


def are_touching(state: Summoners, one: Unit, other: Unit) -> bool:
    """The bases are side by side, and no wall is between them. SU-MELEE-11, a105"""
    return is_within(one, other, TOUCH) and are_level(state, one.at, other.at)


def is_in_reach(state: Summoners, one: Unit, other: Unit, reach: int) -> bool:
    """Does what reaches so far get there? Without a range it takes base contact. SU-ATTACK-07, SU-ATTACK-08, a105"""
    is_contact = reach <= TOUCH
    apart = one.profile.radius + other.profile.radius + (TOUCH if is_contact else reach)
    dx, dy = one.at[0] - other.at[0], one.at[1] - other.at[1]
    return dx * dx + dy * dy <= apart * apart and (not is_contact or are_level(state, one.at, other.at))


def touches_marker(state: Summoners, unit: Unit, objective: Objective) -> bool:
    """The base touches the objective, on its level. SU-MANA-04, a105"""
    reach = unit.profile.radius + objective.radius + TOUCH
    dx, dy = unit.at[0] - objective.at[0], unit.at[1] - objective.at[1]
    return dx * dx + dy * dy <= reach * reach and are_level(state, unit.at, objective.at)


def gap_to_marker(unit: Unit, objective: Objective) -> int:
    dx, dy = unit.at[0] - objective.at[0], unit.at[1] - objective.at[1]
    square = dx * dx + dy * dy
    root = isqrt(square)
    if root * root < square:
        root += 1
    return max(0, root - unit.profile.radius - objective.radius)


def measure(state: Summoners, one: int, other: int) -> int:
    """Any two things are so far apart, edge to edge; measuring costs nothing. SU-MEASURE-01 to SU-MEASURE-03"""
    return gap(thing_at(state, one), thing_at(state, other))


def thing_at(state: Summoners, number: int) -> Shape:
    """A base, a marker, or the outline of a terrain piece."""
    piece, objective = state.piece(number), state.objective(number)
    if piece is not None:
        return shape_of(piece)
    return marker_of(objective) if objective is not None else base_of(state.units[number])


# -- what is in the way of a base ---------------------------------------------------------------


def obstacles_for(state: Summoners, unit: Unit) -> list[Shape]:
    """The unit cannot move through other bases, objectives and impassable terrain. a38, SU-SCEN-11"""
    found: list[Shape] = [base_of(u) for u in state.units if u.gone == HERE and u.id != unit.id]
    found.extend([marker_of(objective) for objective in state.objectives])
    found.extend([mark.shape for mark in state.land().impassable])
    return found


def standing_on(state: Summoners, at: Point) -> Piece | None:
    """The highest raised piece at the point carries the middle of a base there."""
    found: Piece | None = None
    for piece, shape in state.land().raised:
        if (found is None or piece.size > found.size) and contains(shape, at):
            found = piece
    return found


def is_inside(piece: Piece, unit: Unit) -> bool:
    """Some part of the base lies in the piece."""
    return overlapping(base_of(unit), shape_of(piece))
