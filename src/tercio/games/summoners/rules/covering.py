"""SU-RREACT-04 to SU-RREACT-10  Where could a unit find cover from a shooter?"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.ground import base_of, marker_of, obstacles_for, shape_of
from tercio.games.summoners.numbers import has
from tercio.games.summoners.profiles import FLYER, HEAVY, UNSEEN
from tercio.games.summoners.rules.moving import Way, allowance, judge_way, way_of
from tercio.games.summoners.sight import cover_of, sees
from tercio.games.summoners.state import HERE, RAN, WALKED, Summoners, Unit
from tercio.geometry.distance import gap
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.routes import route
from tercio.geometry.shapes import Disc, Shape
from tercio.kernel import Point, Verdict

MARGIN: Final = 60  # mils beyond the thing behind which one hides
NEAREST: Final = 5  # so many things are tried


def is_hidden(state: Summoners, unit: Unit, shooter: Unit) -> bool:
    """a71: in cover, or out of sight altogether."""
    return cover_of(state, shooter, unit) is not None or not sees(state, shooter, unit)


def may_seek(state: Summoners, unit: Unit, shooter: Unit, is_run: bool) -> bool:
    """SU-RREACT-04, SU-RREACT-09  The points, the movement action, and not in cover already."""
    used = RAN if is_run else WALKED
    price = 2 if is_run else 1
    return unit.ap >= price and not unit.moves & used and not is_hidden(state, unit, shooter)


def judge_seeking(state: Summoners, unit: Unit, shooter: Unit, way: Way, is_run: bool, verdict: Verdict) -> None:
    rule = "SU-ACTION-05" if is_run else "SU-ACTION-04"
    judge_way(state, unit, way, allowance(state, unit, is_run).total, rule, verdict)
    moved = state.clone()
    moved.units[unit.id] = unit._replace(at=way.points[-1])
    if not is_hidden(moved, moved.units[unit.id], shooter):
        verdict.refuse("SU-RREACT-08", "not-in-cover", (unit.id, shooter.id))


def cover_path(state: Summoners, unit: Unit, shooter: Unit, is_run: bool) -> tuple[Point, ...]:
    """SU-RREACT-08  A way into cover that the unit can go now; empty where none is found."""
    allowed = allowance(state, unit, is_run).total
    things = [thing for thing in hiding_places(state, unit, shooter) if gap(base_of(unit), thing) <= allowed]
    things.sort(key=lambda thing: gap(base_of(unit), thing))
    is_flying = has(state, unit, FLYER)
    obstacles = [] if is_flying else obstacles_for(state, unit)
    heavy = [] if is_flying else [shape_of(piece) for piece in state.pieces if piece.going == HEAVY]
    for thing in things[:NEAREST]:
        goal = behind(thing, shooter, unit)
        path = route(base_of(unit), goal, obstacles, state.board, state.board, heavy, allowed)
        if path is None or len(path) < 2:
            continue
        verdict = Verdict()
        judge_seeking(state, unit, shooter, way_of(unit, path[1:]), is_run, verdict)
        if verdict:
            return path[1:]
    return ()


def hiding_places(state: Summoners, unit: Unit, shooter: Unit) -> list[Shape]:
    found: list[Shape] = [base_of(u) for u in state.units if u.gone == HERE and u.id not in (unit.id, shooter.id)]
    found.extend([marker_of(objective) for objective in state.objectives])
    found.extend([shape_of(piece) for piece in state.pieces if piece.sight != UNSEEN])
    return found


def behind(thing: Shape, shooter: Unit, unit: Unit) -> Point:
    """The point just beyond the thing, as the shooter sees it."""
    x0, y0, x1, y1 = thing.box
    depth = thing.radius if isinstance(thing, Disc) else max(x1 - x0, y1 - y0) // 2
    far = centre_distance(shooter.at, thing.centre)
    return towards(shooter.at, thing.centre, far + depth + unit.profile.radius + MARGIN)
