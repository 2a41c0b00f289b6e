"""What sources, relics and portals are worth to a bot: to the side that holds them, and to the one on its way."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.special_rule import TO_INTERACT
from tercio.games.summoners.field.ground import gap_to_marker
from tercio.games.summoners.printed.objectives import EXIT
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.printed.scenarios import Scenario, is_own_half
from tercio.games.summoners.rules.scoring import (
    AT_A_RELIC,
    WAITING_POINTS,
    controller_of,
    home_of,
    majority,
    scenario_of,
    worth_of,
)
from tercio.games.summoners.state import WALKED, Objective, Summoners, Unit
from tercio.games.summoners.thinking.weights import Weights
from tercio.geometry.points import TOUCH
from tercio.kernel import NOBODY, Seat

RANK_OF_A_SUMMONER: Final = 2  # he counts for more at a relic, but he has other things to do


def worth_of_markers(w: Weights, state: Summoners, units: list[Unit], signs: list[int], left: int, acting: int) -> int:
    """`signs`: 1 for the own side, -1 for the others, by seat; `left`: rounds, this one included."""
    scenario = scenario_of(state)
    able = [unit for unit in units if can_take(unit.profile)]
    total = 0
    for marker in state.objectives:
        if marker.kind == EXIT:
            total += worth_of_the_way_out(w, marker, units, signs, left)
            continue
        worths = [worth_to(w, state, scenario, marker, player.seat, left) for player in state.players]
        if marker.is_source:
            total += worth_of_source(w, state, marker, able, signs, worths, acting)
        else:
            total += worth_of_relic(w, state, marker, able, signs, worths)
    if scenario.majority_rule:
        for score in majority(state, scenario.majority_rule):
            total += signs[score.seat] * (w.point * w.guarded * left // 100)
    return total


def can_take(profile: Profile) -> bool:
    """A primitive unit takes no source and holds no relic. SU-TRAIT-28, SU-TRAIT-29"""
    return bool(profile.attacks) and not profile.texts[TO_INTERACT]


def worth_to(w: Weights, state: Summoners, scenario: Scenario, marker: Objective, seat: Seat, left: int) -> int:
    """Its mana and its victory points in all the rounds to come."""
    worth, total = worth_of(scenario, marker), marker.mana * w.source_gem * (left - 1)
    if worth is None:
        return total
    points = worth.near if is_own_half(state.board, home_of(state, seat), marker.at) else worth.far
    return total + w.point * points * left * (w.held if marker.is_source else w.guarded) // 100


def worth_of_source(
    w: Weights, state: Summoners, marker: Objective, able: list[Unit], signs: list[int], worths: list[int], acting: int
) -> int:
    """All to its holder; a part of it to each other player, by the unit that is nearest."""
    holder = marker.holder
    shares = [0] * len(signs)
    for unit in able:
        gap = gap_to_marker(unit, marker)
        if unit.id == acting and unit.ap > 0 and gap <= TOUCH:
            share = w.at_once
        elif unit.id == acting and unit.ap > 1 and gap <= unit.profile.walk and not unit.moves & WALKED:
            share = w.within_a_walk
        else:
            far = gap + w.stays_behind if unit.profile.level == 0 else gap
            share = w.lured * w.halfway // (w.halfway + far)
        if share > shares[unit.seat]:
            shares[unit.seat] = share
    total = 0 if holder == NOBODY else signs[holder] * worths[holder]
    for seat, share in enumerate(shares):
        if share and (holder == NOBODY or not state.are_allied(holder, seat)):
            total += signs[seat] * (worths[seat] * share // 100)
    return total


def worth_of_relic(
    w: Weights, state: Summoners, marker: Objective, able: list[Unit], signs: list[int], worths: list[int]
) -> int:
    """A part of it to the side in control, the rest by the levels that are there or on their way. SU-SCEN-14"""
    levels = [0] * len(signs)
    for unit in able:
        gap = gap_to_marker(unit, marker)
        near = 100 if gap <= AT_A_RELIC else w.nearby * w.halfway // (w.halfway + gap)
        levels[unit.seat] += near * (unit.profile.level or RANK_OF_A_SUMMONER)
    total = 0
    everybody = sum(levels)
    for seat, present in enumerate(levels):
        if present:
            total += signs[seat] * (worths[seat] * w.presence * present // (100 * everybody))
    holder = controller_of(state, marker)
    if holder == NOBODY:
        return total
    return total + signs[holder] * (worths[holder] * (100 - w.presence) // 100)


def worth_of_the_way_out(w: Weights, marker: Objective, units: list[Unit], signs: list[int], left: int) -> int:
    """Towards the end everybody had better be near the portal. SU-S7-08, SU-S7-10"""
    if left > w.exit_rounds:
        return 0
    total = 0
    for unit in units:
        if unit.profile.walk:
            points = unit.profile.level or WAITING_POINTS
            near = w.point * points * w.halfway // (w.halfway + gap_to_marker(unit, marker))
            total += signs[unit.seat] * (near * (w.exit_rounds + 1 - left) // (2 * w.exit_rounds))
    return total
