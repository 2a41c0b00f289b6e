"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from tercio.games.leads import Network, lead_worth
from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.field.ground import enemies_touching, is_in_front
from tercio.games.mageknight.field.missions import seats_at
from tercio.games.mageknight.state import (
    CONTESTED,
    HERE,
    INCH,
    NEUTRAL,
    WAITING,
    MageKnight,
    Mission,
    Warrior,
    mageknight,
)
from tercio.games.mageknight.steps.setup.preparation import Deploy
from tercio.games.mageknight.thinking.evaluation_expansions import worth_of_expansions
from tercio.games.mageknight.thinking.terms import terms_of
from tercio.games.mageknight.thinking.threats import threats
from tercio.games.mageknight.thinking.weights import USUAL, VICTORY, Weights
from tercio.games.mageknight.turns import ActionPhase
from tercio.geometry.points import centre_distance
from tercio.kernel import Match, Point, Seat


def evaluate(m: Match, seat: Seat, w: Weights, network: Network | None) -> int:
    """Own side against the others, as if the turn under way ended here; everything when the match is decided.

    A network is for two seats.
    """
    state = mageknight(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if state.players[seat].is_out:
        return -VICTORY
    able = [warrior for warrior in state.warriors if warrior.gone == HERE and is_active(warrior)]
    own = [warrior for warrior in able if state.are_allied(seat, warrior.seat)]
    foes = [warrior for warrior in able if not state.are_allied(seat, warrior.seat)]
    if state.turn and not (own and foes):  # MK-ELIM-01
        return VICTORY if own else -VICTORY if foes else 0
    parts = parts_of(w, state, seat, own, foes)
    if network is not None and len(state.players) == 2:
        return network.worth(terms_of(m, seat, parts), VICTORY)
    return lead_worth(sum(parts), VICTORY)


def terms(m: Match, seat: Seat, w: Weights) -> list[float]:
    """What a network weighs."""
    state = mageknight(m)
    able = [warrior for warrior in state.warriors if warrior.gone == HERE and is_active(warrior)]
    own = [warrior for warrior in able if state.are_allied(seat, warrior.seat)]
    foes = [warrior for warrior in able if not state.are_allied(seat, warrior.seat)]
    return terms_of(m, seat, parts_of(w, state, seat, own, foes))


def parts_of(w: Weights, state: MageKnight, seat: Seat, own: list[Warrior], foes: list[Warrior]) -> list[int]:
    """Armies, tokens and threats of either side: what the lead is the sum of. `own`, `foes`: those who can act."""
    able = own + foes
    holders = [holder_of(state, mission) for mission in state.missions]
    armies = tokens = foes_armies = foes_tokens = 0
    for player in state.players:
        is_own = state.are_allied(seat, player.seat)
        army = worth_of_army(w, state, player.seat, able)
        held = worth_of_tokens(w, state, player.seat, able, holders)
        if is_own:
            armies, tokens = armies + army, tokens + held
        else:
            foes_armies, foes_tokens = foes_armies + army, foes_tokens + held
    fear = w.threat * threats(w, state, foes, own) // 100
    threat = w.threat * threats(w, state, own, foes) // 100
    return [armies, -foes_armies, tokens, -foes_tokens, -fear, threat]


def worth_of_army(w: Weights, state: MageKnight, seat: Seat, able: list[Warrior]) -> int:
    """`able`: all who are on the field and neither captured nor demoralized."""
    total = w.point * state.players[seat].glory + worth_of_expansions(w, state, seat)
    foes = [other for other in able if not state.are_allied(seat, other.seat)]
    for warrior in state.warriors:
        if warrior.seat == seat and warrior.gone in (HERE, WAITING):
            total += worth_of_warrior(w, state, warrior, foes)
    return total


def worth_of_tokens(
    w: Weights, state: MageKnight, seat: Seat, able: list[Warrior], holders: list[tuple[int, bool]]
) -> int:
    """`holders`: of the mission tokens."""
    own = [warrior for warrior in able if warrior.seat == seat and not warrior.is_soaring]
    total, limit = 0, state.last_turn or USUAL
    held = w.mission + w.late * min(state.turn, limit) ** 2 // limit**2
    for mission, (holder, is_guarded) in zip(state.missions, holders, strict=True):
        if holder == seat:
            total += held if is_guarded else held * 2 // 3
        elif holder < 0 or not state.are_allied(seat, holder):
            total += w.nearness * nearest(mission.at, own) // INCH
    return total


def worth_of_warrior(w: Weights, state: MageKnight, warrior: Warrior, foes: list[Warrior]) -> int:
    """Its points, as far as its dial still goes; and how it stands."""
    left = len(warrior.figure.dial) - warrior.click
    healthy = warrior.points * left // max(1, len(warrior.figure.dial) - warrior.limit)
    if warrior.gone == WAITING:
        return w.health * healthy
    if not is_active(warrior):
        return w.shaky * healthy
    total = (
        w.health * (warrior.points + 2 * healthy) // 3
        + w.token * tokens_of(state, warrior)
        + w.item * len(warrior.items)
    )
    captive = state.captive_of(warrior.id)
    if captive is not None:
        total += w.captive * captive.points
    for enemy in enemies_touching(state, warrior):
        if not is_in_front(warrior, enemy.at):
            total += w.exposed
    return total + w.closeness * nearest(warrior.at, foes) // INCH


def tokens_of(state: MageKnight, warrior: Warrior) -> int:
    """A warrior keeps these tokens if the current turn ends here; a cavalry unit has them once. MK-TURN-23"""
    if warrior.is_rider:
        return 0
    is_resting = warrior.seat == state.active and not warrior.is_marked
    return 0 if is_resting and state.players[warrior.seat].actions < state.total // 100 else warrior.tokens


def nearest(point: Point, warriors: list[Warrior]) -> int:
    """Mils to the nearest of them."""
    return min([centre_distance(point, warrior.at) for warrior in warriors], default=0)


def holder_of(state: MageKnight, mission: Mission) -> tuple[int, bool]:
    """A seat will hold the objective, guarded or not. MK-OBJECTIVE-05, MK-OBJECTIVE-07, MK-OBJECTIVE-08"""
    seats = seats_at(state, mission)
    if not seats:
        return (NEUTRAL if mission.holder == CONTESTED else mission.holder), False
    if any([not state.are_allied(seats[0], seat) for seat in seats]):
        return CONTESTED, False
    return (mission.holder if mission.holder >= 0 and state.are_allied(seats[0], mission.holder) else seats[0]), True


def is_at_rest(m: Match) -> bool:
    """Nobody is in the middle of anything: the active player chooses his next action, or somebody deploys."""
    step = m.stack[-1]
    return isinstance(step, (ActionPhase, Deploy))


def is_sure_to_rest(m: Match) -> bool:
    """The active player has actions left."""
    step = m.stack[-1]
    return isinstance(step, ActionPhase) and not step.is_done and mageknight(m).players[step.seat].actions > 0
