"""MKS-LOOKUP  The bookmark spell is exchanged: as a special action, or at the start of the end phase."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.spellbooks import Book
from tercio.games.mageknight.rules.sorcery.lookup import (
    IN_END_PHASE,
    LOOK_UP,
    RULES,
    WITH_A_TOKEN_LESS,
    bars_of,
    is_readable,
    judge_browsing,
    looking,
)
from tercio.games.mageknight.state import SPELLS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import PASS, Answer, Decision, Match, Option, Seat, Step, Verdict


def begin_look_up(m: Match, warrior: Warrior, answer: Answer) -> None:
    """First the spell is exchanged, then comes the token for the action. MKS-LOOKUP-07 to MKS-LOOKUP-09, A38"""
    state = mageknight(m)
    book = state.book_of(warrior.id)
    if book is None:
        return
    bars = bars_of(state, warrior, book)
    if bars == WITH_A_TOKEN_LESS and warrior.tokens:
        spell_changes.take_token(m, warrior, RULES[bars])
    give(m, (warrior.id,), RULES[bars])
    look_up(m, warrior, book, bars, answer)


def look_up(m: Match, warrior: Warrior, book: Book, bars: int, answer: Answer) -> None:
    """The bars are paid, and the book opens at the spell. MKS-LOOKUP-03 to MKS-LOOKUP-05, MKS-LOOKUP-01"""
    spell_changes.pay_lookup(m, warrior, bars, RULES[bars])
    book = spell_changes.free_book(m, book)
    for spell in book.face_up:
        if answer.picks == (SPELLS + spell.number,):
            spell_changes.open_at(m, book, spell, "MKS-LOOKUP-09")
            return


@dataclass
class Browse(Step):
    """A player may look up for one bar at the start of his end phase, once for each book. MKS-LOOKUP-06, A36

    Every player with a sorcerer is asked, so that the question tells nobody what the bookmark spell costs.
    """

    seat: Seat
    done: tuple[int, ...] = ()  # books
    is_over: bool = False

    def readable(self, state: MageKnight) -> list[Book]:
        return [book for book in state.books if book.id not in self.done and is_readable(state, book, self.seat)]

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if self.is_over or not self.readable(state):
            return ()
        options: list[Option] = []
        for book in self.readable(state):
            warrior = state.warriors[book.bearer]
            if bars_of(state, warrior, book) == IN_END_PHASE:
                options.append(looking(state, warrior, book, RULES[IN_END_PHASE]))
        return (Decision(self.seat, "browse", "MKS-LOOKUP-06", (*options, PASS)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        warrior = mageknight(m).find(answer.subject)
        if answer.key == LOOK_UP and warrior is not None:
            judge_browsing(mageknight(m), self.seat, warrior, answer, self.done, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        state = mageknight(m)
        book = state.book_of(answer.subject) if answer.key == LOOK_UP else None
        if book is None:
            self.is_over = True
        else:
            self.done = (*self.done, book.id)
            look_up(m, state.warriors[answer.subject], book, IN_END_PHASE, answer)

    def advance(self, m: Match) -> None:
        m.finish(self)
