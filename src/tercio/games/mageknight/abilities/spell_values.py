"""What spells add to a warrior's values. Illusions count as domains. MKS-CAST-15, MKS-ENCHANT-04, MKS-GLYPH-01"""

from __future__ import annotations

from tercio.games.mageknight.field.spellbooks import Working
from tercio.games.mageknight.printed.spells import AT_ENEMIES, AT_FRIENDS, GLYPH, ILLUSION
from tercio.games.mageknight.state import INCH, SPELLS, MageKnight, Warrior
from tercio.geometry.points import within
from tercio.kernel import NOBODY, Seat, Tally


def add_spells(state: MageKnight, warrior: Warrior, tally: Tally, name: str) -> None:
    for working in state.workings:
        if bears_on(state, working, warrior):
            for change in working.reading.changes:
                if change.value == name:
                    rule = "MKS-GLYPH-01" if working.spell.kind == GLYPH else "MKS-ENCHANT-04"
                    tally.add(change.amount, rule, SPELLS + working.spell.number)
    book = state.book_of(warrior.id)
    if book is None or warrior.guard != NOBODY:
        return
    for page in book.pages:
        if page.spell is not None and page.spell.is_never_cast:
            for change in page.spell.readings[0].changes:
                if change.value == name:
                    tally.add(change.amount, "MKS-CAST-15", SPELLS + page.spell.number)


def bears_on(state: MageKnight, working: Working, warrior: Warrior) -> bool:
    """Does this spell in play change anything about this warrior?"""
    if not working.is_active or working.spell.kind == ILLUSION:
        return False
    if working.spell.kind != GLYPH:
        return working.target == warrior.id
    reading = working.reading
    if not within(working.at, warrior.at, reading.within * INCH):
        return False
    return is_meant(state, working.seat, warrior, reading.whose)


def is_meant(state: MageKnight, seat: Seat, warrior: Warrior, whose: str) -> bool:
    """A88: friends and enemies are those of whoever cast it; a captive is nobody's."""
    if whose == AT_FRIENDS:
        return warrior.guard == NOBODY and state.are_allied(seat, warrior.seat)
    if whose == AT_ENEMIES:
        return warrior.guard == NOBODY and not state.are_allied(seat, warrior.seat)
    return True
