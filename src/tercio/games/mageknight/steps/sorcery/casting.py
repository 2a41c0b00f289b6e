"""MKS-CAST  A spell is cast in five steps.

    1 targets and all other choices                 in the answer that begins it (rules/sorcery/casting)
    2 the element or the card is laid down          lay
      here others may try to counter it             counterspell
    3 the text is carried out                       carry_out, deeds
    4 the card goes where it says                   put_back
    5 a new bookmark spell                          bookmarks

The token and the push come with the action that the spell was given (steps/turns/given).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.field.spellbooks import Book
from tercio.games.mageknight.printed.spells import ILLUSION, Spell
from tercio.games.mageknight.rules.sorcery.casting import choice_in
from tercio.games.mageknight.rules.sorcery.counterspell import counterspellers
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.sorcery.bookmarks import open_book
from tercio.games.mageknight.steps.sorcery.counterspell import Announce, Counterable
from tercio.games.mageknight.steps.sorcery.deeds import carry_out
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Match, Point, RuleId, Seat

LAY: Final = 0
CARRY_OUT: Final = 1
PUT_BACK: Final = 2
NEW_BOOKMARK: Final = 3

RULES: Final[dict[str, RuleId]] = {
    "ranged": "MKS-SORCERY-02",
    "close": "MKS-SORCERY-03",
    "move": "MKS-GLYPH-08",
    "special": "MK-SPECIAL-02",
}


def begin_cast(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The action is given, whatever comes of the spell. MKS-CAST-05, A52"""
    book = mageknight(m).book_of(warrior.id)
    spell = None if book is None else book.bookmark
    if book is None or spell is None:
        return
    give(m, (warrior.id,), RULES[spell.action])
    at = answer.path[0] if answer.path else warrior.at
    m.push(Cast(warrior.id, warrior.seat, book.id, spell, choice_in(spell, answer), answer.picks, at))


@dataclass
class Cast(Counterable):
    """A spell that is cast takes steps 2 to 5."""

    caster: int
    seat: Seat
    book: int
    spell: Spell
    choice: int
    targets: tuple[int, ...]
    at: Point  # where a glyph is placed
    stage: int = LAY
    working: int = NOBODY  # the spell in play, if it stays there
    is_countered: bool = False

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        book = state.book(self.book)
        if book is None or self.stage == NEW_BOOKMARK:
            m.finish(self)
            if book is not None and not self.is_countered:
                open_book(m, book, "MKS-CAST-11")
        elif self.stage == LAY:
            self.stage = CARRY_OUT
            self.lay(m, book)
        elif self.stage == CARRY_OUT:
            self.stage = PUT_BACK
            if not self.is_countered:
                self.carry_out(m)
        else:
            self.stage = NEW_BOOKMARK
            self.put_back(m, book)

    def lay(self, m: Match, book: Book) -> None:
        """The card is shown and laid down; enemies may try to counter it. MKS-CAST-06, MKS-CAST-08, MKS-COUNTER-05"""
        state = mageknight(m)
        caster = state.warriors[self.caster]
        spell_changes.announce(m, caster, self.spell, self.choice)
        if self.spell.is_lasting:
            target = self.targets[0] if self.targets else NOBODY
            self.working = spell_changes.lay_out(m, book, self.spell, caster, self.choice, target, self.at).id
        seats = [seat for seat in state.playing() if counterspellers(state, seat, caster)]
        if seats:
            m.push(Announce(tuple(seats), (), self.caster))

    def carry_out(self, m: Match) -> None:
        """The text is carried out, and an illusion counters domains. MKS-CAST-09, MKS-ILLUSION-02"""
        state = mageknight(m)
        working = state.working(self.working)
        if self.spell.is_lasting and working is None:
            return
        if working is not None:
            spell_changes.begin_working(m, working)
            if self.spell.kind == ILLUSION:
                spell_changes.counter_domains(m, working)
        if self.spell.readings[self.choice].deeds:
            at = self.centre(state)
            carry_out(m, self.spell, self.choice, False, self.caster, self.seat, self.targets, at)

    def centre(self, state: MageKnight) -> Point:
        return state.warriors[self.targets[0]].at if self.targets else self.at

    def put_back(self, m: Match, book: Book) -> None:
        """The card goes where it says, face down if it was countered.

        MKS-CAST-10, MKS-CAST-16, MKS-COUNTER-11, MKS-ILLUSION-07, A41
        """
        working = mageknight(m).working(self.working)
        if self.is_countered:
            if working is not None:
                spell_changes.counter_working(m, working)
            else:
                spell_changes.turn_down(m, book, "MKS-COUNTER-11")
        elif working is not None and self.spell.turns_down:
            spell_changes.put_on_book(m, working)
        elif not self.spell.is_lasting and self.spell.turns_down:
            spell_changes.turn_down(m, book, "MKS-CAST-16")
        elif not self.spell.is_lasting:
            spell_changes.put_under(m, book, "MKS-CAST-10")
