"""The battlefield as numbers, for programs that learn: warriors as their dials show, mission tokens, glory."""

from __future__ import annotations

from typing import Final, cast

from tercio.games.features import Group, Printed, placed, share, turned
from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.printed.dials import Click, Figure
from tercio.games.mageknight.state import HERE, INCH, MISSIONS, PIECES, WAITING, MageKnight, Mission, Player, Warrior
from tercio.kernel import NOBODY, Point, View

MATCH: Final = (
    "seat", "turn", "turns-left", "is-active", "setup", "command", "action", "end", "own-actions", "own-glory",
    "own-warriors", "own-points", "own-missions", "other-actions", "other-glory", "other-warriors", "other-points",
    "other-missions",
)  # fmt: skip
THING: Final = (
    "there", "own", "allied", "waits", "x", "y", "ahead-x", "ahead-y", "is-mission", "held-by-own", "held-by-other",
    "points", "clicks-left", "clicks-taken", "radius", "tokens", "has-acted", "soars", "is-captive", "items", "can-act",
    "is-rider", "watches",
    "movement", "attack", "defense", "damage", "abilities",
    "range", "arrows", "front-arc", "is-mount",
)  # fmt: skip
GROUPS: Final = (Group("own", 12), Group("other", 12), Group("missions", 4))

PHASES: Final = ("setup", "command", "action", "end")


def of_match(view: View) -> list[float]:
    state, own = cast(MageKnight, view.state), view.seat
    others = [player for player in state.players if not state.are_allied(own, player.seat)]
    leading = max(others, key=lambda player: (player.glory, -player.seat))
    return [
        share(own, 3),
        share(state.turn, 60),
        share(state.last_turn - state.turn if state.last_turn else 0, 60),
        float(state.active == own),
        *[float(state.phase == phase) for phase in PHASES],
        *of_player(state, state.players[own]),
        *of_player(state, leading),
    ]


def of_player(state: MageKnight, player: Player) -> list[float]:
    army = state.own(player.seat)
    return [
        share(player.actions, 6),
        share(player.glory, state.total),
        share(len(army), 12),
        share(sum([warrior.points for warrior in army]), state.total),
        share(len([mission for mission in state.missions if mission.holder == player.seat]), 4),
    ]


def groups(view: View) -> list[list[int]]:
    state = cast(MageKnight, view.state)
    shown = [warrior for warrior in state.warriors if warrior.gone in (HERE, WAITING)]
    own = [warrior.id for warrior in shown if warrior.seat == view.seat]
    return [own, [w.id for w in shown if w.seat != view.seat], [mission.id for mission in state.missions]]


def of_thing(view: View, thing: int) -> list[float]:
    state = cast(MageKnight, view.state)
    if 0 <= thing < len(state.warriors) and state.warriors[thing].gone in (HERE, WAITING):
        return of_warrior(view, state, state.warriors[thing])
    mission = state.mission(thing)
    return [0.0] * len(THING) if mission is None else of_mission(view, state, mission)


def of_warrior(view: View, state: MageKnight, warrior: Warrior) -> list[float]:
    """What shows in the stat window, without what other figures and terrain add."""
    figure = warrior.figure
    is_placed = warrior.gone == HERE
    return [
        1.0,
        float(warrior.seat == view.seat),
        float(state.are_allied(warrior.seat, view.seat)),
        float(not is_placed),
        *(placed(warrior.at, state.board, view.seat) if is_placed else (0.0, 0.0)),
        *(turned(warrior.facing, view.seat) if is_placed else (0.0, 0.0)),
        0.0,
        0.0,
        0.0,
        share(warrior.points, 100),
        share(len(figure.dial) - warrior.click, 12),
        share(warrior.click - warrior.limit, 12),
        share(warrior.base.radius, 2 * INCH),
        share(warrior.tokens, 2),
        float(warrior.is_done),
        float(warrior.is_soaring),
        float(warrior.guard != NOBODY),
        share(len(warrior.items), 3),
        float(is_placed and is_active(warrior)),
        float(warrior.is_rider),
        float(warrior.is_watching),
        *SHOWING.row(warrior.now),
        *PRINTED.row(figure),
    ]


def showing(click: Click) -> list[float]:
    return [
        share(click.movement, 16),
        share(click.attack, 16),
        share(click.defense, 24),
        share(click.damage, 6),
        share(len(click.abilities), 4),
    ]


def printed(figure: Figure) -> list[float]:
    return [
        share(figure.range, 24),
        share(figure.arrows, 4),
        share(figure.front_arc, 360),
        float(bool(figure.mount)),
    ]


SHOWING: Final = Printed(showing)
PRINTED: Final = Printed(printed)


def of_mission(view: View, state: MageKnight, mission: Mission) -> list[float]:
    is_held = mission.holder >= 0
    is_allied = is_held and state.are_allied(mission.holder, view.seat)
    known = [
        1.0,
        0.0,
        0.0,
        0.0,
        *placed(mission.at, state.board, view.seat),
        0.0,
        0.0,
        1.0,
        float(is_allied),
        float(is_held and not is_allied),
    ]
    return known + [0.0] * (len(THING) - len(known))


def thing_of(kind: str, number: int) -> int:
    if kind == "warrior":
        return number
    return number if kind == "mission" and MISSIONS <= number < PIECES else NOBODY


def of_place(view: View, point: Point) -> tuple[float, float]:
    return placed(point, cast(MageKnight, view.state).board, view.seat)
