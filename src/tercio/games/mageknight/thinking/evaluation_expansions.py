"""What spells in play, open books, saddles and companies are worth to a player, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import lent_to
from tercio.games.mageknight.abilities.things import is_meant
from tercio.games.mageknight.field.spellbooks import Book, Working
from tercio.games.mageknight.printed.spells import (
    ACTION,
    AT_CASTER,
    AT_ENEMIES,
    AT_FRIENDS,
    ENCHANTMENT,
    HEAL,
    ILLUSION,
    REFRESH,
    Deed,
    Reading,
)
from tercio.games.mageknight.rules.sorcery.casting import may_use, targets_of
from tercio.games.mageknight.rules.sorcery.counterspell import counter_spell
from tercio.games.mageknight.state import HERE, INCH, MageKnight, Warrior
from tercio.games.mageknight.thinking.weights import Weights
from tercio.geometry.points import within
from tercio.kernel import Seat

KIND: Final = (HEAL, REFRESH, ACTION)  # deeds that do somebody good


def worth_of_expansions(w: Weights, state: MageKnight, seat: Seat) -> int:
    """Nothing, and quickly, where no expansion is in play."""
    total = w.company * len(lent_to(state, seat))
    for working in state.workings:
        if working.seat == seat:
            total += worth_of_working(w, state, working)
    for book in state.books:
        if book.bearer >= 0 and state.warriors[book.bearer].seat == seat:
            total += worth_of_book(w, state, book)
    for warrior in state.warriors:
        if warrior.seat == seat and warrior.gone == HERE and warrior.is_rider:
            total += w.saddle
    return total


# -- spells in play ------------------------------------------------------------------------------------------


def worth_of_working(w: Weights, state: MageKnight, working: Working) -> int:
    """A spell in play is worth its gain to friends, less its gain to enemies. MKS-ENCHANT-04, MKS-GLYPH-01"""
    spell, reading = working.spell, working.reading
    if not working.is_active:
        return 0
    if spell.kind == ILLUSION:
        return w.illusory * spell.pages
    touched = [warrior for warrior in state.here() if is_touched(state, working, warrior)]
    gain = w.change * strength_of(reading)
    total = w.faint
    for warrior in touched:
        total += gain if state.are_allied(working.seat, warrior.seat) else -gain
    return total + sum([worth_of_deed(w, state, working, deed) for deed in reading.each])


def is_touched(state: MageKnight, working: Working, warrior: Warrior) -> bool:
    if working.spell.kind == ENCHANTMENT:
        return working.target == warrior.id
    reading = working.reading
    return within(working.at, warrior.at, reading.within * INCH) and is_meant(
        state, working.seat, warrior, reading.whose
    )


def strength_of(reading: Reading) -> int:
    """How much better off with it those are whom it concerns; negative where it is worse."""
    return sum([change.amount for change in reading.changes]) + len(reading.abilities)


def worth_of_deed(w: Weights, state: MageKnight, working: Working, deed: Deed) -> int:
    """One turn of what it does in each command phase."""
    gain = w.change * max(1, deed.amount) * (1 if deed.does in KIND else -1)
    if deed.whom == AT_CASTER:
        return gain
    centre = state.warriors[working.target].at if working.spell.kind == ENCHANTMENT else working.at
    total = 0
    for warrior in state.here():
        is_near = within(centre, warrior.at, deed.within * INCH) if deed.within else working.target == warrior.id
        is_friend = state.are_allied(working.seat, warrior.seat)
        if is_near and not (deed.whom == AT_FRIENDS and not is_friend) and not (deed.whom == AT_ENEMIES and is_friend):
            total += gain if is_friend else -gain
    return total


# -- books -----------------------------------------------------------------------------------------------------


def worth_of_book(w: Weights, state: MageKnight, book: Book) -> int:
    """A book is worth what its bookmark spell promises: a cast now, or a counter to others' spells. MKS-BOOK-12"""
    bearer, spell = state.warriors[book.bearer], book.bookmark
    if spell is None or bearer.gone != HERE:
        return 0
    if spell.counter:
        is_of_use = any([not state.are_allied(bearer.seat, state.warriors[b.bearer].seat) for b in borne(state)])
        return w.warded if is_of_use and not bearer.tokens and counter_spell(state, bearer) is not None else 0
    if not spell.can_be_cast or not may_use(state, bearer, spell) or state.lying_on(book.id) is not None:
        return 0
    if any([not reading.target or targets_of(state, bearer, spell, reading) for reading in spell.readings]):
        return w.ready + w.page * spell.pages
    return w.page * spell.pages


def borne(state: MageKnight) -> list[Book]:
    return [book for book in state.books if book.bearer >= 0 and state.warriors[book.bearer].gone == HERE]
