"""Spellbooks have stacks of cards, and spells stay in play. MKS-BOOK-11 to MKS-BOOK-16

The first page of a stack is the top one. Its order and its facings are changed here, and nowhere else.

A book is an item in a slot, and all rules of the game hold for its bearer (MKS-BOOK-01, -03).
"""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.mageknight.printed.dials import Item
from tercio.games.mageknight.printed.spells import Reading, Spell
from tercio.kernel import NOBODY, Point, Seat


class Page(NamedTuple):
    """A spell card in a stack; without the spell where a seat may not see it."""

    spell: Spell | None
    is_up: bool = True

    @property
    def is_open(self) -> bool:
        """A player who follows a text without casting it has shown it to all. MKS-CAST-15"""
        return self.spell is not None and self.spell.is_never_cast


def place_in_catalogue(page: Page) -> tuple[int, bool]:
    return NOBODY if page.spell is None else page.spell.number, not page.is_up


class Book(NamedTuple):
    """A spellbook in somebody's base, or on the field as an item token. MKS-BOOK-02"""

    id: int
    item: Item
    bearer: int  # a warrior
    token: int = NOBODY  # the item token that it is, without a bearer
    pages: tuple[Page, ...] = ()

    @property
    def top(self) -> Page | None:
        return self.pages[0] if self.pages else None

    @property
    def bookmark(self) -> Spell | None:
        """The top spell, if it lies face up. MKS-BOOK-12, MKS-CAST-03"""
        return self.pages[0].spell if self.pages and self.pages[0].is_up else None

    @property
    def face_up(self) -> tuple[Spell, ...]:
        """What can become the bookmark spell, each once. MKS-LOOKUP-04"""
        return tuple(dict.fromkeys([page.spell for page in self.pages if page.is_up and page.spell is not None]))

    @property
    def choices(self) -> int:
        """How many cards could be on top: everybody can count them."""
        return len([page for page in self.pages if page.is_up])

    # -- what rules do to the stack ------------------------------------------------------------

    def held_by(self, bearer: int) -> Book:
        return self._replace(bearer=bearer, token=NOBODY)

    def lying_as(self, token: int) -> Book:
        return self._replace(bearer=NOBODY, token=token)

    def without_top(self) -> Book:
        return self._replace(pages=self.pages[1:])

    def with_bottom(self, spell: Spell) -> Book:
        """The spell comes to the bottom, face up. MKS-CAST-10, MKS-CAST-13"""
        return self._replace(pages=(*self.pages, Page(spell)))

    def with_top_down(self, spell: Spell) -> Book:
        """The spell comes on top, face down. MKS-CAST-16, MKS-COUNTER-11"""
        return self._replace(pages=(Page(spell, False), *self.pages))

    def turned_up(self) -> Book:
        """The top spell lies face up again. MKS-LOOKUP-05"""
        return self._replace(pages=tuple([Page(page.spell) if i == 0 else page for i, page in enumerate(self.pages)]))

    def opened_at(self, spell: Spell) -> Book:
        """The spell goes on top, the others stay as they are. MKS-LOOKUP-09"""
        place = self.pages.index(Page(spell))
        return self._replace(pages=(self.pages[place], *self.pages[:place], *self.pages[place + 1 :]))

    # -- what others see -----------------------------------------------------------------------

    def closed(self) -> Book:
        """How many cards, which way up; and what is known to all, behind the others. MKS-BOOK-13, MKS-BOOK-14

        What is known to all lies in the order of the catalogue, whatever its order in the stack.
        """
        hidden = [Page(None, page.is_up) for page in self.pages if not page.is_open]
        known = sorted([page for page in self.pages if page.is_open], key=place_in_catalogue)
        return self._replace(pages=(*hidden, *known))

    def imagined(self, spells: list[Spell]) -> Book:
        """With these for what cannot be seen."""
        drawn = iter(spells)
        pages = [Page(next(drawn), page.is_up) if page.spell is None else page for page in self.pages]
        return self._replace(pages=tuple(pages))

    @property
    def unseen(self) -> int:
        return len([page for page in self.pages if page.spell is None])


class Working(NamedTuple):
    """A spell in play: an enchantment, a glyph or an illusion. Its player stays its player (A88).

    Its card lies face up beside the field (MKS-ENCHANT-03, MKS-GLYPH-03).
    """

    id: int
    spell: Spell
    book: int
    caster: int  # MKS-BOOK-05
    seat: Seat
    choice: int = 0  # which of its readings
    target: int = NOBODY  # whom an enchantment lies on
    at: Point = (0, 0)  # where the element of a glyph lies
    is_active: bool = False  # MKS-CAST-08  not before the text is carried out
    is_on_book: bool = False  # MKS-ILLUSION-07  it must be looked up first
    left: int = 0  # turns of its player; 0: no limit
    click: int = 0  # where the target's dial stood

    @property
    def reading(self) -> Reading:
        return self.spell.readings[self.choice]

    def begun(self) -> Working:
        return self._replace(is_active=True, left=self.spell.turns)

    def put_aside(self) -> Working:
        """An illusion lies beside the field. MKS-ILLUSION-08"""
        return self._replace(is_on_book=False)

    def put_on_book(self) -> Working:
        return self._replace(is_on_book=True)

    def noting(self, click: int) -> Working:
        return self._replace(click=click)

    def older(self) -> Working:
        return self._replace(left=max(0, self.left - 1))
