"""May this base go this way, and what does it cost? SU-ACTION-04 to -09, SU-CLIMB, SU-TERRAIN-05 to -08"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import base_of, disc, marker_of, touches_marker
from tercio.games.summoners.field.heights import climb_of, hangs_on
from tercio.games.summoners.field.values import run, walk
from tercio.games.summoners.printed.objectives import EXIT, PORTAL
from tercio.games.summoners.rules.standing import judge_footing
from tercio.games.summoners.state import HERE, Summoners, Unit
from tercio.geometry.cost import leg_cost
from tercio.geometry.distance import inside_table, overlapping
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.shapes import Box, Disc, Shape
from tercio.geometry.sweep import sweep_hits
from tercio.kernel import NOBODY, Option, Point, RuleId, Tally, Verdict
from tercio.kernel.tally import told

CORNERS: Final = 16  # a path has no more

NO_JUMP: Final = -1


class Way(NamedTuple):
    """A path from where the unit stands, with the leg that leads through a pair of portals."""

    points: tuple[Point, ...]
    jump: int = NO_JUMP  # the leg that is no movement

    @property
    def length(self) -> int:
        """The way on the ground; a step through portals is none. SU-SCEN-20"""
        legs = [leg for leg in range(len(self.points) - 1) if leg != self.jump]
        return sum([centre_distance(self.points[leg], self.points[leg + 1]) for leg in legs])

    @property
    def stops(self) -> tuple[Point, ...]:
        """The base stands at the end, and at both portals, which flyers do not touch in the air."""
        if self.jump == NO_JUMP:
            return self.points[-1:]
        return (self.points[self.jump], self.points[self.jump + 1], self.points[-1])


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
    """Heavy terrain and walls count twice, but not for flyers. SU-TERRAIN-07, -08, SU-CLIMB-02, SU-TRAIT-21"""
    ground, climbing = 0, 0
    is_flying = flies(state, unit)
    heavy = [] if is_flying else state.land().heavy
    has_walls = not is_flying and bool(state.land().steep)
    for leg in range(len(way.points) - 1):
        if leg == way.jump:  # SU-SCEN-20
            continue
        a, b = way.points[leg], way.points[leg + 1]
        ground += leg_cost(unit.profile.radius, a, b, heavy) if heavy else centre_distance(a, b)
        if has_walls:
            climbing += 2 * climb_of(state, a, b)
    return Cost(ground, climbing)


def reckoned(state: Summoners, unit: Unit, way: Way) -> Tally:
    """What a way costs, line by line. SU-TERRAIN-07, SU-CLIMB-02"""
    cost = cost_of(state, unit, way)
    tally = Tally(way.length, "SU-ACTION-04")
    if cost.ground > way.length:
        tally.add(cost.ground - way.length, "SU-TERRAIN-07")
    if cost.climbing:
        tally.add(cost.climbing, "SU-CLIMB-02")
    return tally


def carried_on(state: Summoners, unit: Unit, way: Way, allowed: int) -> Way:
    """A unit that was pushed off its start goes back there, and on as far as the movement carries. a115

    Nothing stands on that way. A flyer who cannot reach its end stays, for he might come down on somebody.
    """
    jump = NO_JUMP if way.jump == NO_JUMP else way.jump + 1
    points = (unit.at, *way.points)
    if cost_of(state, unit, Way(points, jump)).total <= allowed:
        return Way(points, jump)
    path: list[Point] = []
    for leg in range(0 if flies(state, unit) else len(points) - 1):
        a, b = points[leg], points[leg + 1]
        cost = 0 if leg == jump else cost_of(state, unit, Way((a, b))).total
        if cost > allowed:
            path.append(furthest(state, unit, a, b, allowed))
            break
        path.append(b)
        allowed -= cost
    return Way((unit.at, *(path or [unit.at])), jump if jump < len(path) else NO_JUMP)


def furthest(state: Summoners, unit: Unit, a: Point, b: Point, allowed: int) -> Point:
    """The movement reaches this last point of a leg, or the last one before a wall."""
    near, far = 0, centre_distance(a, b)
    while far - near > 1:
        middle = (near + far) // 2
        if cost_of(state, unit, Way((a, towards(a, b, middle)))).total <= allowed:
            near = middle
        else:
            far = middle
    return last_firm(state, unit, a, towards(a, b, near))


def last_firm(state: Summoners, unit: Unit, a: Point, b: Point) -> Point:
    """A unit that has to stop on a leg stops before it would hang on a wall. SU-CLIMB-03"""
    end, back = b, centre_distance(a, b)
    while back > 0 and hangs_on(state, unit.profile.radius, end) is not None:
        back -= 1
        end = towards(a, b, back)
    return end


# -- what is in the way ----------------------------------------------------------------------------------


def judge_way(state: Summoners, unit: Unit, way: Way, limit: Tally, rule: RuleId, verdict: Verdict) -> None:
    """The verdict says what the book has against this way, with figures."""
    allowed = limit.total
    judge_room(state, unit, way, verdict, "SU-CHARGE-03" if rule == "SU-CHARGE-01" else "SU-ACTION-22")
    cost = cost_of(state, unit, way)
    if cost.ground > allowed:
        length = way.length
        if cost.ground > length:
            verdict.refuse(rule, "too-far-and-heavy", (length, cost.ground, allowed), receipts=told(limit))
        else:
            verdict.refuse(rule, "too-far", (cost.ground, allowed), receipts=told(limit))
    elif cost.total > allowed:
        verdict.refuse("SU-CLIMB-03", "too-steep", (cost.climbing, cost.total, allowed), receipts=told(limit))
    for stop in way.stops:
        judge_footing(state, unit.profile.radius, stop, verdict)


def judge_room(
    state: Summoners, unit: Unit, way: Way, verdict: Verdict, through_bases: RuleId = "SU-ACTION-22"
) -> None:
    """A way stays on the table and leads through nothing. SU-ACTION-22, SU-TERRAIN-05, SU-TERRAIN-06, SU-SCEN-11"""
    base = base_of(unit)
    board = state.board
    for point in way.points[1:]:
        if not inside_table(disc(point, unit.profile.radius), board, board):
            verdict.refuse("SU-TERRAIN-06", "off-the-table", point)
            break
    is_flying = flies(state, unit)
    left, low, right, high = box_of(way, unit.profile.radius)
    for other in state.units:
        if other.gone != HERE or other.id == unit.id:
            continue
        (x, y), radius = other.at, other.profile.radius
        is_near = left < x + radius and x - radius < right and low < y + radius and y - radius < high
        if is_near and hits(base, way, base_of(other), is_flying):
            verdict.refuse(through_bases, "through-base", (other.id,))
    for objective in state.objectives:
        if hits(base, way, marker_of(objective), is_flying):
            verdict.refuse("SU-SCEN-11", "through-objective", (objective.id,))
    for piece, shape in state.land().impassable:
        box = shape.box
        if box[2] <= left or box[0] >= right or box[3] <= low or box[1] >= high:
            continue
        if hits(base, way, shape, is_flying):
            verdict.refuse("SU-TRAIT-22" if is_flying else "SU-TERRAIN-05", "through-impassable", (piece.id,))


def box_of(way: Way, radius: int) -> Box:
    """The base comes near nothing outside this box on its whole way."""
    across, up = [x for x, _ in way.points], [y for _, y in way.points]
    return (min(across) - radius, min(up) - radius, max(across) + radius, max(up) + radius)


def hits(base: Disc, way: Way, obstacle: Shape, is_flying: bool) -> bool:
    """Flyers pass over it, but cannot come down there. SU-TRAIT-21, SU-TRAIT-22"""
    points, box, radius = way.points, obstacle.box, base.radius
    if is_flying or way.jump != NO_JUMP:
        for stop in way.stops:
            if overlapping(disc(stop, radius), obstacle):
                return True
    for leg in range(0 if is_flying else len(points) - 1):
        (ax, ay), (bx, by) = points[leg], points[leg + 1]
        if (
            leg != way.jump
            and max(ax, bx) + radius > box[0]
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
    """A move goes in by contact with one portal and out in contact with another, once. SU-SCEN-19 to -21, -23"""
    points = (unit.at, *path)
    if not picks:
        return Way(points)
    ends = [state.objective(pick) for pick in picks]
    for pick in [pick for pick in picks if pick not in portals(state)]:
        verdict.refuse("SU-SCEN-19", "no-portal", (pick,))
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0].id == ends[1].id:
        verdict.refuse("SU-SCEN-19", "needs-two-portals", (len(picks),))
        return Way(points)
    for leg in range(len(points) - 1):
        near, far = unit.standing_at(points[leg]), unit.standing_at(points[leg + 1])
        if touches_marker(state, near, ends[0]) and touches_marker(state, far, ends[1]):
            return Way(points, leg)
    verdict.refuse("SU-SCEN-19", "not-at-portal", (ends[0].id, ends[1].id))
    return Way(points)


def portals(state: Summoners) -> tuple[int, ...]:
    return tuple([o.id for o in state.objectives if o.kind == PORTAL])


def move_option(gates: tuple[int, ...], unit: Unit, key: str, rule: RuleId) -> Option:
    """Every Walk and Run, whatever allows it, may lead through a pair of portals (SU-SCEN-19)."""
    picks = (gates, 0, 2) if len(gates) > 1 else ((), 0, 0)
    return Option(key, rule, unit.id, *picks, corners=CORNERS)


def exit_touched(state: Summoners, unit: Unit) -> int:
    """The unit touches the portal that leads off the board; NOBODY where it does not. SU-S7-09"""
    for objective in state.objectives:
        if objective.kind == EXIT and touches_marker(state, unit, objective):
            return objective.id
    return NOBODY
