"""Where a terrain piece may lie, how large it is, and where there is room for one. SU-TERRAIN-15 to SU-TERRAIN-21"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.field.ground import marker_of
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.printed.profiles import IMPASSABLE, INCH, TerrainKind
from tercio.games.summoners.printed.scenarios import LARGE_BOARD, spots_of
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.state import PIECES, SPOTS, Piece, Summoners
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import gap, gap_at_most, gap_to_edge, overlapping
from tercio.geometry.shapes import Disc, Shape, contains
from tercio.kernel import Dice, Point, Verdict

LARGE_FROM: Final = 5 * INCH  # SU-TERRAIN-03  longer than this is large
USUAL_LARGE: Final = (6 * INCH, 0)
USUAL_SMALL: Final = (3 * INCH, 0)
FOOTPRINTS: Final = {  # length and width; without a width it is round
    "wood": (6 * INCH, 0),
    "building": (6 * INCH, 4 * INCH),
    "ruin": (6 * INCH, 5 * INCH),
    "boulder": (2 * INCH + INCH // 2, 0),
    "bush": (2 * INCH, 0),
    "barricade": (4 * INCH, INCH),
    "river": (10 * INCH, 2 * INCH),
    "ford": (4 * INCH, 3 * INCH),
    "hill": (7 * INCH, 0),
}
TRIES: Final = 20  # random places, before the whole board is searched
MESH: Final = INCH  # of the search


# -- what a piece is like -------------------------------------------------------------------------------------


def footprint_of(kind: TerrainKind) -> tuple[int, int]:
    """The area that a piece of this kind covers when players put it on the table. SU-TERRAIN-01"""
    return FOOTPRINTS.get(kind.id, USUAL_LARGE if kind.is_large else USUAL_SMALL)


def is_round(kind: TerrainKind) -> bool:
    return footprint_of(kind)[1] == 0


def piece_of(state: Summoners, kind: TerrainKind, at: Point, facing: int, size: int, radius: int = 0) -> Piece:
    """The piece as it would lie there; a49: what has to be climbed is an inch high for each size point.

    `radius`: a disc of this size instead of what is usual for the kind.
    """
    length, width = (2 * radius, 0) if radius else footprint_of(kind)
    number = 1 + max([piece.id for piece in (*state.pieces, *state.cleared)], default=PIECES - 1)
    height = size * INCH if kind.is_raised and not kind.is_sloped else 0
    outline = rectangle(at, facing, length, width) if width else (at,)
    return Piece(
        number,
        f"{kind.id}-{number - PIECES + 1}",
        kind.id,
        outline,
        0 if width else length // 2,
        kind.going,
        kind.sight,
        size,
        height,
        kind.is_raised,
        kind.is_sloped,
    )


def rectangle(at: Point, facing: int, length: int, width: int) -> tuple[Point, ...]:
    """The corners, to the nearest mil; the length lies along the facing."""
    dx, dy = direction(facing)
    corners: list[Point] = []
    for along, across in ((length, width), (-length, width), (-length, -width), (length, -width)):
        x = half_of(along * dx - across * dy)
        y = half_of(along * dy + across * dx)
        corners.append((at[0] + x, at[1] + y))
    return tuple(corners)


def half_of(scaled: int) -> int:
    size = (abs(scaled) + SCALE) // (2 * SCALE)
    return size if scaled > 0 else -size


def is_large(piece: Piece) -> bool:
    """The diameter, or an edge of the footprint, is longer than 5 inches. SU-TERRAIN-03"""
    shape = shape_of(piece)
    if isinstance(shape, Disc):
        return 2 * shape.radius > LARGE_FROM
    for ax, ay, bx, by in shape.edges:
        if (bx - ax) ** 2 + (by - ay) ** 2 > LARGE_FROM * LARGE_FROM:
            return True
    return False


def recommended_large(state: Summoners) -> int:
    """More large pieces than this are allowed, but not recommended. SU-TERRAIN-04"""
    return 5 if state.board >= LARGE_BOARD else 3


# -- may it lie there? --------------------------------------------------------------------------------------------


def judge_placing(state: Summoners, piece: Piece, verdict: Verdict) -> None:
    """Everything that speaks against this place. SU-TERRAIN-15 to SU-TERRAIN-20"""
    scenario = scenario_of(state)
    shape = shape_of(piece)
    inland = gap_to_edge(shape, state.board, state.board)
    if inland < scenario.spacing:
        verdict.refuse("SU-TERRAIN-16", "near-the-edge", (max(0, inland), scenario.spacing))
    for other in state.pieces:
        if not is_apart(shape, shape_of(other), scenario.spacing):
            verdict.refuse("SU-TERRAIN-15", "near-terrain", (other.id, gap(shape, shape_of(other)), scenario.spacing))
    for spot, at in enumerate(spots_of(scenario, state.board)):
        if contains(shape, at):
            verdict.refuse("SU-TERRAIN-17", "on-a-spot", (SPOTS + spot,))
    if piece.going == IMPASSABLE:  # SU-TERRAIN-19: everything else may lie on markers
        for objective in state.objectives:
            if overlapping(shape, marker_of(objective)):
                verdict.refuse("SU-TERRAIN-20", "on-an-objective", (objective.id,))


def is_apart(shape: Shape, other: Shape, spacing: int) -> bool:
    """Exact: a gap of just this much is enough."""
    return not gap_at_most(shape, other, spacing - 1)


def judge_size(kind: TerrainKind, size: int, verdict: Verdict) -> None:
    """Other sizes than those of the table need an agreement: a set-up with ready terrain. SU-TERRAIN-14"""
    if not kind.least_size <= size <= kind.most_size:
        verdict.refuse("SU-TERRAIN-14", "wrong-size", (size, kind.least_size, kind.most_size))


def fits(state: Summoners, piece: Piece) -> bool:
    """The same as `judge_placing`, without the figures: the search asks it for thousands of places."""
    scenario = scenario_of(state)
    shape = shape_of(piece)
    if gap_to_edge(shape, state.board, state.board) < scenario.spacing:
        return False
    for other in state.land().shapes:
        if not is_apart(shape, other, scenario.spacing):
            return False
    for at in spots_of(scenario, state.board):
        if contains(shape, at):
            return False
    if piece.going != IMPASSABLE:
        return True
    return not any([overlapping(shape, marker_of(objective)) for objective in state.objectives])


# -- where is room? --------------------------------------------------------------------------------------------------


def has_room(state: Summoners, kinds: tuple[TerrainKind, ...]) -> bool:
    """Some piece can still be placed, as far as a search inch by inch finds; the smallest first. SU-TERRAIN-21"""
    for kind in sorted(kinds, key=footprint_of):
        if find_room(state, kind) is not None:
            return True
    return False


def find_room(state: Summoners, kind: TerrainKind, start: int = 0) -> tuple[Point, int] | None:
    """A legal place and facing; `start` turns the search so that it does not always find the same one."""
    spacing, core = scenario_of(state).spacing, core_of(kind)
    rows = (state.board - 2 * spacing) // MESH + 1
    for turn in range(rows * rows):
        place = (start + turn) % (rows * rows)
        at = (spacing + place % rows * MESH, spacing + place // rows * MESH)
        if not has_core_room(state, core, spacing, at):
            continue
        for facing in (0,) if is_round(kind) else (0, 90):
            if fits(state, piece_of(state, kind, at, facing, kind.least_size)):
                return at, facing
    return None


def core_of(kind: TerrainKind) -> int:
    """Every facing of the piece covers the disc of this radius."""
    length, width = footprint_of(kind)
    return min(length, width or length) // 2


def has_core_room(state: Summoners, core: int, spacing: int, at: Point) -> bool:
    """Is there room for that disc? Most places are ruled out by this alone."""
    margin = spacing + core
    if not (margin <= at[0] <= state.board - margin and margin <= at[1] <= state.board - margin):
        return False
    x, y = at
    base, reach = Disc(x, y, core), core + spacing - 1
    for shape in state.land().shapes:
        left, low, right, high = shape.box
        if left - reach > x or right + reach < x or low - reach > y or high + reach < y:
            continue  # too far away for a look at its outline
        if gap_at_most(base, shape, spacing - 1):
            return False
    return True


def random_room(state: Summoners, kind: TerrainKind, dice: Dice) -> tuple[Point, int] | None:
    """A legal place somewhere, if a few random ones or else the whole board have any."""
    room = lucky_room(state, kind, dice)
    if room is not None:
        return room
    rows = (state.board - 2 * scenario_of(state).spacing) // MESH + 1
    return find_room(state, kind, dice.below(rows * rows))


def lucky_room(state: Summoners, kind: TerrainKind, dice: Dice) -> tuple[Point, int] | None:
    """The first of some random places that is legal."""
    spacing, core = scenario_of(state).spacing, core_of(kind)
    inside = state.board - 2 * spacing
    for _ in range(TRIES):
        at = (spacing + dice.below(inside + 1), spacing + dice.below(inside + 1))
        facing = 0 if is_round(kind) else dice.below(360)
        if has_core_room(state, core, spacing, at) and fits(state, piece_of(state, kind, at, facing, kind.least_size)):
            return at, facing
    return None
