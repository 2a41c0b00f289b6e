"""MK-RANGED-04 to -09, MK-TERRAIN, MK-ELEV, MK-FLY  The line of fire: what blocks it, what it gives the target."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities import STEALTH, has
from tercio.games.mageknight.dials import BLOCKING, CONCEALING, HINDERING
from tercio.games.mageknight.ground import ELEVATED, GROUND, SOARING, base_of, hill_at, level_of, pieces_at, shape_of
from tercio.games.mageknight.state import HERE, MageKnight, Piece, Warrior
from tercio.geometry.lines import crosses, stretches
from tercio.geometry.points import centre_distance
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, Point

GRAZING: Final = 10  # a5, b35: so much does not count


class Line(NamedTuple):
    """What is to be said about the line between two warriors."""

    length: int  # mils
    blocker: int = NOBODY  # the base or piece that blocks it
    cover: int = NOBODY  # the piece that gives cover (MK-TERRAIN-20)
    has_height: bool = False  # MK-ELEV-18, MK-FLY-15

    @property
    def is_clear(self) -> bool:
        return self.blocker == NOBODY


def aim_of(state: MageKnight, target: Warrior) -> Point:
    """MK-CONSTRUCTED-19  In constructed terrain one aims at its printed centre."""
    for piece in pieces_at(state, target.at):
        if piece.is_constructed and piece.has_centre:
            return shape_of(piece).centre
    return target.at


def line_of_fire(state: MageKnight, shooter: Warrior, target: Warrior, ignores_blocking: bool = False) -> Line:
    """From centre to centre. `ignores_blocking`: what would block it is left out (an ability says so)."""
    a, b = shooter.at, aim_of(state, target)
    above, below = level_of(state, shooter), level_of(state, target)
    length = centre_distance(a, b)
    blocker = NOBODY if ignores_blocking else blocked_by(state, shooter, target, a, b, above, below)
    cover = cover_on(state, shooter, target, a, b, above, below)
    if blocker == NOBODY and cover != NOBODY and has(target, STEALTH) and not ignores_blocking:
        blocker = cover
    return Line(length, blocker, cover, has_height(above, below))


def has_height(shooter: str, target: str) -> bool:
    """MK-ELEV-18, MK-ELEV-19, MK-ELEV-21, MK-FLY-15, MK-FLY-30  Only upwards, and never from above."""
    if target == SOARING:
        return shooter != SOARING
    return target == ELEVATED and shooter == GROUND


# -- blocking ----------------------------------------------------------------------------------------------


def blocked_by(state: MageKnight, shooter: Warrior, target: Warrior, a: Point, b: Point, above: str, below: str) -> int:
    """The first thing in the way; NOBODY where the line is clear."""
    if SOARING in (above, below):
        return NOBODY  # MK-FLY-19, MK-FLY-21, MK-FLY-22, a44
    for other in state.warriors:
        if other.gone != HERE or other.id in (shooter.id, target.id) or other.is_soaring:  # MK-FLY-13
            continue
        if crosses(base_of(other), a, b, GRAZING) and base_counts(state, shooter, target, other, above, below):
            return other.id
    for piece in state.pieces:
        if piece_blocks(state, piece, shooter, target, a, b, above, below):
            return piece.id
    return NOBODY


def base_counts(state: MageKnight, shooter: Warrior, target: Warrior, other: Warrior, above: str, below: str) -> bool:
    """MK-RANGED-07, MK-ELEV-12, MK-ELEV-13, MK-ELEV-16, b49  Does a base in the way block, at these levels?"""
    if above == GROUND and below == GROUND:
        return True
    other_hill = hill_at(state, other.at)
    if above == ELEVATED and below == ELEVATED:
        own, far = hill_at(state, shooter.at), hill_at(state, target.at)
        if own is not None and far is not None and own.id == far.id:
            return other_hill is not None and other_hill.id == own.id
    return other_hill is not None


def piece_blocks(
    state: MageKnight, piece: Piece, shooter: Warrior, target: Warrior, a: Point, b: Point, above: str, below: str
) -> bool:
    """MK-TERRAIN-29, MK-ELEV-09, MK-ELEV-11, MK-ELEV-14, MK-ELEV-15"""
    shape = shape_of(piece)
    holds = contains(shape, shooter.at) or contains(shape, target.at)
    if not crosses(shape, a, b, GRAZING):
        return False
    if above == ELEVATED and below == ELEVATED:
        own, far = hill_at(state, shooter.at), hill_at(state, target.at)
        if piece.kind != BLOCKING:
            return False
        if own is not None and far is not None and own.id == far.id:
            return contains(shape_of(own), shape.centre)
        return piece.is_elevated or any([h is not None and contains(shape_of(h), shape.centre) for h in (own, far)])
    if piece.kind == BLOCKING:
        return not (piece.has_centre and holds)  # b67
    if not piece.is_elevated:
        return False
    return not holds  # MK-ELEV-09, b51


# -- cover ---------------------------------------------------------------------------------------------------


def gives_cover(piece: Piece) -> bool:
    """MK-TERRAIN-18, MK-TERRAIN-25"""
    return piece.kind in (HINDERING, CONCEALING)


def cover_on(state: MageKnight, shooter: Warrior, target: Warrior, a: Point, b: Point, above: str, below: str) -> int:
    """MK-TERRAIN-18 to MK-TERRAIN-23, MK-ELEV-10, MK-ELEV-17, MK-FLY-18, MK-FLY-22"""
    if below == SOARING:
        return NOBODY
    for piece in state.pieces:
        if gives_cover(piece) and cover_counts(state, piece, shooter, target, above, below):
            shape = shape_of(piece)
            if contains(shape, target.at):  # MK-TERRAIN-19
                return piece.id
            if above != SOARING and reaches_beyond(piece, shooter, a, b):
                return piece.id
    return NOBODY


def cover_counts(state: MageKnight, piece: Piece, shooter: Warrior, target: Warrior, above: str, below: str) -> bool:
    shape = shape_of(piece)
    holds = contains(shape, shooter.at) or contains(shape, target.at)
    if above == SOARING:
        return contains(shape, target.at)
    if above == GROUND and below == GROUND:
        return True
    if above == ELEVATED and below == ELEVATED:
        own = hill_at(state, shooter.at)
        return own is not None and (piece.is_elevated or contains(shape_of(own), shape.centre))
    top = hill_at(state, shooter.at) or hill_at(state, target.at)
    return holds or piece.is_elevated or (top is not None and contains(shape_of(top), shape.centre))


def reaches_beyond(piece: Piece, shooter: Warrior, a: Point, b: Point) -> bool:
    """MK-TERRAIN-21, MK-TERRAIN-22, b38: what lies under the shooter's own base does not hamper it."""
    for start, end in stretches(shape_of(piece), a, b):
        if end - start > GRAZING and end > shooter.figure.radius + GRAZING:
            return True
    return False
