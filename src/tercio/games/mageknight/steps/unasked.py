"""A reaction that nobody asks for is judged by what is under way. MK-MOVE-19, MKS-COUNTER-05"""

from __future__ import annotations

from tercio.games.mageknight.rules.movement.facings import judge_unasked_spin
from tercio.games.mageknight.rules.sorcery.counterspell import judge_unasked_counter
from tercio.games.mageknight.state import HERE, WAITING, mageknight
from tercio.games.mageknight.steps.movement.facings import FreeSpin
from tercio.games.mageknight.steps.sorcery.casting import Cast
from tercio.games.mageknight.steps.sorcery.counterspell import COUNTER_WITH, COUNTERSPELL, Announce
from tercio.kernel import Answer, Match, Verdict


def judge_shut(m: Match, answer: Answer, verdict: Verdict) -> None:
    """Nobody asks for this free spin or this counterspell, and a rule says why."""
    state, step = mageknight(m), m.stack[-1]
    if not 0 <= answer.subject < len(state.warriors) or state.warriors[answer.subject].gone not in (HERE, WAITING):
        return
    warrior, is_asked = state.warriors[answer.subject], m.question_to(answer.seat) is not None
    if answer.key == "spin":
        mover = state.find(step.mover) if isinstance(step, FreeSpin) else None
        if not is_asked or not isinstance(step, FreeSpin) or step.warrior != warrior.id:
            judge_unasked_spin(state, answer.seat, warrior, mover, verdict)
    elif answer.key in (COUNTERSPELL, COUNTER_WITH) and not (is_asked and isinstance(step, Announce)):
        cast = m.find(Cast)
        caster = None if cast is None else state.find(cast.caster)
        judge_unasked_counter(state, answer.seat, warrior, caster, answer.key == COUNTER_WITH, verdict)
