"""How far somebody may go, where something may lie and which way it looks: for everybody who shows it."""

from __future__ import annotations

from tercio.games.mageknight.field.zones import DEPTH, MARGIN, seen_from, turned
from tercio.games.mageknight.rules.movement.formations import field_after
from tercio.games.mageknight.rules.movement.moves import is_flying, pace_of
from tercio.games.mageknight.rules.movement.ways import mover_in, way_in
from tercio.games.mageknight.state import (
    HERE,
    INCH,
    MageKnight,
    Warrior,
    mageknight,
)
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.games.mageknight.thinking.headings import obstacles_for
from tercio.geometry.angles import nearest_facing
from tercio.geometry.points import centre_distance
from tercio.geometry.reach import reach
from tercio.geometry.sectors import circle
from tercio.geometry.shapes import Disc
from tercio.kernel import Decision, Option, Point, Seat, View


def planned_field(view: View, member: int) -> MageKnight:
    """The battlefield once all those of a formation have gone that go before this member."""
    state, step = mageknight(view.ghost), view.ghost.find(MoveFormation)
    before = () if step is None else step.before(member)
    return field_after(state, before) if before else state


def allowed_for(view: View, warrior: Warrior, key: str, at: Point) -> int:
    """How far this move may go, in mils."""
    state, step = mageknight(view.ghost), view.ghost.find(MoveFormation)
    if key == "plan" and step is not None:
        return step.pace(state).inches * INCH
    return pace_of(state, way_in(mover_in(state, warrior, key), key, (at,))) * INCH


def on_the_line(state: MageKnight, seat: Seat, to: Point) -> Point:
    """The roll sets a token's distance; the player chooses its place along the side. MK-SETUP-20 to MK-SETUP-22"""
    player = state.players[seat]
    along = seen_from(player.side, to, state.board)[0]
    along = max(MARGIN, min(state.board - MARGIN, along))
    return turned(player.side, along, DEPTH + player.roll * INCH, state.board)


def usual_facing(state: MageKnight, decision: Decision, option: Option, warrior: Warrior, at: Point) -> int:
    """Into the field; else towards the nearest enemy."""
    if decision.kind == "deploy":
        return (90, 180, 270, 0)[max(0, state.players[decision.seat].side)]
    return looking(state, warrior, at) if option.key != "set-down" else warrior.facing


def looking(state: MageKnight, warrior: Warrior, at: Point) -> int:
    """Towards the nearest enemy; where the warrior went, if there is none."""
    enemies = [w for w in state.warriors if w.gone == HERE and state.are_enemies(warrior, w)]
    enemies.sort(key=lambda enemy: centre_distance(at, enemy.at))
    if enemies and enemies[0].at != at:
        return nearest_facing(at, enemies[0].at)
    return nearest_facing(warrior.at, at) if warrior.at != at else warrior.facing


def region_of(view: View, option: Option, warrior: Warrior) -> tuple[tuple[Point, ...], ...]:
    field, limit = planned_field(view, warrior.id), allowed_for(view, warrior, option.key, warrior.at)
    if is_flying(field, warrior):
        return (circle(warrior.at, limit),)
    base = Disc(warrior.at[0], warrior.at[1], warrior.figure.radius)
    return reach(base, limit, obstacles_for(field, warrior), field.board, field.board)
