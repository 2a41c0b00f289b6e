"""Rules say where terrain may lie. MK-SETUP-24 to MK-SETUP-31, MK-CONSTRUCTED-14 to MK-CONSTRUCTED-16"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.field.ground import disc
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.field.zones import far_edge
from tercio.games.mageknight.printed.dials import TerrainKind
from tercio.games.mageknight.state import INCH, MISSION_RADIUS, PIECES, MageKnight, Piece
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import gap, gap_at_most, gap_to_edge, overlapping
from tercio.geometry.points import within
from tercio.geometry.shapes import Box, Disc, Oblong, Shape, contains, is_near_edge
from tercio.kernel import NOBODY, Point, Verdict

APART: Final = 3 * INCH
ROUNDING: Final = 2  # mils between an outline and a point of whole mils on it


def piece_of(state: MageKnight, kind: TerrainKind, at: Point, facing: int, access: tuple[Point, ...] = ()) -> Piece:
    """The piece as it would lie there."""
    outline = turned_around(kind.outline, at, facing)
    number = 1 + max([piece.id for piece in (*state.pieces, *state.cleared)], default=PIECES - 1)
    return Piece(
        number,
        f"{kind.id}-{number - PIECES + 1}",
        kind.kind,
        kind.id,
        outline or (at,),
        0 if outline else kind.radius,
        kind.is_elevated,
        kind.is_abrupt,
        access,
        kind.is_constructed,
        kind.defense,
        kind.fortification,
        kind.structure,
        kind.has_centre,
        changes=kind.changes,
    )


def pieces_of(
    state: MageKnight,
    kinds: dict[str, TerrainKind],
    kind: TerrainKind,
    at: Point,
    facing: int,
    access: tuple[Point, ...] = (),
) -> list[Piece]:
    """Each card of a piece keeps its values; an access point is the nearest part's. MK-CONSTRUCTED-05, b62"""
    if not kind.parts:
        return [piece_of(state, kind, at, facing, access)]
    pieces: list[Piece] = []
    for place, part in enumerate(kind.parts):
        (middle,) = turned_around((part.at,), at, facing)
        piece = piece_of(state, kinds[part.kind], middle, (facing + part.facing) % 360)
        pieces.append(piece.numbered(piece.id + place, f"{part.kind}-{piece.id - PIECES + place + 1}"))
    pieces = stacked(pieces)
    steep = [piece for piece in pieces if piece.is_abrupt]
    for point in access if steep else ():
        near = min(steep, key=lambda piece: gap(shape_of(piece), disc(point, 0)))
        place = pieces.index(near)
        pieces[place] = near.reached_at(point)
        steep[steep.index(near)] = pieces[place]
    return pieces


def stacked(pieces: list[Piece]) -> list[Piece]:
    """A part with its middle on an earlier one is an area of it. b56"""
    found: list[Piece] = []
    for piece in pieces:
        middle = shape_of(piece).centre
        below = [other for other in found if other.part_of == NOBODY and contains(shape_of(other), middle)]
        found.append(piece.laid_on(below[0]) if below else piece)
    return found


def access_points(pieces: list[Piece]) -> tuple[Point, ...]:
    """Each cliff has one, somewhere on its outline. b58"""
    return tuple([edge_point(shape_of(piece)) for piece in pieces if piece.is_abrupt])


def edge_point(shape: Shape) -> Point:
    if isinstance(shape, Disc):
        return shape.x + shape.radius, shape.y
    ax, ay, bx, by = shape.edges[0]
    return (ax + bx) // 2, (ay + by) // 2


def is_on_edge(shape: Shape, at: Point) -> bool:
    """It lies on the outline, as near as whole mils allow."""
    if isinstance(shape, Disc):
        return within(at, shape.centre, shape.radius + ROUNDING) and not within(
            at, shape.centre, shape.radius - ROUNDING - 1
        )
    return any([is_near_edge(at[0], at[1], edge, ROUNDING * ROUNDING) for edge in shape.edges])


def turned_around(outline: tuple[Point, ...], at: Point, facing: int) -> tuple[Point, ...]:
    """Corners around a middle, with the middle here and turned so far; to the nearest mil."""
    dx, dy = direction(facing)
    half = SCALE // 2
    return tuple(
        [(at[0] + (x * dx - y * dy + half) // SCALE, at[1] + (x * dy + y * dx + half) // SCALE) for x, y in outline]
    )


def may_lay(kind: TerrainKind, is_second: bool) -> bool:
    """After a constructed piece only another one is laid. MK-CONSTRUCTED-14, b61"""
    return kind.is_constructed or not is_second


def judge_kind(state: MageKnight, kind: TerrainKind, number: int, is_second: bool, verdict: Verdict) -> None:
    """The kind is in the pile, and may be laid now. MK-SETUP-26, MK-CONSTRUCTED-14"""
    if kind.id not in state.pile:
        verdict.refuse("MK-SETUP-26", "not-in-pile", (number,))
    if not may_lay(kind, is_second):
        verdict.refuse("MK-CONSTRUCTED-14", "only-constructed", (number,))


def judge_laying(state: MageKnight, pieces: list[Piece], verdict: Verdict) -> None:
    """A piece with all its parts, which may touch each other."""
    for piece in pieces:
        judge_piece(state, piece, verdict)


def judge_piece(state: MageKnight, piece: Piece, verdict: Verdict) -> None:
    """It may lie there. MK-SETUP-27 to MK-SETUP-30, MK-CONSTRUCTED-16, MK-CONSTRUCTED-17, MK-ELEV-24"""
    shape = shape_of(piece)
    inland = gap_to_edge(shape, state.board, state.board)
    if inland < APART:
        verdict.refuse("MK-SETUP-29", "near-the-edge", (max(0, inland), APART))
    if inland < 0 and piece.is_constructed:
        verdict.refuse("MK-CONSTRUCTED-17", "off-the-field", shape.centre)
    for other in state.pieces:
        if piece.is_constructed and other.is_constructed:
            if overlapping(shape, shape_of(other)):
                verdict.refuse("MK-CONSTRUCTED-17", "on-terrain", (other.id,))
            continue
        if gap_at_most(shape, shape_of(other), APART - 1):
            verdict.refuse("MK-SETUP-27", "near-terrain", (other.id, gap(shape, shape_of(other)), APART))
    for mission in state.missions:
        token = disc(mission.at, MISSION_RADIUS)
        if gap_at_most(shape, token, APART - 1):
            verdict.refuse("MK-SETUP-28", "near-mission", (mission.id, gap(shape, token), APART))
    for player in state.players:
        if player.side >= 0 and gap_at_most(shape, edge_shape(player.side, state.board), APART - 1):
            verdict.refuse("MK-SETUP-30", "near-zone", (player.seat, APART))
    if piece.is_abrupt and not piece.access:
        verdict.refuse("MK-ELEV-24", "no-access-point", ())
    for point in piece.access:
        if not is_on_edge(shape, point):
            verdict.refuse("MK-ELEV-24", "access-off-edge", point)


def clear_spot(state: MageKnight, radius: int) -> Point | None:
    """The first point, inch by inch, where everything within this many mils of it keeps its distance.

    Quicker than to judge a piece in each place.
    """
    margin = radius + APART
    edges = [edge_shape(player.side, state.board) for player in state.players if player.side >= 0]
    shapes = [*edges, *[shape_of(piece) for piece in state.pieces]]
    tokens = [disc(mission.at, MISSION_RADIUS) for mission in state.missions]
    round_ones = [shape for shape in (*tokens, *shapes) if isinstance(shape, Disc)]
    others: list[tuple[Shape, Box]] = [(shape, shape.box) for shape in shapes if not isinstance(shape, Disc)]
    squares = [(shape.x, shape.y, (margin + shape.radius - 1) ** 2) for shape in round_ones]
    for x in range(margin, state.board - margin + 1, INCH):
        for y in range(margin, state.board - margin + 1, INCH):
            for there_x, there_y, square in squares:
                if (there_x - x) * (there_x - x) + (there_y - y) * (there_y - y) <= square:
                    break
            else:
                if is_apart_from(others, x, y, radius):
                    return x, y
    return None


def is_apart_from(shapes: list[tuple[Shape, Box]], x: int, y: int, radius: int) -> bool:
    """A disc there is three inches away from all of them; mostly their boxes say it."""
    margin = radius + APART
    for shape, (left, low, right, high) in shapes:
        is_near = left - margin < x < right + margin and low - margin < y < high + margin
        if is_near and gap_at_most(Disc(x, y, radius), shape, APART - 1):
            return False
    return True


@lru_cache(maxsize=64)
def edge_shape(side: int, board: int) -> Shape:
    (ax, ay), (bx, by) = far_edge(side, board)
    return Oblong(ax, ay, bx, by, 0)
