"""What lies on the table now, and everything that it does: domains, spells, terrain cards, companies; and items."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.effect import Caps, Changes, Effect, Forbids, Membership, MovesAs, Thing
from tercio.games.mageknight.abilities.registry import effects
from tercio.games.mageknight.field.landscape import Landmark
from tercio.games.mageknight.field.spellbooks import Book, Working
from tercio.games.mageknight.printed.dials import MOVEMENT, RANGE, Domain, Item
from tercio.games.mageknight.printed.spells import AT_ENEMIES, AT_FRIENDS, GLYPH, ILLUSION, Spell
from tercio.games.mageknight.state import DOMAINS, INCH, ITEMS, SPELLS, MageKnight, Warrior
from tercio.geometry.points import within
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, Seat

YOURS: Final = "yours"
OPPOSING: Final = "opposing"

# -- whom they concern -------------------------------------------------------------------------------------------


class OverField(Thing):
    """A domain: "your figures" are those of its owner; "opposing" is read from that side. MK-DOMAIN-10"""

    def __init__(self, number: int, seat: Seat, whose: str) -> None:
        super().__init__(number, seat)
        self.whose = whose

    def concerns(self, state: MageKnight, warrior: Warrior) -> bool:
        if self.whose == YOURS:
            return warrior.seat == self.seat
        return self.whose != OPPOSING or not state.is_friendly_to(self.seat, warrior)


class InPlay(Thing):
    """A spell: an enchantment concerns its target, a glyph those around it. MKS-ENCHANT-04, MKS-GLYPH-01"""

    def __init__(self, working: Working) -> None:
        super().__init__(SPELLS + working.spell.number, working.seat)
        self.working = working

    def concerns(self, state: MageKnight, warrior: Warrior) -> bool:
        working = self.working
        if working.spell.kind != GLYPH:
            return working.target == warrior.id
        reading = working.reading
        if not within(working.at, warrior.at, reading.within * INCH):
            return False
        return is_meant(state, self.seat, warrior, reading.whose)


class InBook(Thing):
    """A spell that is never cast, while its sorcerer is no captive. MKS-CAST-15"""

    def __init__(self, number: int, bearer: int) -> None:
        super().__init__(number)
        self.bearer = bearer

    def concerns(self, state: MageKnight, warrior: Warrior) -> bool:
        return warrior.id == self.bearer and warrior.guard == NOBODY


class Inside(Thing):
    """A terrain card: all who stand in it. MK-CONSTRUCTED-25"""

    def __init__(self, mark: Landmark) -> None:
        super().__init__(mark.piece.id)
        self.mark = mark

    def concerns(self, state: MageKnight, warrior: Warrior) -> bool:
        return contains(self.mark.shape, warrior.at)


def is_meant(state: MageKnight, seat: Seat, warrior: Warrior, whose: str) -> bool:
    """Friends and enemies are those of the player who cast it; a captive is nobody's. A88"""
    if whose == AT_FRIENDS:
        return warrior.guard == NOBODY and state.is_friendly_to(seat, warrior)
    if whose == AT_ENEMIES:
        return warrior.guard == NOBODY and not state.is_friendly_to(seat, warrior)
    return True


# -- what they do ------------------------------------------------------------------------------------------------


def lying(state: MageKnight) -> tuple[Effect, ...]:
    """All effects of what lies on the field or beside it, in the order in which receipts name them."""
    found: list[Effect] = []
    for seat, domain in state.domains():
        found += of_domain(seat, domain)
    for mark in state.land().works:
        if mark.piece.changes:
            found.append(Changes(Inside(mark), "MK-CONSTRUCTED-25", mark.piece.changes))
    for working in state.workings:
        if working.is_active and working.spell.kind != ILLUSION:
            found += of_spell(working)
    for book in state.books:
        if book.bearer != NOBODY:
            found += of_book(book)
    for player in state.players:
        if player.company is not None and player.is_company_laid:
            found.append(Membership(Thing(seat=player.seat), player.company.ability))
    return tuple(found)


def of_domain(seat: Seat, domain: Domain) -> list[Effect]:
    """Illusions count as domains. MK-DOMAIN-09, MK-DOMAIN-10, MKS-ILLUSION-01"""
    number = DOMAINS + domain.number
    thing = OverField(number, seat, domain.whose)
    found: list[Effect] = []
    if domain.changes:
        found.append(Changes(thing, "MK-DOMAIN-10", domain.changes))
    if domain.against:
        found.append(Changes(OverField(number, seat, OPPOSING), "MK-DOMAIN-10", domain.against))
    if domain.most_range:
        found.append(Caps(thing, RANGE, domain.most_range))
    if domain.most_movement:
        found.append(Caps(thing, MOVEMENT, domain.most_movement))
    if domain.forbids:
        found.append(Forbids(thing, domain))
    return found + by_words(domain.effects, thing)


def of_spell(working: Working) -> list[Effect]:
    """What an enchantment or a glyph does while it lasts."""
    reading, thing = working.reading, InPlay(working)
    rule = "MKS-GLYPH-01" if working.spell.kind == GLYPH else "MKS-ENCHANT-04"
    printed = [Changes(thing, rule, reading.changes)] if reading.changes else []
    return printed + by_words(reading.effects, thing)


def of_book(book: Book) -> list[Effect]:
    """What a sorcerer has by the pages of its book that are never cast, wherever they lie in the stack."""
    found: list[Effect] = []
    for spell in sorted([page.spell for page in book.pages if page.spell is not None and page.is_open], key=place_of):
        thing, reading = InBook(SPELLS + spell.number, book.bearer), spell.readings[0]
        found.append(Changes(thing, "MKS-CAST-15", reading.changes))
        found += by_words(reading.effects, thing)
    return found


def place_of(spell: Spell) -> int:
    return spell.number


@lru_cache(maxsize=1 << 10)
def of_item(item: Item) -> tuple[Effect, ...]:
    """An item concerns its bearer, who alone is asked about it. MK-ITEM-11, MKC-UNIT-21"""
    thing = Thing(ITEMS + item.number)
    found: list[Effect] = []
    if item.changes:
        found.append(Changes(thing, "MK-ITEM-11", item.changes))
    if item.gives_move_type:
        found.append(MovesAs(thing, item.gives_move_type))
    return (*found, *by_words(item.effects, thing))


def by_words(words: tuple[str, ...], thing: Thing) -> list[Effect]:
    known = effects()
    return [type(known[word])(thing) for word in words]
