"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import is_active
from tercio.games.mageknight.ground import enemies_touching, is_in_front, touches_mission
from tercio.games.mageknight.state import HERE, INCH, WAITING, MageKnight, Mission, Warrior, mageknight
from tercio.games.mageknight.steps.preparing import Deploy
from tercio.games.mageknight.steps.turns import ActionPhase
from tercio.geometry.points import centre_distance
from tercio.kernel import Match, Seat

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
    total = 0
    for player in state.players:
        worth = worth_of(state, player.seat)
        total += worth if state.are_allied(seat, player.seat) else -worth
    return total


def worth_of(state: MageKnight, seat: Seat) -> int:
    total = POINT * state.players[seat].glory
    able: list[Warrior] = []
    for warrior in state.warriors:
        if warrior.seat == seat and warrior.gone in (HERE, WAITING):
            total += worth_of_warrior(state, warrior)
            if warrior.gone == HERE and is_active(warrior) and not warrior.is_soaring:
                able.append(warrior)
    for mission in state.missions:
        total += worth_of_mission(state, mission, seat, able)
    return total


def worth_of_warrior(state: MageKnight, warrior: Warrior) -> int:
    """Its points, as far as its dial still goes; and how it stands."""
    left = len(warrior.figure.dial) - warrior.click
    healthy = warrior.points * left // max(1, len(warrior.figure.dial) - warrior.limit)
    if warrior.gone == WAITING:
        return HEALTH * healthy
    if not is_active(warrior):
        return SHAKY * healthy
    total = HEALTH * (warrior.points + 2 * healthy) // 3 + TOKEN * warrior.tokens + ITEM * len(warrior.items)
    captive = state.captive_of(warrior.id)
    if captive is not None:
        total += CAPTIVE * captive.points
    for enemy in enemies_touching(state, warrior):
        if not is_in_front(warrior, enemy.at):
            total += EXPOSED
    foes = [other for other in state.here() if is_foe(state, warrior, other)]
    enemies = [centre_distance(warrior.at, foe.at) for foe in foes]
    return total + CLOSENESS * min(enemies, default=0) // INCH


def is_foe(state: MageKnight, warrior: Warrior, other: Warrior) -> bool:
    return state.are_enemies(warrior, other) and is_active(other)


def worth_of_mission(state: MageKnight, mission: Mission, seat: Seat, able: list[Warrior]) -> int:
    """MK-OBJECTIVE-05, MK-OBJECTIVE-08  Held, about to be held, or still to be reached."""
    total = MISSION if mission.holder == seat else 0
    own = [warrior for warrior in able if touches_mission(state, warrior, mission)]
    if own and not is_contested(state, mission, own[0]):
        return total + PROMISE
    if mission.holder < 0 or not state.are_allied(seat, mission.holder):
        total += NEARNESS * min([centre_distance(w.at, mission.at) for w in able], default=0) // INCH
    return total


def is_contested(state: MageKnight, mission: Mission, own: Warrior) -> bool:
    return any([is_foe(state, own, w) and touches_mission(state, w, mission) for w in state.here()])


def is_at_rest(m: Match) -> bool:
    """Nobody is in the middle of anything: the active player chooses his next action, or somebody deploys."""
    step = m.stack[-1]
    return isinstance(step, (ActionPhase, Deploy))
