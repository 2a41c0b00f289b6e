"""Units take sources, break a hold and seize the well. SU-ACTION-17, SU-MANA-04 to SU-MANA-10, SU-S8-08"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_INTERACT
from tercio.games.summoners.field.ground import gap_to_marker, touches_marker
from tercio.games.summoners.printed.objectives import WELL
from tercio.games.summoners.rules.scoring import well_sources
from tercio.games.summoners.rules.special_rules import judge_deed
from tercio.games.summoners.state import Objective, Summoners, Unit
from tercio.geometry.points import TOUCH
from tercio.kernel import NOBODY, Verdict

SOURCES_TO_SEIZE: Final = 3  # SU-S8-08


def can_be_used(state: Summoners, unit: Unit, objective: Objective) -> bool:
    """A unit uses no source of its own side; a summoner with three of its sources uses the well (a88). a16"""
    if objective.is_source:
        return objective.holder == NOBODY or not state.are_allied(unit.seat, objective.holder)
    if objective.kind == WELL:
        return unit.profile.is_summoner and well_sources(state, unit.seat) >= SOURCES_TO_SEIZE
    return False


def interactive(state: Summoners, unit: Unit) -> tuple[int, ...]:
    """The unit can interact with these where it stands. SU-TRAIT-28"""
    if not may(state, unit, TO_INTERACT):
        return ()
    return tuple([o.id for o in state.objectives if touches_marker(state, unit, o) and can_be_used(state, unit, o)])


def judge_interaction(state: Summoners, unit: Unit, picks: tuple[int, ...], verdict: Verdict) -> None:
    judge_deed(state, unit, TO_INTERACT, verdict)
    if not picks and not interactive(state, unit):
        verdict.refuse("SU-ACTION-17", "nothing-to-use", (unit.id,))
    for pick in picks:
        objective = state.objective(pick)
        if objective is None:
            verdict.refuse("SU-ACTION-17", "no-objective", (pick,))
            continue
        judge_contact(state, unit, objective, verdict)
        if can_be_used(state, unit, objective):
            continue
        if objective.kind == WELL:
            judge_seizing(state, unit, verdict)
        elif objective.is_source:
            verdict.refuse("SU-MANA-05", "held-already", (objective.id,))
        else:
            verdict.refuse("SU-SCEN-13", "no-interaction", (objective.id,))


def judge_contact(state: Summoners, unit: Unit, objective: Objective, verdict: Verdict) -> None:
    """The unit touches the objective, which a wall prevents. SU-MANA-04, a105"""
    if touches_marker(state, unit, objective):
        return
    far = gap_to_marker(unit, objective)
    if far > TOUCH:
        verdict.refuse("SU-MANA-04", "not-touching-object", (objective.id, far))
    else:
        verdict.refuse("SU-MANA-04", "wall-before-object", (unit.id, objective.id))


def judge_seizing(state: Summoners, unit: Unit, verdict: Verdict) -> None:
    """Only a summoner seizes the well, and only with three of its sources. SU-S8-08"""
    held = well_sources(state, unit.seat)
    if not unit.profile.is_summoner:
        verdict.refuse("SU-S8-08", "not-a-summoner", (unit.id,))
    if held < SOURCES_TO_SEIZE:
        verdict.refuse("SU-S8-08", "too-few-sources", (held, SOURCES_TO_SEIZE))
