"""MK-MOVE, MK-SPRINT, MK-TERRAIN, MK-ELEV, MK-FLY  May this warrior go this way, and how far?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import ON_WAY, PASSES_BASES
from tercio.games.mageknight.abilities.bearers import asked, asked_about
from tercio.games.mageknight.field.ground import (
    GRAZING,
    are_touching,
    base_of,
    extent_of,
    flies,
    foot_of,
)
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.field.ways import Footing, Way
from tercio.games.mageknight.rules.cavalry.trample import judge_trampling
from tercio.games.mageknight.rules.combat.values import ALONE, Lent, movement_of
from tercio.games.mageknight.rules.movement.footing import bar_rule, footing_of, judge_standing
from tercio.games.mageknight.rules.movement.stops import (
    Box,
    box_around,
    climbs,
    hill_stop,
    inside_box,
    is_put_down,
    rough_stop,
)
from tercio.games.mageknight.state import HERE, INCH, LONGEST, MageKnight, Warrior
from tercio.geometry.lines import crosses
from tercio.geometry.points import TOUCH, path_length
from tercio.geometry.shapes import Shape, grown
from tercio.geometry.sweep import path_hit
from tercio.kernel import Point, RuleId, Tally, Verdict
from tercio.kernel.tally import told

CORNERS: Final = 16


def is_flying(state: MageKnight, warrior: Warrior) -> bool:
    """Neither bases nor terrain are in its way. MK-MOVE-30, MK-FLY-03"""
    return warrior.is_soaring or flies(state, warrior)


# -- how far ------------------------------------------------------------------------------------------------


def allowance(state: MageKnight, way: Way, lent: Lent = ALONE) -> Tally:
    """It may move this number of inches. `lent`: by a formation. MK-MOVE-02, MK-TERRAIN-15, MK-FLY-06, MK-SPRINT-05"""
    halved: list[RuleId] = []
    warrior = way.warrior
    if way.changes_level:
        halved.append("MK-FLY-06")
    elif state.pieces and not is_flying(state, warrior) and footing_of(state, warrior).is_hindered:
        halved.append("MK-TERRAIN-15")
    return movement_of(state, warrior, tuple(halved), "MK-SPRINT-05" if way.is_sprint else "", lent)


def pace_of(state: MageKnight, way: Way) -> int:
    """The same without its receipt, known as long as nothing changes."""
    warrior = way.warrior
    if state.warriors[warrior.id] is not warrior:
        return allowance(state, way).total
    key = (warrior.id, way.is_sprint, way.changes_level)
    inches = state.known.paces.get(key)
    if inches is None:
        inches = state.known.paces[key] = allowance(state, way).total
    return inches


def length_of(state: MageKnight, way: Way) -> int:
    """The way counts with this number of mils. MK-MOVE-04, MK-MOVE-05, MK-ELEV-08, MK-ELEV-25"""
    length = path_length(way.points)
    if state.land().abrupt and not is_flying(state, way.warrior):
        for climb in climbs(state, way.points):
            length -= climb.free
    return length


# -- the whole judgement --------------------------------------------------------------------------------------


def judge_way(state: MageKnight, way: Way, verdict: Verdict, allowed: int | None = None) -> None:
    """Everything that the book has against this way, with figures. `allowed`: inches that another rule has set."""
    length = length_of(state, way)
    most = (pace_of(state, way) if allowed is None else allowed) * INCH
    if length > most:
        receipts = told(allowance(state, way)) if allowed is None else ()
        verdict.refuse("MK-MOVE-02", "too-far", (length, most), receipts=receipts)
    judge_route(state, way, verdict)


def judge_route(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """Everything but how far it is. A way is judged when it is thought of and again when it is gone."""
    known = state.known
    if known.route is not None and known.route[0] == way:
        verdict.said.extend(known.route[1])
        return
    before = len(verdict.said)
    follow_route(state, way, verdict)
    known.route = way, tuple(verdict.said[before:])


def follow_route(state: MageKnight, way: Way, verdict: Verdict) -> None:
    warrior = way.warrior
    judge_end(state, way, verdict)
    for text in asked_about(state, warrior, ON_WAY):
        text.on_way(state, way, verdict)
    if way.tramples:
        judge_trampling(state, warrior, way.path, verdict)
    if is_flying(state, warrior):
        return
    box = box_around(way.points)
    if not way.tramples and not asked(warrior, PASSES_BASES):
        judge_bases(state, way, box, verdict)
    if state.pieces:
        footing = footing_of(state, warrior)
        judge_pieces(way, footing, box, verdict)
        judge_climbs(state, way, verdict)
        judge_stops(state, way, footing, box, verdict)


def judge_end(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """The whole base stays on the field, and finds room at the end. MK-FIGURE-10, MK-FIGURE-11"""
    end = way.end
    left, low, right, high = foot_of(end).box
    (x, y), board = end.at, state.board
    for point in way.path[:-1]:
        across, up = point[0] - x, point[1] - y
        if left + across < 0 or low + up < 0 or right + across > board or high + up > board:
            verdict.refuse("MK-FIGURE-11", "off-the-field", point)
            break
    judge_standing(state, end, verdict, way.ignore, None if way.warrior.is_soaring else way.warrior)


def judge_bases(state: MageKnight, way: Way, box: Box, verdict: Verdict) -> None:
    """Only the centre line counts, over bases and between two that touch. MK-MOVE-06, MK-MOVE-07, a6"""
    points = way.points
    near: list[Warrior] = []
    for other in bases_near(state, way, box):
        if crosses_path(base_of(other), points, GRAZING):
            verdict.refuse("MK-MOVE-06", "over-base", (other.id,))
        elif crosses_path(grown(base_of(other), 2 * TOUCH), points, 0):
            near.append(other)
    for place, one in enumerate(near):
        for other in near[place + 1 :]:
            if passes_between(points, one.at, other.at) and are_touching(state, one, other):
                verdict.refuse("MK-MOVE-07", "between-bases", (one.id, other.id))


def bases_near(state: MageKnight, way: Way, box: Box) -> list[Warrior]:
    """Those on the ground in the box around the way."""
    left, low, right, high = box
    found: list[Warrior] = []
    far_left, far_low, far_right, far_high = left - LONGEST, low - LONGEST, right + LONGEST, high + LONGEST
    for other in state.warriors:
        x, y = other.at
        if x < far_left or x > far_right or y < far_low or y > far_high:
            continue
        base = other.base
        reach = (base.length or base.radius) + 2 * TOUCH
        if x + reach < left or x - reach > right or y + reach < low or y - reach > high:
            continue
        if other.gone != HERE or other.is_soaring or other.id == way.warrior.id or other.id in way.ignore:
            continue
        if other.id != way.warrior.partner and not other.is_rider:  # MKC-UNIT-03
            found.append(other)
    return found


def crosses_path(shape: Shape, points: tuple[Point, ...], grazing: int) -> bool:
    for leg in range(1, len(points)):
        if crosses(shape, points[leg - 1], points[leg], grazing):
            return True
    return False


def passes_between(points: tuple[Point, ...], one: Point, other: Point) -> bool:
    """The path cuts the line between the two centres."""
    return any([cuts(points[i], points[i + 1], one, other) for i in range(len(points) - 1)])


def cuts(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) <= 0


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def judge_pieces(way: Way, footing: Footing, box: Box, verdict: Verdict) -> None:
    """No part of the base passes. MK-TERRAIN-28, MK-TERRAIN-30, MK-TERRAIN-34"""
    base = base_of(way.warrior)
    for piece, shape in inside_box(footing.barred, box, extent_of(way.warrior)):
        if path_hit(base, way.points, (shape,)) is not None:
            verdict.refuse(bar_rule(piece, is_end=False), "through-blocking", (piece.id,))


def judge_climbs(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """A way up or down abrupt terrain needs an access point; a way up ends there. MK-ELEV-23, MK-ELEV-25, b58

    In all else abrupt terrain is a hill like others (MK-ELEV-22).
    """
    for climb in climbs(state, way.points):
        if climb.access is None:
            verdict.refuse("MK-ELEV-23", "no-access", (climb.piece.id,))
        elif climb.is_up and not is_put_down(climb, way.end, shape_of(climb.piece)):
            verdict.refuse("MK-ELEV-25", "not-at-access", (climb.piece.id, *climb.access))


def judge_stops(state: MageKnight, way: Way, footing: Footing, box: Box, verdict: Verdict) -> None:
    """Where the move has to end, it ends. MK-TERRAIN-13, MK-TERRAIN-16, MK-ELEV-05"""
    base, points = base_of(way.warrior), way.points
    stop = hill_stop(state, base, points, inside_box(state.land().hills, box))
    if inside_box(footing.rough, box):
        rough = rough_stop(base, points, footing.rough, footing.is_hindered)
        if rough is not None and (stop is None or rough.far < stop.far):
            stop = rough
    if stop is not None:
        length = path_length(points)
        if length > stop.far + TOUCH:
            verdict.refuse(stop.rule, "must-stop", (stop.piece.id, stop.far, length))
