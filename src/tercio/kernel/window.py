"""Reaction windows: an ordinary step in which seats may speak up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tercio.kernel.decision import NOBODY, PASS, Answer, Decision, RuleId, Seat
from tercio.kernel.step import Step
from tercio.kernel.verdict import Verdict

if TYPE_CHECKING:
    from tercio.kernel.match import Match


@dataclass
class Window(Step):
    """K-WINDOW-01  Seats are asked in speaking order, one reaction at a time, until all have passed in a row.

    A seat is asked whenever, as far as everybody knows, it might react; an empty offer is still a question.
    """

    rule: ClassVar[RuleId] = "K-WINDOW-01"  # which a game's rule of its moments may replace
    moment: str
    seats: tuple[Seat, ...]
    subject: int = NOBODY
    turn: int = 0
    passes: int = 0

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.passes >= len(self.seats):
            return ()
        seat = self.seats[self.turn]
        if not m.game.might_react(m, self, seat):
            return ()
        options = (*m.game.offers(m, self, seat), PASS)
        return (Decision(seat, self.moment, self.rule, options, self.subject, m.game.decided_by(m, self)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != PASS.key:
            m.game.judge_reaction(m, self, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == PASS.key:
            self.pass_on(m)
        else:
            self.next_seat(0)
            m.push(m.game.accept(m, self, answer))

    def advance(self, m: Match) -> None:
        self.pass_on(m)  # this seat cannot react, as everybody knows

    def pass_on(self, m: Match) -> None:
        if self.passes + 1 < len(self.seats):
            self.next_seat(self.passes + 1)
        else:
            m.finish(self)

    def next_seat(self, passes: int) -> None:
        self.passes = passes
        self.turn = (self.turn + 1) % len(self.seats)
