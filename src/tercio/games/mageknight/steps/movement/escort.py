"""A guard that has moved puts its captive down at its side. MK-CAPTURE-10, a70"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.movement.escort import judge_escort, spots_beside
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Answer, Decision, Match, Option, Seat, Step, Verdict


@dataclass
class Escort(Step):
    """The player who moves the guard puts the captive down anywhere in contact where it fits. H135"""

    guard: int
    captive: int
    leader: Seat
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        guard, captive = state.find(self.guard), state.find(self.captive)
        if self.is_done or guard is None or captive is None or not spots_beside(state, guard, captive, 1):
            return ()
        option = Option("escort", "MK-CAPTURE-10", captive.id, corners=1, numbers=1, low=0, high=359)
        return (Decision(self.leader, "escort", "MK-CAPTURE-10", (option,), guard.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if answer.key == "escort" and len(answer.path) == len(answer.numbers) == 1:
            guard, captive = state.warriors[self.guard], state.warriors[self.captive]
            judge_escort(state, guard, captive, answer.path[0], verdict, answer.numbers[0])

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        captive = mageknight(m).warriors[self.captive]
        changes.place(m, captive, answer.path[0], answer.numbers[0], "MK-CAPTURE-10")

    def advance(self, m: Match) -> None:
        m.finish(self)
