"""Bases, arcs, contact and terrain as shapes. Distances between warriors go from centre to centre (MK-TERM-13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities import AQUATIC, FLIGHT, has
from tercio.games.mageknight.dials import DEEP, SHALLOW, WAVE, WINGS
from tercio.games.mageknight.state import (
    CYLINDER_RADIUS,
    HERE,
    LOOT_RADIUS,
    MISSION_RADIUS,
    Loot,
    MageKnight,
    Mission,
    Piece,
    Warrior,
)
from tercio.geometry.arcs import in_arc
from tercio.geometry.distance import gap_at_most
from tercio.geometry.points import TOUCH, within
from tercio.geometry.shapes import Disc, Polygon, Shape, contains
from tercio.kernel import NOBODY, Point

GROUND: Final = "ground"
ELEVATED: Final = "elevated"
SOARING: Final = "soaring"


@lru_cache(maxsize=1 << 15)
def disc(at: Point, radius: int) -> Disc:
    return Disc(at[0], at[1], radius)


@lru_cache(maxsize=1 << 10)
def outline(points: tuple[Point, ...], radius: int) -> Shape:
    return Disc(points[0][0], points[0][1], radius) if radius else Polygon(points)


def base_of(warrior: Warrior) -> Disc:
    return disc(warrior.at, warrior.figure.radius)


def foot_of(warrior: Warrior) -> Disc:
    """MK-FLY-07  What it takes up on the ground: the base, or the flight cylinder."""
    return disc(warrior.at, CYLINDER_RADIUS if warrior.is_soaring else warrior.figure.radius)


def shape_of(piece: Piece) -> Shape:
    return outline(piece.outline, piece.radius)


# -- levels -------------------------------------------------------------------------------------------


def pieces_at(state: MageKnight, at: Point) -> list[Piece]:
    """MK-TERRAIN-05  The pieces that a centre at this point occupies; the edge is inside (b36)."""
    return [piece for piece in state.pieces if contains(shape_of(piece), at)]


def hill_at(state: MageKnight, at: Point) -> Piece | None:
    for piece in state.pieces:
        if piece.is_elevated and contains(shape_of(piece), at):
            return piece
    return None


def level_of(state: MageKnight, warrior: Warrior) -> str:
    """MK-MOVE-22"""
    if warrior.is_soaring:
        return SOARING
    return GROUND if hill_at(state, warrior.at) is None else ELEVATED


# -- contact ------------------------------------------------------------------------------------------


def are_touching(state: MageKnight, one: Warrior, other: Warrior) -> bool:
    """MK-TERM-06, MK-FLY-14, MK-FLY-20, MK-CONSTRUCTED-27  Base contact, in plan view and on a level that allows it."""
    if one.id == other.id or one.is_soaring != other.is_soaring:
        return False
    radii = 2 * CYLINDER_RADIUS if one.is_soaring else one.figure.radius + other.figure.radius
    near = within(one.at, other.at, radii + TOUCH)
    if one.is_soaring:
        return near
    for piece in state.pieces:
        if piece.is_abrupt:
            shape = shape_of(piece)
            if contains(shape, one.at) != contains(shape, other.at):
                return share_access(piece, one, other)
    return near


def share_access(piece: Piece, one: Warrior, other: Warrior) -> bool:
    """b47, MK-CONSTRUCTED-26, MK-CONSTRUCTED-27  One above and one below meet only at an access point."""
    return any([at_access(piece, one, point) and at_access(piece, other, point) for point in piece.access])


def at_access(piece: Piece, warrior: Warrior, point: Point) -> bool:
    if piece.is_constructed and contains(shape_of(piece), warrior.at):
        return True
    return within(warrior.at, point, warrior.figure.radius + TOUCH)


def enemies_touching(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    return [
        o
        for o in state.warriors
        if o.gone == HERE and state.are_enemies(warrior, o) and are_touching(state, warrior, o)
    ]


def friends_touching(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    return [
        o
        for o in state.warriors
        if o.gone == HERE and state.are_friends(warrior, o) and are_touching(state, warrior, o)
    ]


def touches_mission(state: MageKnight, warrior: Warrior, mission: Mission) -> bool:
    """a10, MK-OBJECTIVE-14  A base on or at the token; one with slots that covers it keeps others away."""
    if warrior.is_soaring or not within(warrior.at, mission.at, warrior.figure.radius + MISSION_RADIUS + TOUCH):
        return False
    cover = covering(state, mission)
    return cover == NOBODY or cover == warrior.id


def covering(state: MageKnight, mission: Mission) -> int:
    for warrior in state.warriors:
        if warrior.gone == HERE and warrior.figure.slots and not warrior.is_soaring:
            spare = warrior.figure.radius - MISSION_RADIUS
            if spare >= 0 and within(warrior.at, mission.at, spare):
                return warrior.id
    return NOBODY


def touches_loot(warrior: Warrior, loot: Loot) -> bool:
    return not warrior.is_soaring and within(warrior.at, loot.at, warrior.figure.radius + LOOT_RADIUS + TOUCH)


def touches_piece(warrior: Warrior, piece: Piece) -> bool:
    return not warrior.is_soaring and gap_at_most(base_of(warrior), shape_of(piece), TOUCH)


# -- arcs ----------------------------------------------------------------------------------------------


def is_in_front(warrior: Warrior, point: Point) -> bool:
    """MK-MOVE-10, a2: through the front arc; its boundary belongs to it."""
    return in_arc(warrior.at, warrior.facing, warrior.figure.front_arc // 2, point)


def faces(state: MageKnight, warrior: Warrior, other: Warrior) -> bool:
    """MK-MELEE-03, a4: in base contact through the front arc."""
    return are_touching(state, warrior, other) and is_in_front(warrior, other.at)


# -- movement types ------------------------------------------------------------------------------------


def move_type(state: MageKnight, warrior: Warrior) -> str:
    """MK-CAPTURE-07  Guard and captive go on foot."""
    if warrior.guard != NOBODY or state.captive_of(warrior.id) is not None:
        return "boot"
    if has(warrior, FLIGHT):
        return WINGS
    return warrior.now.move_type


def swims(state: MageKnight, warrior: Warrior) -> bool:
    return move_type(state, warrior) == WAVE or has(warrior, AQUATIC)


def is_in_water(state: MageKnight, warrior: Warrior) -> bool:
    """MK-MOVE-29, b44"""
    return any([piece.kind in (SHALLOW, DEEP) for piece in pieces_at(state, warrior.at)])
