"""Procedures made of data: what a step is, rolling dice, and answering under seal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from tercio.kernel.copies import copied
from tercio.kernel.decision import CHANCE, NOBODY, Answer, Decision, Option, RuleId, Seat
from tercio.kernel.event import Event
from tercio.kernel.verdict import Verdict

if TYPE_CHECKING:
    from tercio.kernel.match import Match

ROLLED: Final = "rolled"


class Step:
    """A procedure call made of data: its fields are the locals, `stage` is the line.

    ask      What are you waiting for?  Pure. Empty: nothing, advance me.
    judge    What does the book say against this answer?  Pure. The form was not checked yet: expect anything.
    take     Here is the answer.
    advance  Do the next stage. Push what interrupts you; finish when done.

    Fields hold numbers, strings and immutable leaves, never anything that can change. A wait is a child step
    or a stage, never a flag. A constructor never pushes.
    """

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        """Say why an answer is not offered, with the rule and the figures; the match itself refuses it in any case."""

    def take(self, m: Match, answer: Answer) -> None:
        raise NotImplementedError(f"{type(self).__name__} asks but does not take")

    def advance(self, m: Match) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not advance")

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """The dice that this step asked for have fallen."""
        raise NotImplementedError(f"{type(self).__name__} rolls but does not look")

    def clone(self) -> Step:
        return copied(self)

    def masked(self, seat: Seat) -> Step:
        """A copy without what this seat may not see."""
        return self.clone()


@dataclass
class Roll(Step):
    """K-DICE-01  Dice fall: drawn at once, or asked of the seat CHANCE where the dice are open.

    With a moment, a window opens before the faces count, so that they can be rolled again or changed.
    """

    number: int
    sides: int
    rule: RuleId
    roller: Seat = NOBODY
    moment: str = ""
    faces: tuple[int, ...] = ()
    stage: int = 0  # 0 fall, 1 count

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage == 1 or not m.dice.is_open or self.number == 0:
            return ()
        faces = Option("faces", self.rule, numbers=self.number, low=1, high=self.sides)
        return (Decision(CHANCE, "roll", "K-DICE-01", (faces,), self.sides),)

    def take(self, m: Match, answer: Answer) -> None:
        self.fall(m, answer.numbers)

    def advance(self, m: Match) -> None:
        if self.stage == 0:
            self.fall(m, m.dice.roll(self.number, self.sides))
        else:
            m.finish(self)
            m.stack[-1].rolled(m, self.faces)

    def fall(self, m: Match, faces: tuple[int, ...]) -> None:
        self.stage = 1
        self.faces = faces
        m.reveal()
        m.emit(Event(ROLLED, self.rule, (self.roller, self.sides, *faces)))
        if self.moment:
            m.open(self.moment)

    def again(self, rule: RuleId, moment: str = "") -> None:
        """The same dice are rolled once more; the new faces stand, unless another moment opens for them."""
        self.stage = 0
        self.rule = rule
        self.moment = moment


class FallenDice(NamedTuple):
    """What the event of a roll says."""

    roller: Seat
    sides: int
    faces: tuple[int, ...]


def fallen_dice(event: Event) -> FallenDice | None:
    """The dice that have fallen in this event; None: it is about something else."""
    if event.name != ROLLED:
        return None
    roller, sides, *faces = event.facts
    return FallenDice(roller, sides, tuple(faces))


@dataclass
class Sealed(Step):
    """K-SEAL-01  Every seat answers in secret; nothing is known until all have spoken.

    The order in which they spoke is nowhere in the match.
    """

    seats: tuple[Seat, ...]
    said: tuple[Answer, ...] = ()

    def question(self, m: Match, seat: Seat) -> Decision:
        raise NotImplementedError

    def unsealed(self, m: Match) -> None:
        """All have spoken, `said` is in the order of `seats`. Do what follows and finish."""
        raise NotImplementedError

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return tuple([self.question(m, seat) for seat in self.seats if self.reply_of(seat) is None])

    def reply_of(self, seat: Seat) -> Answer | None:
        for answer in self.said:
            if answer.seat == seat:
                return answer
        return None

    def excuse(self, seat: Seat) -> None:
        """The seat has left the match: nobody waits for its answer, and one that it gave does not count."""
        self.seats = tuple([other for other in self.seats if other != seat])
        self.said = tuple([answer for answer in self.said if answer.seat != seat])

    def take(self, m: Match, answer: Answer) -> None:
        given = {reply.seat: reply for reply in (*self.said, answer)}
        self.said = tuple([given[seat] for seat in self.seats if seat in given])

    def advance(self, m: Match) -> None:
        m.reveal()
        self.unsealed(m)

    def masked(self, seat: Seat) -> Step:
        twin = self.clone()
        assert isinstance(twin, Sealed)
        twin.said = tuple([a if a.seat == seat else Answer(a.seat, "sealed") for a in self.said])
        return twin
