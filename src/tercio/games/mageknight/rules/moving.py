"""MK-MOVE, MK-SPRINT, MK-TERRAIN, MK-ELEV, MK-FLY  May this warrior go this way, and how far?"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities import GHOSTFORM, has
from tercio.games.mageknight.dials import ABYSS, BLOCKING, DEEP, HINDERING, SHALLOW
from tercio.games.mageknight.ground import (
    are_touching,
    base_of,
    disc,
    flies,
    foot_of,
    hill_at,
    shape_of,
    swims,
)
from tercio.games.mageknight.numbers import movement_of
from tercio.games.mageknight.state import CYLINDER_RADIUS, HERE, INCH, MISSION_RADIUS, MageKnight, Piece, Warrior
from tercio.geometry.distance import gap_at_most, inside_table, overlapping
from tercio.geometry.lines import crosses, stretches
from tercio.geometry.points import TOUCH, centre_distance, path_length, within
from tercio.geometry.shapes import Disc, Oblong, Shape, contains, grown
from tercio.geometry.sweep import sweep_hits
from tercio.kernel import NOBODY, Point, RuleId, Tally, Verdict

CORNERS: Final = 16
GRAZING: Final = 10


class Way(NamedTuple):
    """A planned move of one warrior."""

    warrior: Warrior
    path: tuple[Point, ...]
    is_sprint: bool = False
    changes_level: bool = False
    ignore: tuple[int, ...] = ()  # warriors that are out of the way by then
    facing: int = NOBODY  # at its end; NOBODY: as before

    @property
    def points(self) -> tuple[Point, ...]:
        return (self.warrior.at, *self.path)

    @property
    def ends_soaring(self) -> bool:
        return self.warrior.is_soaring != self.changes_level


# -- what terrain is to this warrior ---------------------------------------------------------------------


def hinders(state: MageKnight, warrior: Warrior, piece: Piece) -> bool:
    """MK-TERRAIN-15, MK-TERRAIN-32  For movement; concealing terrain is clear (MK-TERRAIN-24)."""
    return piece.kind == HINDERING or (piece.kind == SHALLOW and not swims(state, warrior))


def bars(state: MageKnight, warrior: Warrior, piece: Piece) -> bool:
    """MK-TERRAIN-28, MK-TERRAIN-30, MK-TERRAIN-34"""
    if piece.kind == BLOCKING:
        return not piece.has_centre
    return piece.kind == ABYSS or (piece.kind == DEEP and not swims(state, warrior))


# -- how far ------------------------------------------------------------------------------------------------


def allowance(state: MageKnight, way: Way, lent: int = 0) -> Tally:
    """MK-MOVE-02, MK-TERRAIN-15, MK-FLY-06, MK-SPRINT-05  In inches. `lent`: the value of a forced march."""
    halved: list[RuleId] = []
    warrior = way.warrior
    if way.changes_level:
        halved.append("MK-FLY-06")
    elif not flies(state, warrior) and not warrior.is_soaring and starts_hindered(state, warrior):
        halved.append("MK-TERRAIN-15")
    return movement_of(state, warrior, tuple(halved), "MK-SPRINT-05" if way.is_sprint else "", lent)


def starts_hindered(state: MageKnight, warrior: Warrior) -> bool:
    base = base_of(warrior)
    return any([hinders(state, warrior, p) and overlapping(base, shape_of(p)) for p in state.pieces])


# -- the whole judgement --------------------------------------------------------------------------------------


def judge_way(state: MageKnight, way: Way, verdict: Verdict, allowed: int | None = None) -> None:
    """Everything that the book has against this way, with figures. `allowed`: inches that another rule has set."""
    length = path_length(way.points)
    most = (allowance(state, way).total if allowed is None else allowed) * INCH
    if length > most:
        verdict.refuse("MK-MOVE-02", "too-far", (length, most))
    judge_route(state, way, verdict)


def judge_route(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """Everything but how far it is."""
    warrior = way.warrior
    judge_end(state, way, verdict)
    if warrior.is_soaring or flies(state, warrior):
        return  # MK-MOVE-30, MK-FLY-03, MKA-FLIGHT-01
    if not has(warrior, GHOSTFORM):
        judge_bases(state, way, verdict)
    judge_pieces(state, way, verdict)
    judge_stops(state, way, verdict)


def judge_end(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """MK-FIGURE-10, MK-FIGURE-11, MK-MOVE-08, MK-MOVE-32, MK-FLY-08, MK-FLY-10, MK-FLY-11"""
    warrior, at = way.warrior, way.points[-1]
    soars = way.ends_soaring
    facing = warrior.facing if way.facing == NOBODY else way.facing
    foot = disc(at, CYLINDER_RADIUS) if soars else base_of(warrior.standing(at, facing))
    for point in way.path:
        if not inside_table(carried(foot, point), state.board, state.board):
            verdict.refuse("MK-FIGURE-11", "off-the-field", point)
            break
    for other in state.warriors:
        if other.gone != HERE or other.id == warrior.id or other.id in way.ignore:
            continue
        if overlapping(foot, foot_of(other)):
            rule = "MK-FLY-10" if soars else "MK-FLY-11" if other.is_soaring else "MK-MOVE-08"
            verdict.refuse(rule, "no-room", (other.id,))
    if soars:
        for mission in state.missions:
            if gap_at_most(foot, disc(mission.at, MISSION_RADIUS), TOUCH):
                verdict.refuse("MK-FLY-08", "cylinder-on-mission", (mission.id,))
        for piece in state.pieces:
            if piece.is_constructed and overlapping(foot, shape_of(piece)):
                verdict.refuse("MK-CONSTRUCTED-28", "cylinder-on-terrain", (piece.id,))
        return
    for piece in state.pieces:
        if bars(state, warrior, piece) and overlapping(foot, shape_of(piece)):
            verdict.refuse("MK-MOVE-32" if flies(state, warrior) else "MK-TERRAIN-27", "on-blocking", (piece.id,))
        elif piece.is_constructed and not piece.has_centre and contains(shape_of(piece), at):
            verdict.refuse("MK-CONSTRUCTED-18", "no-standing-there", (piece.id,))


def judge_bases(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """MK-MOVE-06, MK-MOVE-07, a6: only the centre line counts, over bases and between two that touch."""
    points = way.points
    others = [
        o
        for o in state.warriors
        if o.gone == HERE and o.id != way.warrior.id and o.id not in way.ignore and not o.is_soaring
    ]
    crossed = [o for o in others if crosses_path(base_of(o), points)]
    for other in crossed:
        verdict.refuse("MK-MOVE-06", "over-base", (other.id,))
    near = [o for o in others if o not in crossed and is_near_path(o, points)]
    for place, one in enumerate(near):
        for other in near[place + 1 :]:
            if are_touching(state, one, other) and passes_between(points, one.at, other.at):
                verdict.refuse("MK-MOVE-07", "between-bases", (one.id, other.id))


def crosses_path(shape: Shape, points: tuple[Point, ...]) -> bool:
    return any([crosses(shape, points[i], points[i + 1], GRAZING) for i in range(len(points) - 1)])


def is_near_path(warrior: Warrior, points: tuple[Point, ...]) -> bool:
    wide = grown(base_of(warrior), 2 * TOUCH)
    return any([crosses(wide, points[i], points[i + 1]) for i in range(len(points) - 1)])


def passes_between(points: tuple[Point, ...], one: Point, other: Point) -> bool:
    """The path cuts the line between the two centres."""
    return any([cuts(points[i], points[i + 1], one, other) for i in range(len(points) - 1)])


def cuts(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) <= 0


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def judge_pieces(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """MK-TERRAIN-28, MK-ELEV-07, MK-ELEV-23  Blocking terrain for the whole base, cliffs only at access points."""
    base = base_of(way.warrior)
    for piece in state.pieces:
        shape = shape_of(piece)
        if bars(state, way.warrior, piece):
            if sweeps(base, way.points, shape):
                verdict.refuse("MK-TERRAIN-28", "through-blocking", (piece.id,))
        elif piece.is_abrupt:
            for i in range(len(way.points) - 1):
                inside = contains(shape, way.points[i]), contains(shape, way.points[i + 1])
                if inside[0] != inside[1] and not uses_access(piece, way.points[i], way.points[i + 1]):
                    verdict.refuse("MK-ELEV-23", "no-access", (piece.id,))
                    break


def sweeps(base: Disc | Oblong, points: tuple[Point, ...], shape: Shape) -> bool:
    return any([sweep_hits(base, points[i], points[i + 1], shape) for i in range(len(points) - 1)])


def uses_access(piece: Piece, a: Point, b: Point) -> bool:
    """b58: the leg goes through an access point."""
    return any([within(a, point, TOUCH) or within(b, point, TOUCH) for point in piece.access])


def judge_stops(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """MK-TERRAIN-13, MK-TERRAIN-16, MK-ELEV-05  Where the move has to end, it ends."""
    stop = stop_of(state, way)
    if stop is not None:
        piece, far = stop
        length = path_length(way.points)
        if length > far + 2 * TOUCH:
            rule = "MK-ELEV-05" if piece.is_elevated and not hinders(state, way.warrior, piece) else "MK-TERRAIN-13"
            verdict.refuse(rule, "must-stop", (piece.id, far, length))


def stop_of(state: MageKnight, way: Way) -> tuple[Piece, int] | None:
    """The piece that stops the move first, and after how many mils."""
    warrior, points = way.warrior, way.points
    found: tuple[Piece, int] | None = None
    start_hill = hill_at(state, warrior.at)
    for piece in state.pieces:
        far: int | None = None
        if hinders(state, warrior, piece) and not is_wholly_in(base_of(warrior), shape_of(piece)):
            far = entered_wholly(base_of(warrior), points, shape_of(piece))
        if piece.is_elevated and (start_hill is None or start_hill.id != piece.id):
            climbed = entered(points, shape_of(piece), warrior.figure.radius)
            if climbed is not None and (far is None or climbed < far):
                far = climbed
        if far is not None and (found is None or far < found[1]):
            found = (piece, far)
    return found


def is_wholly_in(base: Disc | Oblong, shape: Shape) -> bool:
    """The whole base lies inside the piece."""
    if not contains(shape, base.centre):
        return False
    if isinstance(shape, Disc):
        spare = shape.radius - base.radius
        return spare >= 0 and all([within(tip, shape.centre, spare) for tip in base.tips])
    return not any([crosses(base, (ax, ay), (bx, by), 1) for ax, ay, bx, by in shape.edges])


def entered_wholly(base: Disc | Oblong, points: tuple[Point, ...], shape: Shape) -> int | None:
    """After how many mils the base is completely inside for the first time, to about a mil; None: never."""
    walked = 0
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        length = centre_distance(a, b)
        if crosses(shape, a, b) or contains(shape, b):
            step = max(1, min(base.radius // 4, 200))
            last = 0
            for along in [*range(0, length, step), length]:
                if is_wholly_in(placed_on(base, a, b, along, length), shape):
                    return walked + narrowed(base, a, b, last, along, length, shape)
                last = along
        walked += length
    return None


def placed_on(base: Disc | Oblong, a: Point, b: Point, along: int, length: int) -> Disc | Oblong:
    if length == 0:
        return carried(base, a)
    return carried(base, (a[0] + (b[0] - a[0]) * along // length, a[1] + (b[1] - a[1]) * along // length))


def carried(base: Disc | Oblong, at: Point) -> Disc | Oblong:
    """The same base with its centre there."""
    if isinstance(base, Disc):
        return Disc(at[0], at[1], base.radius)
    dx, dy = at[0] - base.centre[0], at[1] - base.centre[1]
    return Oblong(base.ax + dx, base.ay + dy, base.bx + dx, base.by + dy, base.radius)


def narrowed(base: Disc | Oblong, a: Point, b: Point, low: int, high: int, length: int, shape: Shape) -> int:
    while high - low > 1:
        middle = (low + high) // 2
        if is_wholly_in(placed_on(base, a, b, middle, length), shape):
            high = middle
        else:
            low = middle
    return high


def entered(points: tuple[Point, ...], shape: Shape, radius: int) -> int | None:
    """b45: after how many mils the centre is on the piece, and a base's radius more for all of it to be."""
    walked = 0
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        for start, _ in stretches(shape, a, b):
            return walked + start + radius
        walked += centre_distance(a, b)
    return None
