"""Spell cards lie beside the table, and the elements of spells in play lie on it. MKS-BOOK-11, MKS-BOOK-13"""

from __future__ import annotations

from tercio.games.mageknight.browser.figures import marker
from tercio.games.mageknight.field.spellbooks import Page, Working
from tercio.games.mageknight.printed.pictures import SPELL, picture_of
from tercio.games.mageknight.printed.spells import GLYPH, Spell
from tercio.games.mageknight.state import INCH, MISSION_RADIUS, SPELLS, MageKnight
from tercio.games.measures import CardScene, MarkerScene, face_down, picture_card
from tercio.kernel import NOBODY, Seat


def spell_cards(state: MageKnight, seat: Seat, reader: Seat, lang: str) -> list[CardScene]:
    """What this seat's sorcerers have in their books, as far as the view shows it, and what it has cast."""
    cards: list[CardScene] = []
    for book in state.books:
        bearer = state.find(book.bearer)
        if bearer is not None and bearer.seat == seat:
            top = 0 if state.may_read(book, reader) else NOBODY
            cards += [card_of(page.spell, kind_of(page, place == top), lang) for place, page in enumerate(book.pages)]
    return cards + [card_of(w.spell, "spell-in-play", lang) for w in state.workings if w.seat == seat]


def kind_of(page: Page, is_top: bool) -> str:
    """The page marks the face-up card on top; in another player's stack nobody sees which card it is. MKS-BOOK-12"""
    if not page.is_up:
        return "spell-down"
    return "spell-marked" if is_top else "spell"


def card_of(spell: Spell | None, kind: str, lang: str) -> CardScene:
    if spell is None:
        return face_down(kind)
    name, text = (spell.name_de, spell.text_de) if lang == "de" else (spell.name_en, spell.text_en)
    return picture_card(SPELLS + spell.number, name, text, kind, picture_of(SPELL, spell.id))


def glyph_markers(state: MageKnight, lang: str) -> list[MarkerScene]:
    """The element of a glyph lies on the field, with the circle in which it works. MKS-GLYPH-02"""
    return [glyph_marker(working, lang) for working in state.workings if working.spell.kind == GLYPH]


def glyph_marker(working: Working, lang: str) -> MarkerScene:
    card = card_of(working.spell, "spell", lang)
    scene = marker(working.id, card["name"], card["kind"], working.at, MISSION_RADIUS, working.seat)
    scene["text"] = card["text"]
    far = max([working.reading.within, *[deed.within for deed in working.reading.each]])
    scene["reach"] = max(0, far * INCH - MISSION_RADIUS)
    return scene
