"""Rules say why nobody asks for a reaction now. SU-ACTION-20, SU-ACTION-21, SU-MREACT, SU-RREACT"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.special_rule import TO_REACT
from tercio.games.summoners.field.ground import is_within
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.rules.reactions import (
    COUNTERSTRIKE,
    COUNTERSTRIKE_ONCE,
    COVER_RUN,
    COVER_WALK,
    LEAST_FOR_SHOT,
    PARRY,
    PASSIVE,
    RETURN_SHOT,
    is_met,
    judge_defensive_shot,
)
from tercio.games.summoners.rules.special_rules import judge_deed
from tercio.games.summoners.state import Summoners, Unit
from tercio.kernel import Answer, RuleId, Seat, Verdict

TO_BLOWS: Final = (COUNTERSTRIKE, COUNTERSTRIKE_ONCE, PARRY)
TO_SHOTS: Final = (RETURN_SHOT, COVER_WALK, COVER_RUN)
DEFENSIVE_SHOT: Final = "defensive-shot"
REACTIONS: Final = frozenset([*TO_BLOWS, *TO_SHOTS, DEFENSIVE_SHOT, PASSIVE])


def judge_own(seat: Seat, unit: Unit, verdict: Verdict) -> None:
    """Only the player of a unit reacts with it. SU-ACTION-20"""
    if unit.seat != seat:
        verdict.refuse("SU-ACTION-20", "not-your-unit", (unit.id,))


def judge_able(state: Summoners, unit: Unit, verdict: Verdict) -> None:
    """Without points, or where a text forbids it, no unit reacts at all. SU-MREACT-18, SU-TRAIT-35"""
    judge_deed(state, unit, TO_REACT, verdict)
    if unit.ap < 1:
        verdict.refuse("SU-MREACT-18", "too-few-points", (unit.id, unit.ap, 1))


def judge_unattacked(state: Summoners, unit: Unit, key: str, is_attacker: bool, verdict: Verdict) -> None:
    """There is nothing that the unit could answer: nobody attacks it, or a reaction does. SU-ACTION-21, a66"""
    if is_attacker:
        verdict.refuse("SU-ACTION-21", "only-a-reaction", (unit.id,))
    elif key in TO_BLOWS:
        verdict.refuse("SU-MREACT-01", "nobody-strikes", (unit.id,))
    elif key in TO_SHOTS:
        verdict.refuse("SU-RREACT-01", "nobody-shoots", (unit.id,))
    elif key == DEFENSIVE_SHOT:
        verdict.refuse("SU-MREACT-02", "nobody-comes", (unit.id,))
    else:
        verdict.refuse("SU-ACTION-20", "nobody-attacks", (unit.id,))
    judge_able(state, unit, verdict)


def judge_unanswered(state: Summoners, unit: Unit, attacker: int, rule: RuleId, verdict: Verdict) -> None:
    """The unit is attacked, and this rule keeps it from reacting; without one it is asked once, in its turn. a102"""
    judge_able(state, unit, verdict)
    if verdict and rule:
        verdict.refuse(rule, "cannot-answer", (unit.id, attacker))
    elif verdict:
        verdict.refuse("SU-ACTION-20", "asked-in-turn", (unit.id,))


def judge_unfired(state: Summoners, unit: Unit, mover: Unit, way: Way, answer: Answer, verdict: Verdict) -> None:
    """Somebody moves: not up to this unit, from too near, or where it cannot shoot. SU-MREACT-02, SU-MREACT-06"""
    if not is_met(state, mover, way, unit):
        judge_unattacked(state, unit, answer.key, False, verdict)
        return
    if is_within(unit, mover, LEAST_FOR_SHOT - 1):
        verdict.refuse("SU-MREACT-06", "too-near-for-shot", (unit.id, mover.id, LEAST_FOR_SHOT))
    judge_defensive_shot(state, unit, mover, way, answer.detail, verdict)
    judge_unanswered(state, unit, mover.id, "", verdict)
