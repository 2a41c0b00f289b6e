"""What a position is worth to a player: a readable sum, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.ground import gap_between, gap_to_marker
from tercio.games.summoners.profiles import PRIMITIVE
from tercio.games.summoners.scoring import scenario_of, scores_of_round
from tercio.games.summoners.state import INCH, Objective, Summoners, Unit, summoners
from tercio.games.summoners.steps.activating import ACT, Activation
from tercio.games.summoners.steps.rounds import BuildDecks, Turn
from tercio.kernel import NOBODY, Match, Seat

VICTORY: Final = 100_000
POINT: Final = 220  # a victory point
PROMISE: Final = 120  # one that the next end of a round would give
LEVEL: Final = 60  # a creature level on the table
LIFE: Final = 14  # a life point
SUMMONER_LIFE: Final = 45
STILL: Final = 4  # a life point of a creature that cannot fight
GEM: Final = 11
SOURCE: Final = 60  # for each gem that a source gives
MARKER: Final = -9  # ice or fire
SLIPPING: Final = -40  # a loss-of-control marker
READY_POINT: Final = 7  # an action point that is still there
NEARNESS: Final = -9  # for each inch between a marker worth having and the nearest own unit
CLOSENESS: Final = -2  # for each inch between a fighter and the nearest enemy
HUNT: Final = 14  # for each inch that a fighter is nearer than 48 to a summoner whose death is all that counts
LEADING_THE_HUNT: Final = 5  # the same for one's own summoner, who calls the others
PREY_LIFE: Final = 110  # a life point of a summoner whose death is all that counts
HUNTING_GROUND: Final = 48 * INCH
FAR_FROM_MASTER: Final = -10  # a creature that is hard to control


def evaluate(m: Match, seat: Seat) -> int:
    """Own side against the others; everything when the match is decided."""
    state = summoners(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if state.players[seat].is_out:
        return -VICTORY
    total = 0
    for other in state.playing():
        worth = worth_of(state, other)
        total += worth if state.are_allied(seat, other) else -worth
    promised = scores_of_round(state) if scenario_of(state).has_points else []
    for score in promised:
        total += PROMISE * (score.points if state.are_allied(seat, score.seat) else -score.points)
    return total


def worth_of(state: Summoners, seat: Seat) -> int:
    player = state.players[seat]
    total = POINT * player.points + GEM * player.gems
    for objective in state.objectives:
        if objective.is_source and objective.holder == seat:
            total += SOURCE * objective.mana
    master = state.summoner(seat)
    own = state.own(seat)
    for unit in own:
        total += worth_of_unit(state, unit)
        if master is not None and unit.id != master.id and gap_between(unit, master) > 12 * INCH:
            total += FAR_FROM_MASTER
    return total + NEARNESS * way_to_go(state, seat, own) // INCH


def worth_of_unit(state: Summoners, unit: Unit) -> int:
    if not unit.profile.attacks:
        return STILL * unit.life_left
    if not scenario_of(state).has_points:  # SU-S1-05
        return worth_of_hunter(state, unit)
    life = SUMMONER_LIFE if unit.profile.is_summoner else LIFE
    total = worth_of_body(unit, life)
    if unit.profile.is_summoner:
        return total
    enemies = [gap_between(unit, enemy) for enemy in state.enemies_of(unit.seat)]
    return total + CLOSENESS * min(enemies, default=0) // INCH


def worth_of_body(unit: Unit, life: int) -> int:
    total = LEVEL * unit.profile.level + life * unit.life_left + READY_POINT * unit.ap
    return total + MARKER * (unit.ice + unit.fire) + SLIPPING * unit.loss


def worth_of_hunter(state: Summoners, unit: Unit) -> int:
    """Where only the death of a summoner counts: how near the unit is to one."""
    is_leading = unit.profile.is_summoner
    prey = [gap_between(unit, enemy) for enemy in state.enemies_of(unit.seat) if enemy.profile.is_summoner]
    nearer = HUNTING_GROUND - min([HUNTING_GROUND, *prey])
    hunt = (LEADING_THE_HUNT if is_leading else HUNT) * nearer // INCH
    return worth_of_body(unit, PREY_LIFE if is_leading else LIFE) + hunt


def way_to_go(state: Summoners, seat: Seat, own: list[Unit]) -> int:
    """Mils from each marker that is worth having to the nearest unit that can have it: so they spread out."""
    if not scenario_of(state).has_points:
        own = [unit for unit in own if unit.profile.is_summoner]  # the others hunt
    able = [u for u in own if u.profile.attacks and PRIMITIVE not in [trait.name for trait in u.profile.traits]]
    total = 0
    for objective in state.objectives:
        if is_wanted(state, seat, objective):
            total += min([gap_to_marker(unit, objective) for unit in able], default=0)
    return total


def is_wanted(state: Summoners, seat: Seat, objective: Objective) -> bool:
    """Sources that others hold or nobody, and relics."""
    return not objective.is_source or objective.holder == NOBODY or not state.are_allied(seat, objective.holder)


def is_at_rest(m: Match) -> bool:
    """Nobody is in the middle of anything: a card is turned, or a unit chooses its next action."""
    step = m.stack[-1]
    return isinstance(step, (Turn, BuildDecks)) or (isinstance(step, Activation) and step.stage == ACT)


def is_sure_to_rest(m: Match) -> bool:
    """A unit has points to act with."""
    step = m.stack[-1]
    if not isinstance(step, Activation) or step.stage != ACT:
        return False
    unit = summoners(m).find(step.unit)
    return unit is not None and unit.ap > 0
