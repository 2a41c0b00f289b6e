"""SU-ACTION-04 to -09, SU-CLIMB, SU-TERRAIN-05 to -08  May this base go this way, and what does it cost?"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.ground import CLIMB_FROM, base_of, disc, marker_of, shape_of, touches_marker
from tercio.games.summoners.numbers import has, run, walk
from tercio.games.summoners.profiles import FLYER, HEAVY, IMPASSABLE
from tercio.games.summoners.state import HERE, PORTAL, Piece, Summoners, Unit
from tercio.geometry.cost import leg_cost
from tercio.geometry.distance import inside_table, overlapping
from tercio.geometry.lines import crosses
from tercio.geometry.points import centre_distance
from tercio.geometry.shapes import Disc, Shape, contains
from tercio.geometry.sweep import sweep_hits
from tercio.kernel import NOBODY, Point, RuleId, Tally, Verdict

CORNERS: Final = 16  # a path has no more

NO_JUMP: Final = -1


class Way(NamedTuple):
    """A path from where the unit stands, with the leg that leads through a pair of portals."""

    points: tuple[Point, ...]
    jump: int = NO_JUMP  # the leg that is no movement


class Cost(NamedTuple):
    """What a way costs of the movement value, in mils."""

    ground: int
    climbing: int

    @property
    def total(self) -> int:
        return self.ground + self.climbing


def allowance(state: Summoners, unit: Unit, is_run: bool) -> Tally:
    return run(state, unit) if is_run else walk(state, unit)


def way_of(unit: Unit, path: tuple[Point, ...]) -> Way:
    return Way((unit.at, *path))


# -- what it costs ----------------------------------------------------------------------------------


def cost_of(state: Summoners, unit: Unit, way: Way) -> Cost:
    """SU-TERRAIN-07, SU-TERRAIN-08, SU-CLIMB-02; flyers go without penalty (SU-TRAIT-21)."""
    ground, climbing = 0, 0
    is_flying = has(state, unit, FLYER)
    heavy = [] if is_flying else [shape_of(piece) for piece in state.pieces if piece.going == HEAVY]
    steep = [] if is_flying else [piece for piece in state.pieces if must_climb(piece)]
    for leg in range(len(way.points) - 1):
        if leg == way.jump:  # SU-SCEN-20
            continue
        a, b = way.points[leg], way.points[leg + 1]
        ground += leg_cost(unit.profile.radius, a, b, heavy) if heavy else centre_distance(a, b)
        for piece in steep:
            climbing += 2 * piece.height * edges_crossed(piece, a, b)
    return Cost(ground, climbing)


def must_climb(piece: Piece) -> bool:
    """SU-CLIMB-05  From one inch on."""
    return piece.is_raised and not piece.is_sloped and piece.height >= CLIMB_FROM


def edges_crossed(piece: Piece, a: Point, b: Point) -> int:
    """How often the middle of the base goes up or down on this leg."""
    shape = shape_of(piece)
    starts, ends = contains(shape, a), contains(shape, b)
    if starts != ends:
        return 1
    return 2 if not starts and crosses(shape, a, b) else 0


# -- what is in the way ----------------------------------------------------------------------------------


def judge_way(state: Summoners, unit: Unit, way: Way, allowed: int, rule: RuleId, verdict: Verdict) -> None:
    """Everything that the book has against this way, with figures."""
    judge_room(state, unit, way, verdict)
    cost = cost_of(state, unit, way)
    if cost.ground > allowed:
        verdict.refuse(rule, "too-far", (cost.ground, allowed))
    elif cost.total > allowed:
        verdict.refuse("SU-CLIMB-03", "too-steep", (cost.climbing, cost.total, allowed))


def judge_room(state: Summoners, unit: Unit, way: Way, verdict: Verdict) -> None:
    """SU-TERRAIN-05, SU-TERRAIN-06, SU-SCEN-11, a38  On the table, and through nothing that stands there."""
    base = base_of(unit)
    board = state.board
    for point in way.points[1:]:
        if not inside_table(disc(point, unit.profile.radius), board, board):
            verdict.refuse("SU-TERRAIN-06", "off-the-table", point)
            break
    is_flying = has(state, unit, FLYER)
    for other in state.units:
        if other.gone == HERE and other.id != unit.id and hits(base, way, base_of(other), is_flying):
            verdict.refuse("SU-CHARGE-03", "through-base", (other.id,))
    for objective in state.objectives:
        if hits(base, way, marker_of(objective), is_flying):
            verdict.refuse("SU-SCEN-11", "through-objective", (objective.id,))
    for piece in state.pieces:
        if piece.going == IMPASSABLE and hits(base, way, shape_of(piece), is_flying):
            verdict.refuse("SU-TRAIT-22" if is_flying else "SU-TERRAIN-05", "through-impassable", (piece.id,))


def hits(base: Disc, way: Way, obstacle: Shape, is_flying: bool) -> bool:
    """SU-TRAIT-21, SU-TRAIT-22  Flyers pass over it, but cannot end there."""
    if is_flying:
        return overlapping(disc(way.points[-1], base.radius), obstacle)
    points, box, radius = way.points, obstacle.box, base.radius
    for leg in range(len(points) - 1):
        (ax, ay), (bx, by) = points[leg], points[leg + 1]
        if leg == way.jump:
            if overlapping(disc(points[leg + 1], radius), obstacle):
                return True
            continue
        if (
            max(ax, bx) + radius > box[0]
            and min(ax, bx) - radius < box[2]
            and max(ay, by) + radius > box[1]
            and min(ay, by) - radius < box[3]
            and sweep_hits(base, (ax, ay), (bx, by), obstacle)
        ):
            return True
    return False


# -- portals ------------------------------------------------------------------------------------------------


def judge_portals(
    state: Summoners, unit: Unit, path: tuple[Point, ...], picks: tuple[int, ...], verdict: Verdict
) -> Way:
    """SU-SCEN-19 to SU-SCEN-21  In by contact with one portal, out in contact with another, once a move."""
    points = (unit.at, *path)
    if not picks:
        return Way(points)
    ends = [state.objective(pick) for pick in picks]
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0].id == ends[1].id:
        verdict.refuse("SU-SCEN-19", "needs-two-portals", (len(picks),))
        return Way(points)
    for leg in range(len(points) - 1):
        near, far = unit._replace(at=points[leg]), unit._replace(at=points[leg + 1])
        if touches_marker(near, ends[0]) and touches_marker(far, ends[1]):
            return Way(points, leg)
    verdict.refuse("SU-SCEN-19", "not-at-portal", (ends[0].id, ends[1].id))
    return Way(points)


def portals(state: Summoners) -> tuple[int, ...]:
    return tuple([o.id for o in state.objectives if o.kind == PORTAL])


def exit_touched(state: Summoners, unit: Unit) -> int:
    """SU-S7-09  The portal that leads off the board, if the unit touches it."""
    for objective in state.objectives:
        if objective.kind == "exit" and touches_marker(unit, objective):
            return objective.id
    return NOBODY
