"""What can come of an announced answer, and how likely each outcome is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from tercio.content.wording import Phrase
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Roll
from tercio.texts import phrasebook_of


class Note(NamedTuple):
    """One thing that came of it: what, to whom, and how much."""

    key: str
    subject: int
    amount: int = 1


Outcome = tuple[Note, ...]  # one note a key and subject, in order; empty: nothing worth a note happened

Reply = Callable[[Match, Decision], Answer | None]  # what is answered on the way; None: the game's own default


class Word(NamedTuple):
    """How a note is told: that it happens, and how much of it there is where that matters."""

    said: Phrase
    kind: str  # of its subject, for the names of the game
    much: Phrase = Phrase("", "")  # "damage" of "damage 3"; empty: it happens or not
    has_mean: bool = False  # its mean is worth telling, not how often there is some
    is_minor: bool = False  # where there is little room it is told only if it is likely


class Noting(NamedTuple):
    """What an event makes a note of: the key, and under which names it tells to whom it happened and how much."""

    key: str
    subject: str
    amount: str = ""  # empty: it happened once
    is_less: bool = False  # so much less of it


class Outcomes:
    """What a game says about its own actions, so that their odds can be counted. All of it is pure."""

    noted_events: Mapping[str, Noting] = {}  # by the names of events
    words: Mapping[str, Word] = {}  # every key, in the order in which they are told

    def notes_of(self, m: Match, event: Event) -> tuple[Note, ...]:
        """What this event adds to the outcome; amounts of the same key and subject are added up."""
        noting = self.noted_events.get(event.name)
        if noting is None:
            return ()
        book = phrasebook_of(m.game.id)
        amount = book.fact(event, noting.amount) if noting.amount else 1
        return (Note(noting.key, book.fact(event, noting.subject), -amount if noting.is_less else amount),)

    def reply_of(self, m: Match, decision: Decision) -> Answer | None:
        """How a seat that is asked in the middle of an action stays out of it; None: the odds end at this question."""
        return Answer(decision.seat, PASS.key) if PASS in decision.options else None

    def alike(self, m: Match, roll: Roll) -> tuple[int, ...]:
        """For each face of this roll one that means the same; empty where every face may mean something else."""
        return ()

    def is_ordered(self, m: Match, roll: Roll) -> bool:
        """Does it matter which of the dice shows which face? Dice that are nobody's are one for each of several."""
        return roll.roller == NOBODY


class Case(NamedTuple):
    """One outcome with its chance."""

    outcome: Outcome
    chance: Fraction


class Odds(NamedTuple):
    """The distribution of what comes of an answer. Chances add up to 1."""

    cases: tuple[Case, ...]  # the likeliest first
    rolls: int = 0  # the most rolls that one course of things has; 0: no die falls
    samples: int = 0  # how many were played because an exact count was not feasible; 0: the chances are exact

    @property
    def is_exact(self) -> bool:
        return self.samples == 0

    @property
    def noted(self) -> list[tuple[str, int]]:
        """Every key and subject with a note in some case."""
        return sorted({(note.key, note.subject) for case in self.cases for note in case.outcome})

    def spread(self, key: str, subject: int) -> dict[int, Fraction]:
        """How likely each amount is, 0 included where it can be."""
        found: dict[int, Fraction] = {}
        for case in self.cases:
            amount = amount_of(case.outcome, key, subject)
            found[amount] = found.get(amount, Fraction(0)) + case.chance
        return dict(sorted(found.items()))

    def chance(self, key: str, subject: int) -> Fraction:
        """That it happens to this one at all."""
        return 1 - self.spread(key, subject).get(0, Fraction(0))

    def mean(self, key: str, subject: int) -> Fraction:
        """How much of it there is on average."""
        return sum([amount * chance for amount, chance in self.spread(key, subject).items()], Fraction(0))

    def variance(self, key: str, subject: int) -> Fraction:
        mean = self.mean(key, subject)
        return sum([(amount - mean) ** 2 * chance for amount, chance in self.spread(key, subject).items()], Fraction(0))


def amount_of(outcome: Outcome, key: str, subject: int) -> int:
    for note in outcome:
        if note.key == key and note.subject == subject:
            return note.amount
    return 0


def added(outcome: Outcome, notes: tuple[Note, ...]) -> Outcome:
    """The outcome with these notes; what adds up to nothing is left out."""
    if not notes:
        return outcome
    amounts = {(note.key, note.subject): note.amount for note in outcome}
    for key, subject, amount in notes:
        amounts[key, subject] = amounts.get((key, subject), 0) + amount
    return tuple([Note(key, subject, amount) for (key, subject), amount in sorted(amounts.items()) if amount])


def gathered(chances: Mapping[Outcome, Fraction]) -> tuple[Case, ...]:
    """The likeliest first; equally likely ones in a fixed order."""
    return tuple([Case(*pair) for pair in sorted(chances.items(), key=lambda pair: (-pair[1], pair[0]))])
