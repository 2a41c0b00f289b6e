"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import is_active
from tercio.games.mageknight.evaluation_expansions import worth_of_expansions
from tercio.games.mageknight.ground import enemies_touching, extent_of, is_in_front, touches_mission
from tercio.games.mageknight.state import HERE, INCH, MISSION_RADIUS, WAITING, MageKnight, Mission, Warrior, mageknight
from tercio.games.mageknight.steps.preparing import Deploy
from tercio.games.mageknight.steps.turns import ActionPhase
from tercio.geometry.points import TOUCH, centre_distance
from tercio.kernel import Match, Point, Seat

VICTORY: Final = 1_000_000
POINT: Final = 10  # of an eliminated enemy
HEALTH: Final = 14  # a point of a healthy warrior
SHAKY: Final = 2  # a point of a warrior that is captured or demoralized
MISSION: Final = 900  # a token that is held
PROMISE: Final = 600  # one that the next end phase would give
TOKEN: Final = -12  # an action token on a warrior
ITEM: Final = 30  # an item that is carried
CAPTIVE: Final = 4  # a point of a warrior that one holds captive
NEARNESS: Final = -9  # for each inch between a token worth having and the nearest own warrior
CLOSENESS: Final = -3  # for each inch between a fighter and the nearest enemy
EXPOSED: Final = -40  # an enemy in contact behind one's back


def evaluate(m: Match, seat: Seat) -> int:
    """Own side against the others; everything when the match is decided."""
    state = mageknight(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if state.players[seat].is_out:
        return -VICTORY
    able = [warrior for warrior in state.warriors if warrior.gone == HERE and is_active(warrior)]
    total = 0
    for player in state.players:
        worth = worth_of(state, player.seat, able)
        total += worth if state.are_allied(seat, player.seat) else -worth
    return total


def worth_of(state: MageKnight, seat: Seat, able: list[Warrior]) -> int:
    """`able`: all who are on the field and neither captured nor demoralized."""
    total = POINT * state.players[seat].glory + worth_of_expansions(state, seat)
    foes = [other for other in able if not state.are_allied(seat, other.seat)]
    for warrior in state.warriors:
        if warrior.seat == seat and warrior.gone in (HERE, WAITING):
            total += worth_of_warrior(state, warrior, foes)
    own = [warrior for warrior in able if warrior.seat == seat and not warrior.is_soaring]
    for mission in state.missions:
        total += worth_of_mission(state, mission, seat, own, foes)
    return total


def worth_of_warrior(state: MageKnight, warrior: Warrior, foes: list[Warrior]) -> int:
    """Its points, as far as its dial still goes; and how it stands."""
    left = len(warrior.figure.dial) - warrior.click
    healthy = warrior.points * left // max(1, len(warrior.figure.dial) - warrior.limit)
    if warrior.gone == WAITING:
        return HEALTH * healthy
    if not is_active(warrior):
        return SHAKY * healthy
    tokens = 0 if warrior.is_rider else warrior.tokens  # a cavalry unit has them once
    total = HEALTH * (warrior.points + 2 * healthy) // 3 + TOKEN * tokens + ITEM * len(warrior.items)
    captive = state.captive_of(warrior.id)
    if captive is not None:
        total += CAPTIVE * captive.points
    for enemy in enemies_touching(state, warrior):
        if not is_in_front(warrior, enemy.at):
            total += EXPOSED
    return total + CLOSENESS * nearest(warrior.at, foes) // INCH


def nearest(point: Point, warriors: list[Warrior]) -> int:
    """Mils to the nearest of them."""
    return min([centre_distance(point, warrior.at) for warrior in warriors], default=0)


def worth_of_mission(state: MageKnight, mission: Mission, seat: Seat, own: list[Warrior], foes: list[Warrior]) -> int:
    """MK-OBJECTIVE-05, MK-OBJECTIVE-08  Held, about to be held, or still to be reached."""
    total = MISSION if mission.holder == seat else 0
    if is_reached(state, mission, own) and not is_reached(state, mission, foes):
        return total + PROMISE
    if mission.holder < 0 or not state.are_allied(seat, mission.holder):
        total += NEARNESS * nearest(mission.at, own) // INCH
    return total


def is_reached(state: MageKnight, mission: Mission, warriors: list[Warrior]) -> bool:
    """One of them touches the token. Most are far away, which is soon seen."""
    x, y = mission.at
    near = [w for w in warriors if max(abs(w.at[0] - x), abs(w.at[1] - y)) < extent_of(w) + MISSION_RADIUS + TOUCH + 1]
    return any([touches_mission(state, warrior, mission) for warrior in near])


def is_at_rest(m: Match) -> bool:
    """Nobody is in the middle of anything: the active player chooses his next action, or somebody deploys."""
    step = m.stack[-1]
    return isinstance(step, (ActionPhase, Deploy))


def is_sure_to_rest(m: Match) -> bool:
    """The active player has actions left."""
    step = m.stack[-1]
    return isinstance(step, ActionPhase) and not step.is_done and mageknight(m).players[step.seat].actions > 0
