"""MKS-BOOK-11, MKS-BOOK-13  Spell cards beside the table: the stacks of a player's sorcerers, and spells in play."""

from __future__ import annotations

from tercio.games.mageknight.spellbooks import Page
from tercio.games.mageknight.spells import Spell
from tercio.games.mageknight.state import SPELLS, MageKnight
from tercio.games.measured import CardScene
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
    """MKS-BOOK-12  What lies face up on top is marked; of another's stack nobody sees which card that is."""
    if not page.is_up:
        return "spell-down"
    return "spell-marked" if is_top else "spell"


def card_of(spell: Spell | None, kind: str, lang: str) -> CardScene:
    if spell is None:
        return {"thing": NOBODY, "name": "", "text": "", "kind": kind}
    name, text = (spell.name_de, spell.text_de) if lang == "de" else (spell.name_en, spell.text_en)
    return {"thing": SPELLS + spell.number, "name": name, "text": text, "kind": kind}
