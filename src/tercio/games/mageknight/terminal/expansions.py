"""Cavalry, spellbooks and companies in a terminal: who sits on whom, what is in a book, which spells are in play."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.field.cavalry import partner_of
from tercio.games.mageknight.field.spellbooks import Book, Page, Working
from tercio.games.mageknight.printed.spells import ILLUSION
from tercio.games.mageknight.state import MageKnight, Player, Warrior, mageknight
from tercio.games.mageknight.terminal.dial import dial_lines
from tercio.games.mageknight.words.descriptions import line_of, spell_name, spell_text
from tercio.games.mageknight.words.names import called
from tercio.games.places import place_words
from tercio.games.terminal import Span, Spans
from tercio.kernel import NOBODY, Seat, View

word: Final = Wording("tercio.games.mageknight", "terminal.expansions").spoken


def beside_lines(view: View, player: Player, lang: str) -> list[Spans]:
    """What a player has beside the field: the company's card, the books of his sorcerers, his spells in play."""
    state = mageknight(view.ghost)
    said: list[str] = []
    if player.company is not None:
        card = player.company
        name, text = (card.name_de, card.text_de) if lang == "de" else (card.name_en, card.text_en)
        said.append(word("company", lang, name=name, text=text))
    for book in state.books:
        bearer = state.find(book.bearer)
        if bearer is not None and bearer.seat == player.seat:
            said.append(book_line(state, book, bearer, view.seat, lang))
    in_play = [working_words(state, working, lang) for working in state.workings if working.seat == player.seat]
    if in_play:
        said.append(word("in-play", lang, spells=", ".join(in_play)))
    return [[Span(f"  {words}", "dim")] for words in said]


def book_line(state: MageKnight, book: Book, bearer: Warrior, reader: Seat, lang: str) -> str:
    """Readers of a book see its pages from the top; others learn only their number. MKS-BOOK-13"""
    if state.may_read(book, reader):
        inside = ", ".join([page_words(page, place, lang) for place, page in enumerate(book.pages)]) or "-"
    else:
        inside = word("closed", lang, number=len(book.pages), hidden=len(book.pages) - book.choices)
    item = book.item.name_de if lang == "de" else book.item.name_en
    return word("book", lang, book=item, bearer=called(state, bearer, lang), spells=inside)


def page_words(page: Page, place: int, lang: str) -> str:
    name = "?" if page.spell is None else spell_name(page.spell, lang)
    if not page.is_up:
        return f"{name} ({word('face-down', lang)})"
    return f"▸{name}" if place == 0 else name


def working_words(state: MageKnight, working: Working, lang: str) -> str:
    name = spell_name(working.spell, lang)
    if working.target != NOBODY:
        return word("on", lang, spell=name, bearer=called(state, state.warriors[working.target], lang))
    return name if working.spell.kind == ILLUSION else f"{name} {place_words(working.at, lang)}"


def bond_words(state: MageKnight, warrior: Warrior, lang: str) -> list[str]:
    """A warrior may have a partner, and enchantments may lie on it. MKC-UNIT-02, MKS-ENCHANT-04"""
    other = partner_of(state, warrior)
    parts: list[str] = []
    if other is not None:
        parts.append(word("rides" if warrior.is_rider else "carries", lang, name=called(state, other, lang)))
    return parts + [word("enchanted", lang, spell=spell_name(w.spell, lang)) for w in state.enchantments(warrior.id)]


def further_lines(view: View, warrior: Warrior, lang: str) -> list[Spans]:
    """The other dial of a cavalry unit, and the spells for those who may read them, each with its text."""
    state = mageknight(view.ghost)
    lines: list[Spans] = []
    other = partner_of(state, warrior)
    if other is not None:
        bond = word("rides" if warrior.is_rider else "carries", lang, name=called(state, other, lang))
        lines += [[Span(f"  {bond}", "bold")], *dial_lines(state, other, lang)]
    book = state.book_of(warrior.id)
    if book is None:
        return lines
    if not state.may_read(book, view.seat):
        return [*lines, [Span(f"  {book_line(state, book, warrior, view.seat, lang)}")]]
    for place, page in enumerate(book.pages):
        if page.spell is not None:
            kind = f"{line_of(page.spell, lang)} · {spell_text(page.spell, lang)}"
            lines.append([Span(f"  {page_words(page, place, lang)}", "bold"), Span(f"  {kind}")])
    return lines
