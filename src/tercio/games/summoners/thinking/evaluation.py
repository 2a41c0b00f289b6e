"""What a position is worth to a player: a readable sum, for bots that look a step ahead.

Victory points, held and promised; mana and its sources; units by level and life; whether they obey; what each side
could do to the other before long. All weights stand in `weights`.
"""

from __future__ import annotations

from typing import Final

from tercio.games.leads import Network, lead_worth
from tercio.games.summoners.abilities.special_rule import CONTROL
from tercio.games.summoners.field.ground import gap_between, is_within
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.rules.control import MOST_FOCUS
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.activation import ACT, Activation
from tercio.games.summoners.thinking.evaluation_markers import worth_of_markers
from tercio.games.summoners.thinking.evaluation_threats import harm_in_sight
from tercio.games.summoners.thinking.terms import terms_of
from tercio.games.summoners.thinking.weights import LONGEST, VICTORY, Weights
from tercio.games.summoners.turns.rounds import BuildDecks, Turn
from tercio.kernel import NOBODY, Match, Seat


def evaluate(m: Match, seat: Seat, w: Weights, network: Network | None) -> int:
    """Own side against the others; everything when the match is decided. A network is for two seats."""
    state = summoners(m)
    if m.outcome is not None:
        return VICTORY if seat in m.outcome.winners else 0 if not m.outcome.winners else -VICTORY
    if state.players[seat].is_out:
        return -VICTORY
    parts = parts_of(m, seat, w)
    if network is not None and len(state.players) == 2:
        return network.worth(terms_of(m, seat, parts), VICTORY)
    return lead_worth(sum(parts), VICTORY)


def terms(m: Match, seat: Seat, w: Weights) -> list[float]:
    """What a network weighs."""
    return terms_of(m, seat, parts_of(m, seat, w))


def parts_of(m: Match, seat: Seat, w: Weights) -> list[int]:
    """Markers, harm, points and gems, bodies: what the lead is the sum of."""
    state = summoners(m)
    left = min(LONGEST, max(1, state.last_round - state.round + 1))
    signs = [1 if state.are_allied(seat, player.seat) else -1 for player in state.players]
    units, acting = state.here(), acting_unit(m)
    markers = worth_of_markers(w, state, units, signs, left, acting)
    harm = harm_in_sight(w, state, units, signs, left, acting)
    held = 0
    for player in state.players:
        if not player.is_out:
            held += signs[player.seat] * (w.point * player.points + w.gem[left] * player.gems)
    return [markers, -harm, held, worth_of_units(w, state, units, signs, left, acting)]


def acting_unit(m: Match) -> int:
    """Who is in the middle of its activation, and chooses what to do next."""
    step = m.stack[-1]
    return step.unit if isinstance(step, Activation) and step.stage == ACT else NOBODY


# -- bodies --------------------------------------------------------------------------------------------------


def worth_of_units(w: Weights, state: Summoners, units: list[Unit], signs: list[int], left: int, acting: int) -> int:
    masters: list[Unit | None] = [None] * len(signs)
    levels = [-player.table.levels for player in state.players]
    for unit in units:
        levels[unit.seat] += unit.profile.level
        if unit.profile.level == 0:
            masters[unit.seat] = unit
    has_points = scenario_of(state).has_points
    total = 0
    for unit in units:
        if unit.profile.level == 0:
            worth = (w.summoner_life if has_points else w.prey_life) * unit.life_left - markers_on(w, unit)
        else:
            worth = worth_of_creature(w, unit) * w.body[left] // 100
            worth -= risk_of(w, state, unit, masters[unit.seat], max(0, levels[unit.seat]), left)
        if unit.profile.attacks:
            worth += (w.acting_point if unit.id == acting else w.ready_point) * unit.ap
            if not has_points:  # SU-S1-05
                worth += hunt(w, unit, masters, signs)
        total += signs[unit.seat] * worth
    return total


def worth_of_creature(w: Weights, unit: Unit) -> int:
    if not unit.profile.attacks:
        return w.still * unit.life_left
    return w.level * unit.profile.level + w.life * unit.life_left - markers_on(w, unit)


def markers_on(w: Weights, unit: Unit) -> int:
    return w.flames * unit.fire + w.frost * unit.ice


def hunt(w: Weights, unit: Unit, masters: list[Unit | None], signs: list[int]) -> int:
    """Where only the death of a summoner counts: how near the unit is to one."""
    nearest = w.hunting_ground
    for prey in masters:
        if prey is not None and signs[prey.seat] != signs[unit.seat]:
            nearest = min(nearest, gap_between(unit, prey))
    return (w.leading_the_hunt if unit.profile.is_summoner else w.hunt) * (w.hunting_ground - nearest) // INCH


# -- control -------------------------------------------------------------------------------------------------


def percent_that_fail() -> tuple[tuple[int, ...], ...]:
    """By the dice that are bought in addition, and by what their sum must reach. SU-CONTROL-02"""
    rows: list[tuple[int, ...]] = []
    ways = {0: 1}
    for dice in range(1, MOST_FOCUS + 2):
        thrown: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, 9):
                thrown[total + face] = thrown.get(total + face, 0) + number
        ways = thrown
        below = [sum([number for total, number in ways.items() if total < target]) for target in range(HARDEST + 1)]
        rows.append(tuple([100 * number // 8**dice for number in below]))
    return tuple(rows)


HARDEST: Final = 24
FAILS: Final = percent_that_fail()


def risk_of(w: Weights, state: Summoners, unit: Unit, master: Unit | None, excess: int, left: int) -> int:
    """What the next control roll costs on average: the turn that fails, or the gems against it. SU-CONTROL-03"""
    if unit.is_activated and left == 1:
        return w.slipping * unit.loss
    loss = w.lost_turn * unit.profile.level + w.slipping * (1 + unit.loss)
    target = min(HARDEST, control_target(unit, master, excess))
    risk = FAILS[0][target] * loss // 100
    for focus in range(1, min(MOST_FOCUS, state.players[unit.seat].gems) + 1):
        risk = min(risk, FAILS[focus][target] * loss // 100 + focus * w.gem[left])
    return w.slipping * unit.loss + (risk * w.next_round // 100 if unit.is_activated else risk)


def control_target(unit: Unit, master: Unit | None, excess: int) -> int:
    """As printed; what spells change is left out. SU-CONTROL-04 to SU-CONTROL-06, SU-TRAIT-46, SU-CREATURE-04"""
    target = unit.profile.level + excess + 1
    if master is not None and not is_within(unit, master, 6 * INCH):
        target += 1 if is_within(unit, master, 12 * INCH) else 2
    return target + len(unit.profile.texts[CONTROL])


# -- where bots stop to look ---------------------------------------------------------------------------------


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
