"""Terrain limits where a warrior may stand. MK-TERRAIN-27, MK-MOVE-08, MK-FLY-08 to MK-FLY-11, MK-FIGURE-10"""

from __future__ import annotations

from tercio.games.mageknight.field.ground import base_of, disc, extent_of, flies, foot_of, is_frozen, swims
from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.field.ways import Footing
from tercio.games.mageknight.printed.dials import ABYSS, BLOCKING, CLEAR, DEEP, HINDERING, SHALLOW
from tercio.games.mageknight.state import CYLINDER_RADIUS, HERE, LONGEST, MISSION_RADIUS, MageKnight, Piece, Warrior
from tercio.geometry.distance import edge_square, gap_at_most, inside_table, overlapping
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Disc, Shape, contains
from tercio.kernel import Point, RuleId, Verdict

# -- what terrain is to this warrior ---------------------------------------------------------------------


def going(state: MageKnight, warrior: Warrior, piece: Piece) -> str:
    """A piece is clear, hindering or blocking to a walker. MK-TERRAIN-12, -24, -30, -32, -34, MK-MOVE-28"""
    kind = piece.kind
    if kind == HINDERING:
        return HINDERING
    if kind == BLOCKING:
        return CLEAR if piece.has_centre else BLOCKING
    if kind == ABYSS:
        return BLOCKING
    if kind not in (SHALLOW, DEEP) or is_frozen(state) or swims(state, warrior):
        return CLEAR
    return HINDERING if kind == SHALLOW else BLOCKING


def bars(state: MageKnight, warrior: Warrior, piece: Piece) -> bool:
    return going(state, warrior, piece) == BLOCKING


def footing_of(state: MageKnight, warrior: Warrior) -> Footing:
    """A piece that would bar it, but already lies under its base, is rough for this move. b43"""
    if state.warriors[warrior.id] is not warrior:
        return surveyed(state, warrior)
    footing = state.known.footings.get(warrior.id)
    if footing is None:
        footing = state.known.footings[warrior.id] = surveyed(state, warrior)
    return footing


def surveyed(state: MageKnight, warrior: Warrior) -> Footing:
    barred: list[Landmark] = []
    rough: list[Landmark] = []
    is_hindered = False
    base = base_of(warrior)
    for mark in state.land().slowing:
        kind = going(state, warrior, mark.piece)
        if kind == CLEAR:
            continue
        is_under = overlapping(base, mark.shape)
        if kind == BLOCKING and not is_under:
            barred.append(mark)
            continue
        rough.append(mark)
        is_hindered = is_hindered or is_under
    return Footing(barred, rough, is_hindered)


def bar_rule(piece: Piece, is_end: bool) -> RuleId:
    """By which rule nobody passes there, or, at the end of a move, stands there."""
    if piece.kind == ABYSS:
        return "MK-TERRAIN-30"
    if piece.kind == DEEP:
        return "MK-TERRAIN-34"
    if not is_end:
        return "MK-TERRAIN-28"
    return "MK-ELEV-07" if piece.is_elevated else "MK-TERRAIN-27"


# -- where it may stand -----------------------------------------------------------------------------------


def judge_standing(
    state: MageKnight, warrior: Warrior, verdict: Verdict, ignore: tuple[int, ...] = (), start: Warrior | None = None
) -> None:
    """May a warrior be there, as it is given? `start`: the same before its move, whose terrain it may be leaving."""
    foot = foot_of(warrior)
    if not inside_table(foot, state.board, state.board):
        verdict.refuse("MK-FIGURE-11", "off-the-field", warrior.at)
    x, y = warrior.at
    reach = extent_of(warrior) + CYLINDER_RADIUS
    most = reach + LONGEST
    for other in state.warriors:
        at = other.at
        if abs(at[0] - x) >= most or abs(at[1] - y) >= most:
            continue
        base = other.base
        apart = reach + (base.length or base.radius)
        if abs(at[0] - x) >= apart or abs(at[1] - y) >= apart:
            continue
        if other.gone != HERE or other.id == warrior.id or other.id in ignore:
            continue
        if other.id == warrior.partner or other.is_rider:
            continue  # MKC-UNIT-03
        if overlapping(foot, foot_of(other)):
            rule = "MK-FLY-10" if warrior.is_soaring else "MK-FLY-11" if other.is_soaring else "MK-MOVE-08"
            verdict.refuse(rule, "no-room", (other.id,))
    if warrior.is_soaring:
        judge_cylinder(state, foot, verdict)
        return
    for piece, shape in state.land().slowing:
        if overlapping(foot, shape) and bars(state, warrior, piece):
            if start is None or not overlapping(base_of(start), shape):
                rule = "MK-MOVE-32" if flies(state, warrior) else bar_rule(piece, is_end=True)
                verdict.refuse(rule, "on-blocking", (piece.id,))
            elif warrior.at != start.at and not is_shallower(shape, warrior.at, start.at):
                verdict.refuse(bar_rule(piece, is_end=True), "must-leave", (piece.id,))
    for piece, shape in state.land().works:
        if not piece.has_centre and contains(shape, warrior.at):
            verdict.refuse("MK-CONSTRUCTED-18", "no-standing-there", (piece.id,))


def judge_cylinder(state: MageKnight, foot: Shape, verdict: Verdict) -> None:
    """The cylinder touches no mission token and no constructed terrain. MK-FLY-08, MK-CONSTRUCTED-28

    Only the cylinder must be free, whatever the base hangs over (MKC-SOAR-01, -02).
    """
    for mission in state.missions:
        if gap_at_most(foot, disc(mission.at, MISSION_RADIUS), TOUCH):
            verdict.refuse("MK-FLY-08", "cylinder-on-mission", (mission.id,))
    for piece, shape in state.land().works:
        if overlapping(foot, shape):
            verdict.refuse("MK-CONSTRUCTED-28", "cylinder-on-terrain", (piece.id,))


def is_shallower(shape: Shape, at: Point, before: Point) -> bool:
    """The shortest way out leads nearer to the edge, or away from it outside. b43"""
    if isinstance(shape, Disc):
        return square_to(shape, at) > square_to(shape, before)
    inside, was_inside = contains(shape, at), contains(shape, before)
    if inside != was_inside:
        return was_inside
    near, was_near = depth(shape, at), depth(shape, before)
    return (near[0] * was_near[1] < was_near[0] * near[1]) == inside


def square_to(shape: Disc, at: Point) -> int:
    x, y = at[0] - shape.x, at[1] - shape.y
    return x * x + y * y


def depth(shape: Shape, at: Point) -> tuple[int, int]:
    """The square of the distance to the nearest edge, as a fraction."""
    best = (1, 0)
    for edge in shape.edges:
        square = edge_square(at[0], at[1], edge)
        if square[0] * best[1] < best[0] * square[1]:
            best = square
    return best
