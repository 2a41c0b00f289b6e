"""Who was carried through the air is put down beside the carrier."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import CARRIES
from tercio.games.mageknight.abilities.registry import rule_for
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.movement.carried import judge_set_down
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Answer, Decision, Match, Option, Step, Verdict


@dataclass
class SetDown(Step):
    """The flier's player says where the other is put down, unless that one has left with its own player."""

    warrior: int
    carrier: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done or mageknight(m).find(self.warrior) is None:
            return ()
        rule, seat = rule_for(CARRIES), mageknight(m).warriors[self.carrier].seat
        option = Option("set-down", rule, self.warrior, corners=1, numbers=1, low=0, high=359)
        return (Decision(seat, "set-down", rule, (option,), self.carrier),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if len(answer.path) == 1 and len(answer.numbers) == 1:
            state = mageknight(m)
            other, carrier = state.warriors[self.warrior], state.warriors[self.carrier]
            judge_set_down(state, other, carrier, answer.path[0], answer.numbers[0], verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        warrior = mageknight(m).warriors[self.warrior]
        changes.set_down(m, warrior, answer.path[0], answer.numbers[0], rule_for(CARRIES))

    def advance(self, m: Match) -> None:
        m.finish(self)
