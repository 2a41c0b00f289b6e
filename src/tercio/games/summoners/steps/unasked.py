"""A reaction that nobody asks for is judged by what is under way. SU-ACTION-20"""

from __future__ import annotations

from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.rules.reactions import PASSIVE, blow_unanswered_by, shot_unanswered_by
from tercio.games.summoners.rules.unasked import (
    DEFENSIVE_SHOT,
    REACTIONS,
    TO_BLOWS,
    TO_SHOTS,
    judge_own,
    judge_unanswered,
    judge_unattacked,
    judge_unfired,
)
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.steps.defensive_shots import DefensiveShots
from tercio.games.summoners.steps.melee import Melee, MeleeReaction
from tercio.games.summoners.steps.shots import RangedReaction, Shooting
from tercio.kernel import Answer, Match, Verdict


def judge_shut(m: Match, answer: Answer, verdict: Verdict) -> None:
    """Nobody asks for this reaction: the rule is that of the attack under way, or that there is none."""
    unit = summoners(m).find(answer.subject)
    if answer.key not in REACTIONS or unit is None:
        return
    judge_own(answer.seat, unit, verdict)
    if verdict and not is_asked(m, unit):
        judge_unasked(m, unit, answer, verdict)


def is_asked(m: Match, unit: Unit) -> bool:
    """The open question is about a reaction of this unit."""
    step = m.stack[-1]
    if isinstance(step, DefensiveShots):
        return step.units[:1] == (unit.id,)
    return isinstance(step, (MeleeReaction, RangedReaction)) and step.unit == unit.id


def judge_unasked(m: Match, unit: Unit, answer: Answer, verdict: Verdict) -> None:
    state, key = summoners(m), answer.key
    melee, shooting, watching = m.find(Melee), m.find(Shooting), m.find(DefensiveShots)
    mover = None if watching is None else state.find(watching.mover)
    if melee is not None and unit.id in melee.targets and (key == PASSIVE or key in TO_BLOWS):
        rule = blow_unanswered_by(state, unit, state.units[melee.attacker], melee.attack)
        judge_unanswered(state, unit, melee.attacker, rule, verdict)
    elif shooting is not None and unit.id in shooting.targets and (key == PASSIVE or key in TO_SHOTS):
        rule = shot_unanswered_by(state, shooting.attacker, shooting.attack, unit)
        judge_unanswered(state, unit, shooting.attacker, rule, verdict)
    elif watching is not None and mover is not None and key == DEFENSIVE_SHOT:
        judge_unfired(state, unit, mover, Way(watching.way, watching.jump), answer, verdict)
    else:
        attackers = [step.attacker for step in (melee, shooting) if step is not None]
        judge_unattacked(state, unit, key, unit.id in attackers, verdict)
