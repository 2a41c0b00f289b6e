"""How far somebody may go and the ways that lead there: for everybody who shows them."""

from __future__ import annotations

from typing import Final

from tercio.games.places import first_allowed as allowed_first
from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import base_of, marker_of, obstacles_for
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.field.values import run, walk
from tercio.games.summoners.positions.answers import profile_of
from tercio.games.summoners.rules.cover import way_into
from tercio.games.summoners.rules.summons import anchors, spots_beside, things_in_the_way
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.marches import March
from tercio.geometry.distance import gap
from tercio.geometry.placements import in_contact
from tercio.geometry.points import Path, centre_distance
from tercio.geometry.reach import reach
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Shape, contains
from tercio.kernel import Decision, Option, Point, View

RUNS: Final = ("run", "reposition-run", "cover-run")
REPOSITIONS: Final = ("reposition", "reposition-run")
MOVES: Final = ("walk", "reposition", "cover-walk", *RUNS)
FAR: Final = 60_000  # mils: no way on the table that is worth going is longer
STEP: Final = 10  # degrees between the places beside a base that are tried


def first_allowed(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], ways: list[Path]
) -> Path | None:
    return allowed_first(view, [option.reply(decision.seat, picks, way) for way in ways])


def allowed_for(view: View, unit: Unit, option: Option) -> int:
    """How far this move goes."""
    march = view.ghost.find(March)
    if march is not None and march.unit == unit.id:
        return march.allowed
    state = summoners(view.ghost)
    return (run(state, unit) if option.key in RUNS else walk(state, unit)).total


def shape_at(state: Summoners, thing: int) -> Shape:
    objective, piece = state.objective(thing), state.piece(thing)
    if objective is not None:
        return marker_of(objective)
    return shape_of(piece) if piece is not None else base_of(state.units[thing])


def nearest(state: Summoners, unit: Unit, things: list[int]) -> Shape:
    others = [shape_at(state, thing) for thing in things if thing != unit.id] or [base_of(unit)]
    return min(others, key=lambda shape: gap(base_of(unit), shape))


def ways_of(
    state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, picks: tuple[int, ...]
) -> list[Path]:
    """Ways to a place or into contact, without the start: around what has to be climbed, over it, straight ahead."""
    if len(picks) == 2:
        return through_portals(state, unit, place, shape, picks)
    if flies(state, unit):
        return [(goal,) for goal in flown_to(state, unit, place, shape)]
    obstacles = obstacles_for(state, unit)
    walls = [mark.shape for mark in state.land().steep]
    around = [thing for thing in walls if not contains(thing, unit.at) and thing is not shape]
    found: list[Path] = []
    for blocked in ([*obstacles, *around], obstacles):
        way = searched(state, unit, place, shape, blocked)
        if way and way not in found:
            found.append(way)
    straight = place if place is not None else contact_beside(unit, shape)
    return [*found, (straight,)]


def flown_to(state: Summoners, unit: Unit, place: Point | None, shape: Shape | None) -> list[Point]:
    """Straight there; beside a thing at the nearest free place. SU-TRAIT-21, SU-TRAIT-22"""
    if place is not None or shape is None:
        return [unit.at if place is None else place]
    return [contact_beside(unit, shape), *free_beside(state, unit.profile.radius, shape, unit.at)]


def searched(state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, blocked: list[Shape]) -> Path:
    heavy = state.land().heavy
    board, base = state.board, base_of(unit)
    if place is not None:
        way = route(base, place, blocked, board, board, heavy)
    else:
        assert shape is not None
        way = route_to_contact(base, shape, blocked, board, board, heavy)
    return () if way is None else way[1:]


def contact_beside(unit: Unit, shape: Shape | None) -> Point:
    return unit.at if shape is None else in_contact(unit.profile.radius, shape, unit.at)


def through_portals(
    state: Summoners, unit: Unit, place: Point | None, shape: Shape | None, picks: tuple[int, ...]
) -> list[Path]:
    """To the first portal, out beside the second, and on from there. SU-SCEN-19"""
    entry, leave = state.objective(picks[0]), state.objective(picks[1])
    if entry is None or leave is None:
        return []
    way_in = way_into(state, unit, entry, FAR)
    goal = place if place is not None else shape.centre if shape is not None else leave.at
    spots = free_beside(state, unit.profile.radius, marker_of(leave), goal)
    found: list[Path] = []
    for spot in spots[:3]:
        moved = unit._replace(at=spot)
        shifted = state.clone()
        shifted.units[unit.id] = moved
        found += [(*way_in, spot, *way) for way in ways_of(shifted, moved, place, shape, ())]
    return found


def free_beside(state: Summoners, radius: int, shape: Shape, goal: Point) -> list[Point]:
    """Free places in contact with it, the one nearest to the goal first."""
    spots = spots_beside(state, radius, shape, things_in_the_way(state), STEP)
    return sorted(spots, key=lambda spot: centre_distance(spot, goal))


def summoning_place(
    view: View, decision: Decision, option: Option, picks: tuple[int, ...], place: Point | None, things: list[int]
) -> Path | None:
    """Beside the summoner, or beside a sacrifice. SU-SUMMON-07, SU-SUMMON-08"""
    state = summoners(view.ghost)
    summoner, profile = state.summoner(decision.seat), profile_of(view.game, option.subject)
    if summoner is None or profile is None:
        return None
    beside = [unit for unit in anchors(state, summoner, profile) if unit.id == summoner.id or unit.id in picks]
    if things:
        beside = [unit for unit in beside if unit.id in things] or beside
    middle = (state.board // 2, state.board // 2)
    spots: list[Point] = []
    for unit in beside:
        if place is not None:
            spots.append(in_contact(profile.radius, base_of(unit), place))
        spots += free_beside(state, profile.radius, base_of(unit), place or middle)
    goal = place or middle
    spots.sort(key=lambda spot: centre_distance(spot, goal))
    return first_allowed(view, decision, option, picks, [(spot,) for spot in spots])


def region_of(state: Summoners, unit: Unit, limit: int) -> tuple[tuple[Point, ...], ...]:
    is_flying = flies(state, unit)
    obstacles = [] if is_flying else obstacles_for(state, unit)
    heavy = [] if is_flying else state.land().heavy
    return reach(base_of(unit), limit, obstacles, state.board, state.board, heavy)
