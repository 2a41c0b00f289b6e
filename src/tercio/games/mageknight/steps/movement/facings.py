"""Warriors turn freely towards an enemy that has moved up to them: free spins. MK-MOVE-19, MK-MOVE-20"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.rules.movement.facings import judge_spin
from tercio.games.mageknight.state import mageknight
from tercio.kernel import PASS, Answer, Decision, Match, Option, Step, Verdict


def offer_spin(m: Match, warrior: int, mover: int) -> None:
    """The enemy that was moved up to is asked. MK-MOVE-19"""
    m.push(FreeSpin(warrior, mover))


@dataclass
class FreeSpin(Step):
    """An enemy that was moved up to may turn its front arc to the newcomer. MK-MOVE-19, MK-MOVE-20"""

    warrior: int
    mover: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior, mover = state.find(self.warrior), state.find(self.mover)
        if self.is_done or warrior is None or mover is None or not are_touching(state, warrior, mover):
            return ()
        spin = Option("spin", "MK-MOVE-19", warrior.id, numbers=1, low=0, high=359)
        return (Decision(warrior.seat, "free-spin", "MK-MOVE-19", (spin, PASS), mover.id, (warrior.id,)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "spin" and len(answer.numbers) == 1 and 0 <= answer.numbers[0] < 360:
            state = mageknight(m)
            judge_spin(state.warriors[self.warrior], state.warriors[self.mover], answer.numbers[0], verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "spin":
            changes.turn(m, mageknight(m).warriors[self.warrior], answer.numbers[0], "MK-MOVE-19", counts=False)

    def advance(self, m: Match) -> None:
        m.finish(self)
