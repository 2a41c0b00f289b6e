"""A sorcerer puts a new spell on top of its stack where a rule makes that free. MKS-BOOK-11, MKS-CAST-11"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.spellbooks import Book
from tercio.games.mageknight.state import SPELLS, MageKnight, mageknight
from tercio.kernel import Answer, Decision, Match, Option, RuleId, Step


def open_book(m: Match, book: Book, rule: RuleId) -> None:
    """The gate of every new bookmark spell that costs nothing."""
    m.push(ChooseBookmark(book.id, rule))


@dataclass
class ChooseBookmark(Step):
    """A player opens the book at any spell that lies face up. MKS-BOOK-11, MKS-CAST-11, MKS-CAST-18, MKS-CAST-19"""

    book: int
    rule: RuleId
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        book = state.book(self.book)
        if self.is_done or book is None or not may_choose(state, book):
            return ()
        numbers = tuple([SPELLS + spell.number for spell in book.face_up])
        option = Option("bookmark", self.rule, book.bearer, numbers, 1, 1)
        return (Decision(state.warriors[book.bearer].seat, "bookmark", self.rule, (option,), book.bearer),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        book = mageknight(m).book(self.book)
        for spell in book.face_up if book is not None else ():
            if book is not None and SPELLS + spell.number == answer.picks[0]:
                spell_changes.open_at(m, book, spell, self.rule)

    def advance(self, m: Match) -> None:
        m.finish(self)


def may_choose(state: MageKnight, book: Book) -> bool:
    """Not while the top card lies face down or another one on the book, and not among fewer than two."""
    bearer = state.find(book.bearer)
    if bearer is None or state.players[bearer.seat].is_out or book.choices < 2:
        return False
    return book.pages[0].is_up and state.lying_on(book.id) is None
