"""May a unit run for cover from a shooter, and where would it find any? SU-RREACT-04 to SU-RREACT-10"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import (
    base_of,
    is_inside,
    marker_of,
    obstacles_for,
    screen_at,
    screen_of,
    touches_marker,
)
from tercio.games.summoners.field.sight import INTO_WOODS, sees
from tercio.games.summoners.field.strikes import is_covered
from tercio.games.summoners.field.values import height
from tercio.games.summoners.printed.objectives import PORTAL
from tercio.games.summoners.printed.profiles import IMPASSABLE, RESTRICTING
from tercio.games.summoners.rules.disengagement import judge_holds
from tercio.games.summoners.rules.moves import Way, allowance, cost_of, judge_portals, judge_way, way_of
from tercio.games.summoners.rules.special_rules import judge_points
from tercio.games.summoners.rules.summons import spots_beside
from tercio.games.summoners.state import HERE, RAN, WALKED, Objective, Summoners, Unit
from tercio.geometry.distance import inside_table, nearest_on
from tercio.geometry.lines import stretches
from tercio.geometry.placements import in_contact
from tercio.geometry.points import centre_distance, towards, within
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Disc, Shape
from tercio.kernel import Answer, Point, Verdict

MARGIN: Final = 3  # mils beyond the edge of what hides
INSIDE: Final = 300  # mils, well inside
ROOM: Final = 20  # mils that a base keeps from what it goes around
STEP: Final = 30  # degrees between the places beside a portal that are tried
ROUTES: Final = 6  # places that are looked for around corners, after all that lie straight ahead
PARTS: Final = (0, 50, -50, 100, -100)  # of 100: how far from its middle one looks past a round thing
TURNS: Final = (0, 40, -40, 80, -80)  # sideways steps, in parts of 100, of one who goes deeper into the wood


def is_hidden(state: Summoners, unit: Unit, shooter: Unit) -> bool:
    """The unit is in cover, or out of sight altogether. a71"""
    return is_covered(state, shooter, unit) or not sees(state, shooter, unit)


def may_seek(state: Summoners, unit: Unit, shooter: Unit, is_run: bool) -> bool:
    """The unit has the points and the movement action, and is not in cover already. SU-RREACT-04, SU-RREACT-09"""
    used = RAN if is_run else WALKED
    price = 2 if is_run else 1
    return unit.ap >= price and not unit.moves & used and not is_hidden(state, unit, shooter)


def judge_seeking(state: Summoners, unit: Unit, shooter: Unit, answer: Answer, is_run: bool, verdict: Verdict) -> None:
    """The verdict says what speaks against this way into cover."""
    judge_points(unit, 2 if is_run else 1, RAN if is_run else WALKED, verdict)
    if is_hidden(state, unit, shooter):
        verdict.refuse("SU-RREACT-09", "in-cover-already", (unit.id, shooter.id))
    way = judge_portals(state, unit, answer.path, answer.picks, verdict)
    if answer.path:
        judge_end(state, unit, shooter, way, is_run, verdict)
    elif verdict and hideout(state, unit, shooter, is_run) is None:
        verdict.refuse("SU-RREACT-08", "no-cover-near", (unit.id, shooter.id))


def judge_end(state: Summoners, unit: Unit, shooter: Unit, way: Way, is_run: bool, verdict: Verdict) -> None:
    rule = "SU-ACTION-05" if is_run else "SU-ACTION-04"
    judge_way(state, unit, way, allowance(state, unit, is_run), rule, verdict)
    judge_holds(state, unit, way.points, verdict)  # a44
    if not is_hidden(state, unit.standing_at(way.points[-1]), shooter):
        verdict.refuse("SU-RREACT-08", "not-in-cover", (unit.id, shooter.id))


# -- where cover is ----------------------------------------------------------------------------------------


class Hideout(NamedTuple):
    """A way into cover, and the portals through which it leads."""

    path: tuple[Point, ...]
    picks: tuple[int, ...] = ()


def hideout(state: Summoners, unit: Unit, shooter: Unit, is_run: bool) -> Hideout | None:
    """The unit can go this way into cover now, on foot or through portals. SU-RREACT-08, SU-SCEN-19"""
    path = cover_path(state, unit, shooter, is_run)
    if path:
        return Hideout(path)
    gates = [objective for objective in state.objectives if objective.kind == PORTAL]
    for entry in gates:
        for leave in gates:
            found = None if entry is leave else beyond(state, unit, shooter, is_run, entry, leave)
            if found is not None:
                return found
    return None


def beyond(
    state: Summoners, unit: Unit, shooter: Unit, is_run: bool, entry: Objective, leave: Objective
) -> Hideout | None:
    """Cover lies beside the second portal, or straight ahead from there."""
    allowed = allowance(state, unit, is_run).total
    way_in = way_into(state, unit, entry, allowed)
    rest = allowed - cost_of(state, unit, way_of(unit, way_in)).total
    if not way_in or rest < 0:
        return None
    for spot in spots_beside(state, unit.profile.radius, marker_of(leave), obstacles_for(state, unit), STEP):
        moved = unit.standing_at(spot)
        for place in (spot, *likely_places(state, moved, shooter, rest)):
            path = (*way_in, spot) if place == spot else (*way_in, spot, place)
            way = Way((unit.at, *path), len(way_in))
            if is_hidden(state, unit.standing_at(place), shooter) and is_good(state, unit, shooter, way, is_run):
                return Hideout(path, (entry.id, leave.id))
    return None


def way_into(state: Summoners, unit: Unit, entry: Objective, allowed: int) -> tuple[Point, ...]:
    """The shortest way leads into contact with a portal; it is empty where that is too far."""
    if touches_marker(state, unit, entry):
        return (unit.at,)
    if flies(state, unit):
        return (in_contact(unit.profile.radius, marker_of(entry), unit.at),)
    board, heavy = state.board, state.land().heavy
    path = route_to_contact(base_of(unit), marker_of(entry), obstacles_for(state, unit), board, board, heavy, allowed)
    return () if path is None else path[1:]


def cover_path(state: Summoners, unit: Unit, shooter: Unit, is_run: bool) -> tuple[Point, ...]:
    """A way leads into cover on foot; it is empty where none is found. SU-RREACT-08"""
    allowed = allowance(state, unit, is_run).total
    hidden: list[Point] = []
    for place in likely_places(state, unit, shooter, allowed):
        if is_hidden(state, unit.standing_at(place), shooter):
            if is_good(state, unit, shooter, way_of(unit, (place,)), is_run):
                return (place,)
            hidden.append(place)
    if not hidden or flies(state, unit):
        return ()
    obstacles = obstacles_for(state, unit)
    for place in hidden[:ROUTES]:
        path = route(base_of(unit), place, obstacles, state.board, state.board, state.land().heavy, allowed)
        if path is not None and is_good(state, unit, shooter, way_of(unit, path[1:]), is_run):
            return path[1:]
    return ()


def is_good(state: Summoners, unit: Unit, shooter: Unit, way: Way, is_run: bool) -> bool:
    verdict = Verdict()
    judge_end(state, unit, shooter, way, is_run, verdict)
    return bool(verdict)


def likely_places(state: Summoners, unit: Unit, shooter: Unit, allowed: int) -> list[Point]:
    """Something stands between these places and the shooter; the nearest come first, as the crow flies."""
    found: list[Point] = []
    for shape, is_solid in screens(state, unit, shooter):
        found.extend(shadows(shape, is_solid, shooter.at, unit, state.board))
    for piece, shape in state.land().hiding:
        if piece.sight == RESTRICTING and is_inside(piece, shooter):
            found.extend(deeper(shape, shooter, unit))
    board, radius = state.board, unit.profile.radius
    near = [at for at in found if within(at, unit.at, allowed) and inside_table(Disc(*at, radius), board, board)]
    near.sort(key=lambda at: centre_distance(at, unit.at))
    return near


def screens(state: Summoners, unit: Unit, shooter: Unit) -> list[tuple[Shape, bool]]:
    """These shapes are large enough to give cover; True for those in which nobody stands."""
    small = max(height(state, shooter), unit.profile.size) - 2  # SU-COVER-03
    others = [other for other in state.units if other.gone == HERE and other.id not in (unit.id, shooter.id)]
    marks = [mark for mark in state.land().hiding if mark.piece.size > small]
    return [
        *[(screen_of(other), True) for other in others if height(state, other) > small],
        *[(screen_at(objective), True) for objective in state.objectives if objective.size > small],
        *[(shape, p.going == IMPASSABLE) for p, shape in marks if not is_inside(p, shooter)],  # SU-COVER-05
    ]


def shadows(shape: Shape, is_solid: bool, eye: Point, unit: Unit, board: int) -> list[Point]:
    """The thing cuts off lines, and these points on them are the nearest to the unit. SU-COVER-01, SU-COVER-02"""
    found: list[Point] = []
    for aim in (nearest_edge(shape, unit.at), *aims(shape, eye)):
        spans = stretches(shape, eye, towards(eye, aim, 2 * board))
        if not spans:
            continue
        foot = along(eye, aim, unit.at)
        depths = [max(foot, depth) for depth in behind(shape, eye, aim, spans[-1][1], unit.profile.radius)]
        if not is_solid:
            depths.append(max(foot, spans[0][0] + MARGIN))
        found.extend([towards(eye, aim, depth) for depth in depths])
    return found


def along(a: Point, b: Point, point: Point) -> int:
    """The line from a to b passes the point so far from a."""
    ahead = (b[0] - a[0]) * (point[0] - a[0]) + (b[1] - a[1]) * (point[1] - a[1])
    return ahead // max(1, centre_distance(a, b))


def behind(shape: Shape, eye: Point, aim: Point, far_edge: int, radius: int) -> list[int]:
    """A base has room beyond the thing so far from the eye, on its line through the aim."""
    if not isinstance(shape, Disc):
        return [far_edge + part * radius // 2 + ROOM for part in range(5)]
    foot = along(eye, aim, shape.centre)
    aside = centre_distance(eye, shape.centre) ** 2 - foot * foot
    return [foot + isqrt(max(0, (shape.radius + radius + ROOM) ** 2 - aside))]


def nearest_edge(shape: Shape, at: Point) -> Point:
    """The point of the thing that lies nearest, a little below its edge."""
    if isinstance(shape, Disc):
        return towards(shape.centre, at, shape.radius - MARGIN)
    return towards(nearest_on(shape, at), shape.centre, MARGIN)


def aims(shape: Shape, eye: Point) -> list[Point]:
    """The shooter sees these points of the thing, from one edge to the other."""
    x, y = shape.centre
    if not isinstance(shape, Disc):
        return [(x, y), *[towards(tip, (x, y), into) for tip in shape.tips for into in (MARGIN, INSIDE)]]
    dx, dy = x - eye[0], y - eye[1]
    length = max(1, centre_distance(eye, (x, y)))
    reach = shape.radius - MARGIN
    return [(x - dy * reach * part // (100 * length), y + dx * reach * part // (100 * length)) for part in PARTS]


def deeper(shape: Shape, shooter: Unit, unit: Unit) -> list[Point]:
    """These places are out of sight in the wood out of which the shooter fires, or behind it. SU-TERRAIN-12"""
    far = shooter.profile.radius + INTO_WOODS + unit.profile.radius + MARGIN
    (x, y), eye = unit.at, shooter.at
    dx, dy = x - eye[0], y - eye[1]
    turned = [(x - dy * turn // 100, y + dx * turn // 100) for turn in TURNS]
    found = [towards(eye, aim, far) for aim in turned]
    return [*found, *[towards(eye, aim, max(far, along(eye, aim, unit.at))) for aim in aims(shape, eye)]]
