"""What stands on the table as people write it down: units, terrain, objectives, and the spells that last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.summoners.field.values import ap_limit
from tercio.games.summoners.positions.answers import numbers_of
from tercio.games.summoners.printed.objectives import OBJECTIVE_KINDS
from tercio.games.summoners.printed.profiles import GOINGS, INCH, SIGHTS, Power, Profile, TerrainKind
from tercio.games.summoners.state import (
    CHARGED,
    DEPARTED,
    HERE,
    KILLED,
    OBJECTIVES,
    PIECES,
    RAN,
    REMOVED,
    SACRIFICED,
    VANISHED,
    WALKED,
    Lasting,
    Objective,
    Piece,
    Summoners,
    Unit,
)
from tercio.games.vocabulary import name_in, read_outline
from tercio.geometry.angles import SCALE, direction
from tercio.kernel import NOBODY, Point

SAY: Final = Wording("tercio.games.summoners", "positions")

MOST_SEATS: Final = 4
MOST: Final = 999
MOVES: Final = {"walk": WALKED, "run": RAN, "charge": CHARGED}
GONE: Final = (HERE, KILLED, SACRIFICED, VANISHED, DEPARTED, REMOVED)
LARGE_RADIUS: Final = 3 * INCH  # SU-TERRAIN-03  where the file does not say how large a piece is
SMALL_RADIUS: Final = 1 * INCH
FULL: Final = -1  # action points up to the limit


# -- units ---------------------------------------------------------------------------------------


def read_units(table: Table, profiles: Mapping[str, Profile], board: int) -> list[Unit]:
    """Their action points are filled up later, where the file does not say how many are left: spells may count."""
    units: list[Unit] = []
    for label in table.keys():
        entry = table.named(label)
        profile = profiles[entry.choice("profile", tuple(profiles), default=label if label in profiles else None)]
        x, y = entry.mils("at", 2, 0, board)
        moves = 0
        for name in entry.choices("moved", tuple(MOVES), default=()):
            moves |= MOVES[name]
        units.append(
            Unit(
                len(units),
                label,
                entry.integer("seat", 0, MOST_SEATS - 1),
                profile,
                (x, y),
                entry.integer("life_lost", 0, profile.life, default=0),
                entry.integer("ap", 0, MOST, default=FULL),
                entry.integer("ice", 0, 3, default=0),
                entry.integer("fire", 0, 3, default=0),
                entry.integer("fire_by", NOBODY, MOST_SEATS - 1, default=NOBODY),
                entry.integer("loss", 0, 2, default=0),
                moves,
                entry.boolean("activated", default=False),
                entry.boolean("concentrated", default=False),
                entry.choice("gone", GONE, default=HERE),
            )
        )
    return units


def fill_up(state: Summoners) -> None:
    """A unit on the table has all its points unless something else is written. SU-ROUND-03"""
    for unit in state.units:
        if unit.ap == FULL:
            points = ap_limit(state, unit).total if unit.is_here else 0
            state.units[unit.id] = unit._replace(ap=points)


def write_unit(unit: Unit) -> dict[str, Any]:
    return {
        "profile": unit.profile.id,
        "seat": unit.seat,
        "at": inches(unit.at),
        "life_lost": unit.lost,
        "ap": unit.ap,
        "ice": unit.ice,
        "fire": unit.fire,
        "fire_by": unit.fire_by,
        "loss": unit.loss,
        "moved": [name for name, bit in MOVES.items() if unit.moves & bit],
        "activated": unit.is_activated,
        "concentrated": unit.is_concentrated,
        "gone": unit.gone,
    }


# -- terrain -------------------------------------------------------------------------------------


def read_pieces(table: Table, kinds: Mapping[str, TerrainKind], board: int) -> list[Piece]:
    pieces: list[Piece] = []
    for index, label in enumerate(table.keys()):
        entry = table.named(label)
        kind = kinds[entry.choice("kind", tuple(kinds), default=label if label in kinds else None)]
        outline, radius = read_shape(entry, kind, board)
        size = entry.integer("size", 0, 20, default=kind.least_size)
        is_raised = entry.boolean("raised", default=kind.is_raised)
        is_sloped = entry.boolean("sloped", default=kind.is_sloped)
        is_climbed = is_raised and not is_sloped
        pieces.append(
            Piece(
                PIECES + entry.integer("number", 0, MOST, default=index),
                label,
                kind.id,
                outline,
                radius,
                entry.choice("going", GOINGS, default=kind.going),
                entry.choice("sight", SIGHTS, default=kind.sight),
                size,
                entry.decimal_mils("height", 0, 20 * INCH, default=size * INCH if is_climbed else 0),  # a49
                is_raised,
                is_sloped,
            )
        )
    return pieces


def read_shape(entry: Table, kind: TerrainKind, board: int) -> tuple[tuple[Point, ...], int]:
    """Corners, or a rectangle around its middle, or a disc."""
    if entry.has("outline"):
        return read_outline(entry, board)
    x, y = entry.mils("at", 2, 0, board)
    if entry.has("width") or entry.has("depth"):
        width, depth = entry.decimal_mils("width", 1, board), entry.decimal_mils("depth", 1, board)
        return rectangle((x, y), width, depth, entry.integer("facing", 0, 359, default=0)), 0
    default = LARGE_RADIUS if kind.is_large else SMALL_RADIUS
    return ((x, y),), entry.decimal_mils("radius", 1, board, default=default)


def rectangle(middle: Point, width: int, depth: int, facing: int) -> tuple[Point, ...]:
    """Its width along the facing; corners to the nearest mil."""
    dx, dy = direction(facing)
    corners: list[Point] = []
    for along, across in ((-width, -depth), (width, -depth), (width, depth), (-width, depth)):
        x, y = along * dx - across * dy, along * dy + across * dx
        corners.append((middle[0] + nearest(x, 2 * SCALE), middle[1] + nearest(y, 2 * SCALE)))
    return tuple(corners)


def nearest(number: int, divisor: int) -> int:
    return (number + divisor // 2) // divisor


def write_piece(piece: Piece) -> dict[str, Any]:
    shape: dict[str, Any] = {"outline": [inches(point) for point in piece.outline]}
    if piece.radius:
        shape = {"at": inches(piece.outline[0]), "radius": piece.radius / INCH}
    return {
        "kind": piece.kind,
        **shape,
        "size": piece.size,
        "height": piece.height / INCH,
        "going": piece.going,
        "sight": piece.sight,
        "raised": piece.is_raised,
        "sloped": piece.is_sloped,
        "number": piece.id - PIECES,
    }


# -- objectives -------------------------------------------------------------------------------------


def read_objectives(table: Table, board: int) -> list[Objective]:
    objectives: list[Objective] = []
    for index, label in enumerate(table.keys()):
        entry = table.named(label)
        kinds = tuple(OBJECTIVE_KINDS)
        kind = entry.choice("kind", kinds, default=label if label in kinds else None)
        x, y = entry.mils("at", 2, 0, board)
        holder = entry.integer("holder", NOBODY, MOST_SEATS - 1, default=NOBODY)
        number = entry.integer("number", 0, MOST, default=index)
        objectives.append(Objective(OBJECTIVES + number, label, kind, (x, y), holder))
    return objectives


def write_objective(objective: Objective) -> dict[str, Any]:
    return {
        "kind": objective.kind,
        "at": inches(objective.at),
        "holder": objective.holder,
        "number": objective.id - OBJECTIVES,
    }


# -- spells and abilities that last ---------------------------------------------------------------------


def read_effects(table: Table, state: Summoners) -> list[Lasting]:
    effects: list[Lasting] = []
    labels = {unit.label: unit for unit in state.units}
    targets = {label: unit.id for label, unit in labels.items()}
    targets |= {piece.label: piece.id for piece in state.pieces}
    for index, entry in enumerate(table.tables("effects"), 1):
        caster = labels.get(entry.choice("caster", tuple(labels)))
        powers: dict[str, Power] = {} if caster is None else {power.id: power for power in caster.profile.powers}
        spell = entry.choice("spell", tuple(powers))
        target = entry.choice("target", tuple(targets)) if entry.has("target") else ""
        number = entry.integer("number", 1, MOST, default=index)
        if caster is not None and spell in powers:
            effects.append(Lasting(number, powers[spell], caster.id, targets.get(target, NOBODY)))
    return effects


def write_effect(state: Summoners, lasting: Lasting) -> dict[str, Any]:
    written: dict[str, Any] = {"spell": lasting.power.id, "caster": state.units[lasting.caster].label}
    target = name_in(numbers_of(state), lasting.target)
    if target:
        written["target"] = target
    return {**written, "number": lasting.id}


def inches(point: Point) -> list[float]:
    return [point[0] / INCH, point[1] / INCH]
