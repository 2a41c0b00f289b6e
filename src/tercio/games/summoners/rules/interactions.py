"""SU-ACTION-17, SU-MANA-04 to SU-MANA-10, SU-S8-08  Taking sources, breaking a hold, seizing the well."""

from __future__ import annotations

from tercio.games.summoners import changes, victory
from tercio.games.summoners.abilities.special_rule import TO_INTERACT
from tercio.games.summoners.field.ground import gap_to_marker, touches_marker
from tercio.games.summoners.rules.scoring import well_sources
from tercio.games.summoners.rules.special_rules import judge_deed, may
from tercio.games.summoners.state import WELL, Objective, Summoners, Unit, summoners
from tercio.kernel import NOBODY, Match, Verdict


def can_be_used(state: Summoners, unit: Unit, objective: Objective) -> bool:
    """a16: not what one's own side holds; a88: the well by the summoner, with three of its sources."""
    if objective.is_source:
        return objective.holder == NOBODY or not state.are_allied(unit.seat, objective.holder)
    if objective.kind == WELL:
        return unit.profile.is_summoner and well_sources(state, unit.seat) >= victory.SOURCES_TO_SEIZE
    return False


def interactive(state: Summoners, unit: Unit) -> tuple[int, ...]:
    """SU-TRAIT-28  What the unit can interact with where it stands."""
    if not may(state, unit, TO_INTERACT):
        return ()
    return tuple([o.id for o in state.objectives if touches_marker(unit, o) and can_be_used(state, unit, o)])


def judge_interaction(state: Summoners, unit: Unit, picks: tuple[int, ...], verdict: Verdict) -> None:
    judge_deed(state, unit, TO_INTERACT, verdict)
    for pick in picks:
        objective = state.objective(pick)
        if objective is None:
            continue
        if not touches_marker(unit, objective):
            verdict.refuse("SU-MANA-04", "not-touching-object", (objective.id, gap_to_marker(unit, objective)))
        if can_be_used(state, unit, objective):
            continue
        if objective.kind == WELL:
            victory.judge_seizing(state, unit, verdict)
        elif objective.is_source:
            verdict.refuse("SU-MANA-05", "held-already", (objective.id,))
        else:
            verdict.refuse("SU-SCEN-13", "no-interaction", (objective.id,))


def interact(m: Match, unit: Unit, pick: int) -> None:
    """SU-MANA-05, SU-MANA-09, SU-MANA-10  A neutral source is taken; an enemy's becomes neutral first."""
    objective = summoners(m).objective(pick)
    assert objective is not None
    if objective.kind == WELL:
        victory.seize(m, unit)
    elif objective.holder == NOBODY:
        changes.hold(m, objective, unit.seat, "SU-MANA-05")
    else:
        changes.hold(m, objective, NOBODY, "SU-MANA-09")
