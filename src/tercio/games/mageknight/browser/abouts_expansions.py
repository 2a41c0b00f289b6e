"""What an inspector tells about cavalry, spellbooks and spells: the dial of the other half, the stack, each card."""

from __future__ import annotations

from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.field.spellbooks import Book, Page
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.state import SPELLS, MageKnight, Warrior
from tercio.games.mageknight.words.descriptions import line_of, spell_name, spell_text
from tercio.games.measures import About, Paragraph
from tercio.kernel import NOBODY, Seat


def book_paragraphs(state: MageKnight, warrior: Warrior, reader: Seat, lang: str) -> list[Paragraph]:
    """Readers of a book see its stack from the top; all see the spells on its bearer. MKS-BOOK-11 to MKS-BOOK-13"""
    found: list[Paragraph] = []
    book = state.book_of(warrior.id)
    if book is not None:
        found += pages_of(book, state.may_read(book, reader), lang)
    for working in state.enchantments(warrior.id):
        title = word("enchanted", lang, spell=spell_name(working.spell, lang))
        found.append({"title": title, "text": spell_text(working.spell, lang), "rule": "MKS-ENCHANT-04"})
    return found


def pages_of(book: Book, is_readable: bool, lang: str) -> list[Paragraph]:
    found: list[Paragraph] = []
    for place, page in enumerate(book.pages):
        if page.spell is not None:
            found.append(page_paragraph(page, page.spell, place if is_readable else NOBODY, lang))
    hidden = book.unseen
    if hidden:
        text = word("unseen-spells", lang, number=hidden)
        found.append({"title": word("spellbook", lang), "text": text, "rule": "MKS-BOOK-13"})
    return found


def page_paragraph(page: Page, spell: Spell, place: int, lang: str) -> Paragraph:
    """Words say which one is marked and which lie face down; only those who may read the stack are told its place."""
    marks = [line_of(spell, lang)]
    if not page.is_up:
        marks.insert(0, word("face-down", lang))
    elif place == 0:
        marks.insert(0, word("bookmark", lang))
    number = "" if place == NOBODY else f"{place + 1}. "
    title = f"{number}{spell_name(spell, lang)} ({', '.join(marks)})"
    return {"title": title, "text": spell_text(spell, lang), "rule": "MKS-BOOK-12" if place == 0 else "MKS-BOOK-11"}


def about_spell(thing: int, spells: dict[str, Spell], lang: str) -> About | None:
    """A spell card says what the spell does. MKS-BOOK-06"""
    for spell in spells.values():
        if SPELLS + spell.number == thing:
            words: list[Paragraph] = [{"title": "", "text": spell_text(spell, lang), "rule": "MKS-BOOK-06"}]
            return {
                "thing": thing,
                "name": spell_name(spell, lang),
                "line": line_of(spell, lang),
                "stats": [],
                "dial": [],
                "others": [],
                "paragraphs": words,
                "ranges": [],
            }
    return None
