"""MKA-BOUND-01  Move and shoot in one ranged combat action."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import BOUND
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance, walking
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.cavalry.rides import begin_ride
from tercio.games.mageknight.steps.movement.bounds import begin_bound, judge_bound
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict


class Bound(Action):
    """An ordinary shot at the end of the way; abilities that take a ranged combat action of their own do not mix."""

    keys = ("bound",)
    kind = RANGED
    abilities = frozenset({BOUND})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [walking("bound", rule_of(BOUND), warrior)] if has(warrior, BOUND) else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_bound(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        if warrior.partner == NOBODY:
            begin_bound(m, warrior, answer)
        else:  # MKC-TALENT-02
            begin_ride(m, warrior, answer)
