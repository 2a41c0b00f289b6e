"""Bases, arcs, contact and terrain as shapes. Distances between warriors go from centre to centre (MK-TERM-13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.ability import FLIES, FREEZES_WATER, MOVES_AS, SWIMS
from tercio.games.mageknight.abilities.bearers import asked, asked_field, asked_unit, is_forbidden
from tercio.games.mageknight.abilities.effect import SOAR
from tercio.games.mageknight.field.cavalry import mount_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.printed.dials import WAVE, WINGS
from tercio.games.mageknight.state import (
    CYLINDER_RADIUS,
    HERE,
    LONGEST,
    LOOT_RADIUS,
    MISSION_RADIUS,
    Loot,
    MageKnight,
    Mission,
    Piece,
    Warrior,
)
from tercio.geometry.arcs import in_arc
from tercio.geometry.distance import gap_at_most, overlapping
from tercio.geometry.lines import crosses
from tercio.geometry.points import TOUCH, within
from tercio.geometry.shapes import Disc, Oblong, Shape, contains, grown, oblong
from tercio.kernel import NOBODY, Point

GROUND: Final = "ground"
ELEVATED: Final = "elevated"
SOARING: Final = "soaring"

GRAZING: Final = 10  # a5, a6, b35: a line that runs so few mils below an outline does not cross it


@lru_cache(maxsize=1 << 15)
def disc(at: Point, radius: int) -> Disc:
    return Disc(at[0], at[1], radius)


@lru_cache(maxsize=1 << 10)
def long_base(at: Point, facing: int, length: int, width: int) -> Oblong:
    return oblong(at, facing, length, width)


def base_of(warrior: Warrior) -> Disc | Oblong:
    """A disc, or an oblong that lies along the facing. MK-FIGURE-08"""
    base = warrior.base
    if base.length:
        return long_base(warrior.at, warrior.facing % 360, base.length, 2 * base.radius)
    return disc(warrior.at, base.radius)


def foot_of(warrior: Warrior) -> Disc | Oblong:
    """What it takes up on the ground: the base, or the flight cylinder. MK-FLY-07"""
    return disc(warrior.at, CYLINDER_RADIUS) if warrior.is_soaring else base_of(warrior)


def extent_of(warrior: Warrior) -> int:
    """Nothing of its base lies farther than this from its centre."""
    base = warrior.base
    if warrior.is_soaring:
        return CYLINDER_RADIUS
    return (base.length + 1) // 2 if base.length else base.radius


def reaches(warrior: Warrior, at: Point, radius: int) -> bool:
    """Its base touches a round thing of this radius."""
    if warrior.base.length:
        return gap_at_most(base_of(warrior), disc(at, radius), TOUCH)
    return within(warrior.at, at, warrior.base.radius + radius + TOUCH)


# -- levels -------------------------------------------------------------------------------------------


def pieces_at(state: MageKnight, at: Point) -> list[Piece]:
    """The pieces that a centre at this point occupies; the edge is inside (b36). MK-TERRAIN-05

    Where there is none, the field is clear terrain (MK-TERRAIN-07, -08). A piece is only what was laid (MK-TERRAIN-06).
    """
    return [piece for piece in state.pieces if contains(shape_of(piece), at)]


def hill_at(state: MageKnight, at: Point) -> Piece | None:
    for mark in state.land().hills:
        if contains(mark.shape, at):
            return mark.piece
    return None


def hill_number(state: MageKnight, at: Point) -> int:
    """The number of the elevated piece that a centre at this point occupies; NOBODY on the ground."""
    hill = hill_at(state, at)
    return NOBODY if hill is None else hill.id


def level_of(state: MageKnight, warrior: Warrior) -> str:
    """The level on which it stands. MK-MOVE-22, MK-FLY-02, MK-ELEV-02, -03"""
    if warrior.is_soaring:
        return SOARING
    return GROUND if hill_at(state, warrior.at) is None else ELEVATED


# -- contact ------------------------------------------------------------------------------------------


def are_touching(state: MageKnight, one: Warrior, other: Warrior) -> bool:
    """Base contact, in plan view and on a level that allows it. MK-TERM-06, MK-FLY-14, MK-FLY-20, MK-CONSTRUCTED-27"""
    if one.id == other.id or one.is_soaring != other.is_soaring:
        return False
    if one.is_soaring:
        return within(one.at, other.at, 2 * CYLINDER_RADIUS + TOUCH)
    if one.base.length or other.base.length:
        near = gap_at_most(base_of(one), base_of(other), TOUCH)
    else:
        near = within(one.at, other.at, one.base.radius + other.base.radius + TOUCH)
    for piece, shape in state.land().abrupt:
        is_on = contains(shape, one.at)
        if is_on != contains(shape, other.at) or (is_on and piece.is_constructed and piece.access):
            return share_access(piece, one, other)
    return near and keeper_of(state, one, other) is None


def neighbours(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    """Everybody who might touch it, which a closer look must tell: those near by, or all if there is a tower."""
    for mark in state.land().abrupt:
        if mark.piece.is_constructed:  # MK-CONSTRUCTED-27
            return state.here()
    (x, y), is_soaring = warrior.at, warrior.is_soaring
    reach = extent_of(warrior) + TOUCH
    most = reach + LONGEST
    found: list[Warrior] = []
    for other in state.warriors:
        at = other.at
        if abs(at[0] - x) > most or abs(at[1] - y) > most or other.is_soaring != is_soaring or other.gone != HERE:
            continue
        apart = reach + extent_of(other)
        if abs(at[0] - x) <= apart and abs(at[1] - y) <= apart:
            found.append(other)
    return found


def keeper_of(state: MageKnight, one: Warrior, other: Warrior) -> Piece | None:
    """What was built between two bases, so that both touch it and not each other. MK-CONSTRUCTED-24"""
    for mark in state.land().works:
        if crosses(mark.shape, one.at, other.at) and leans_on(one, mark.shape) and leans_on(other, mark.shape):
            return mark.piece
    return None


def leans_on(warrior: Warrior, shape: Shape) -> bool:
    """Its base touches the shape and does not lie on it."""
    base = base_of(warrior)
    return gap_at_most(base, shape, TOUCH) and not overlapping(base, shape)


def share_access(piece: Piece, one: Warrior, other: Warrior) -> bool:
    """One above and one below meet only at an access point; all on a tower are at its own. b47, MK-CONSTRUCTED-26"""
    return any([at_access(piece, one, point) and at_access(piece, other, point) for point in piece.access])


def at_access(piece: Piece, warrior: Warrior, point: Point) -> bool:
    if piece.is_constructed and contains(shape_of(piece), warrior.at):
        return True
    return reaches(warrior, point, 0)


def touching(state: MageKnight, warrior: Warrior) -> tuple[Warrior, ...]:
    """Everybody in base contact with it. Known as long as neither of the two moves."""
    warriors = state.warriors
    if warriors[warrior.id] is not warrior or warrior.gone != HERE:  # as it might be, not as it is
        return tuple([other for other in neighbours(state, warrior) if are_touching(state, warrior, other)])
    if state.moved:
        look_again(state)
    known = state.contacts.get(warrior.id)
    if known is None:
        known = state.contacts[warrior.id] = touched_by(state, warrior)
    return tuple([warriors[number] for number in known]) if known else ()


def touched_by(state: MageKnight, warrior: Warrior) -> tuple[int, ...]:
    return tuple([other.id for other in neighbours(state, warrior) if are_touching(state, warrior, other)])


def look_again(state: MageKnight) -> None:
    """A warrior that has moved touches others than before; all other contacts hold, because contact is mutual."""
    contacts = state.contacts
    for number in state.moved:
        before = contacts.pop(number, None)
        for other in [n for n, known in contacts.items() if number in known] if before is None else before:
            contacts.pop(other, None)
    found: dict[int, tuple[int, ...]] = {}
    for number in state.moved:
        if state.warriors[number].gone == HERE:
            found[number] = touched_by(state, state.warriors[number])
            for other in found[number]:
                contacts.pop(other, None)
    contacts.update(found)
    state.moved = set()


def enemies_touching(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    near = touching(state, warrior)
    return [other for other in near if state.are_enemies(warrior, other)] if near else []


def friends_touching(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    return [other for other in touching(state, warrior) if state.are_friends(warrior, other)]


def touches_mission(state: MageKnight, warrior: Warrior, mission: Mission) -> bool:
    """A base on or at the token; one with slots that covers it keeps others away. a10, MK-OBJECTIVE-14, MK-TERM-07"""
    if not touches_token(state, warrior, mission.at, MISSION_RADIUS):
        return False
    cover = covering(state, mission)
    return cover == NOBODY or cover == warrior.id


def covering(state: MageKnight, mission: Mission) -> int:
    for warrior in state.warriors:
        if warrior.gone == HERE and warrior.figure.slots and not warrior.is_soaring:
            spare = warrior.base.radius - MISSION_RADIUS
            if spare >= 0 and gap_at_most(grown(base_of(warrior), -MISSION_RADIUS), disc(mission.at, 0), 0):
                return warrior.id
    return NOBODY


def touches_token(state: MageKnight, warrior: Warrior, at: Point, radius: int) -> bool:
    """Its base touches a token on its own level; above and below a cliff they meet only at an access point. MK-TERM-07

    Nothing that lies on the field keeps a base from a token, not even an element (MKS-GLYPH-06).
    """
    if warrior.is_soaring or not reaches(warrior, at, radius):
        return False
    for piece, shape in state.land().abrupt:
        if contains(shape, warrior.at) != contains(shape, at):
            return any([reaches(warrior, point, 0) and within(point, at, radius + TOUCH) for point in piece.access])
    return True


def touches_loot(state: MageKnight, warrior: Warrior, loot: Loot) -> bool:
    return touches_token(state, warrior, loot.at, LOOT_RADIUS)


def touches_piece(warrior: Warrior, piece: Piece) -> bool:
    return not warrior.is_soaring and gap_at_most(base_of(warrior), shape_of(piece), TOUCH)


# -- arcs ----------------------------------------------------------------------------------------------


def is_in_front(warrior: Warrior, point: Point) -> bool:
    """Through the front arc; its boundary belongs to it. MK-MOVE-10, a2, MK-TERM-08, MKC-ATTACK-05"""
    return in_arc(warrior.at, warrior.facing, warrior.base.front_arc // 2, point)


def faces(state: MageKnight, warrior: Warrior, other: Warrior) -> bool:
    """In base contact through the front arc. MK-MELEE-03, a4"""
    return are_touching(state, warrior, other) and is_in_front(warrior, other.at)


# -- movement types ------------------------------------------------------------------------------------


def move_type(state: MageKnight, warrior: Warrior) -> str:
    """Guard and captive go on foot, a rider as its mount does. MK-CAPTURE-07, MKC-UNIT-20, MKC-UNIT-21"""
    if warrior.guard != NOBODY or state.captive_of(warrior.id) is not None:
        return "boot"
    if warrior.partner != NOBODY:
        return mount_of(state, warrior).now.move_type
    for text in asked(warrior, MOVES_AS):
        return text.moves_as()
    return warrior.now.move_type


def flies(state: MageKnight, warrior: Warrior) -> bool:
    """Bases and terrain do not stop it on its way. MK-MOVE-30, MKA-FLIGHT-01"""
    return bool(asked_unit(state, warrior, FLIES)) or move_type(state, warrior) == WINGS


def may_soar(state: MageKnight, warrior: Warrior) -> bool:
    """Wings alone have the talent, and some weather forbids it. MK-FLY-01, MK-FLY-23"""
    return move_type(state, warrior) == WINGS and not is_forbidden(state, SOAR)


def swims(state: MageKnight, warrior: Warrior) -> bool:
    return move_type(state, warrior) == WAVE or bool(asked_unit(state, warrior, SWIMS))


def is_in_water(state: MageKnight, warrior: Warrior) -> bool:
    """Its centre lies in water, and it is not in the air above it. MK-MOVE-29, MK-FLY-03, b44"""
    if warrior.is_soaring:
        return False
    for mark in state.land().water:
        if contains(mark.shape, warrior.at) and not is_frozen(state):
            return True
    return False


def is_frozen(state: MageKnight) -> bool:
    """All water is clear terrain. MK-DOMAIN-09"""
    return bool(asked_field(state, FREEZES_WATER))
