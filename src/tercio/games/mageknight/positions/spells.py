"""Spellbooks and spells in play as people write them down.

A warrior with a book may name its spells, the bookmark spell first: `spells = ["ember", "down:ward"]`; a card that
lies face down has "down:" before it. `books` and `workings` say all there is to say of the others.
"""

from __future__ import annotations

from typing import Any, Final

from tercio.content.table import Table
from tercio.content.trouble import shown
from tercio.content.wanted import NAME
from tercio.content.wording import Wording
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.spellbooks import Book, Page, Working
from tercio.games.mageknight.printed.dials import Item
from tercio.games.mageknight.state import INCH, LOOT, WORKINGS, MageKnight
from tercio.kernel import NOBODY

SAY: Final = Wording("tercio.games.mageknight", "positions")

DOWN: Final = "down:"
MOST: Final = 9_999
MOST_SEATS: Final = 4


def read_books(table: Table, content: Content, state: MageKnight) -> list[Book]:
    """Those that are listed, those whose bearers name their spells, and empty ones for all others."""
    labels = [warrior.label for warrior in state.warriors]
    books: list[Book] = []
    for index, entry in enumerate(table.tables("books")):
        bearer = entry.choice("bearer", labels, default="") if entry.has("bearer") else ""
        token = LOOT + entry.integer("token", 0, MOST) if entry.has("token") else NOBODY
        number = entry.integer("number", 0, MOST, default=index)
        item = content.items.get(entry.choice("item", book_names(content)))
        if item is not None:
            held_by = labels.index(bearer) if bearer in labels else NOBODY
            books.append(Book(number, item, held_by, token, read_pages(entry, "pages", content)))
    for warrior in state.warriors:
        pages = read_pages(named_by(table, warrior.label), "spells", content)
        if warrior.is_here and not any([book.bearer == warrior.id for book in books]):
            books += [Book(len(books), item, warrior.id, NOBODY, pages) for item in books_in(warrior.items)[:1]]
    for loot in state.loot:
        if loot.item.is_book and not any([book.token == loot.id for book in books]):
            books.append(Book(len(books), loot.item, NOBODY, loot.id))
    return books


def named_by(table: Table, label: str) -> Table:
    """The entry of a warrior, which has been read and checked before."""
    entries = table.value("warriors")
    found = entries.get(label) if isinstance(entries, dict) else None
    entry = Table(table.document, (*table.path, "warriors", label), found if isinstance(found, dict) else {})
    entry.shape = (*table.shape, "warriors", NAME)
    return entry


def book_names(content: Content) -> tuple[str, ...]:
    return tuple([item.id for item in content.items.values() if item.is_book])


def books_in(items: tuple[Item, ...]) -> list[Item]:
    return [item for item in items if item.is_book]


def read_pages(entry: Table, key: str, content: Content) -> tuple[Page, ...]:
    pages: list[Page] = []
    for word in entry.words(key, default=()):
        name = word.removeprefix(DOWN)
        if name in content.spells:
            pages.append(Page(content.spells[name], not word.startswith(DOWN)))
        else:
            named = shown(name)
            entry.refuse(key, *SAY("no-spell-called", named=named))
    return tuple(pages)


def write_book(state: MageKnight, book: Book) -> dict[str, Any]:
    bearer = {} if book.bearer == NOBODY else {"bearer": state.warriors[book.bearer].label}
    token = {} if book.token == NOBODY else {"token": book.token - LOOT}
    pages = [f"{'' if page.is_up else DOWN}{page.spell.id}" for page in book.pages if page.spell is not None]
    return {"number": book.id, "item": book.item.id, **bearer, **token, "pages": pages}


def read_workings(table: Table, content: Content, state: MageKnight, board: int) -> list[Working]:
    labels = [warrior.label for warrior in state.warriors]
    found: list[Working] = []
    for index, entry in enumerate(table.tables("workings")):
        name, caster = entry.choice("spell", tuple(content.spells)), entry.choice("caster", labels)
        target = entry.choice("target", labels) if entry.has("target") else ""
        if name not in content.spells or caster not in labels:
            continue
        spell, by = content.spells[name], state.warriors[labels.index(caster)]
        on = labels.index(target) if target in labels else NOBODY
        own = state.book_of(by.id)
        x, y = entry.mils("at", 2, 0, board) if entry.has("at") else (0, 0)
        found.append(
            Working(
                WORKINGS + entry.integer("number", 0, MOST, default=index),
                spell,
                entry.integer("book", 0, MOST, default=0 if own is None else own.id),
                by.id,
                entry.integer("seat", 0, MOST_SEATS - 1, default=by.seat),
                entry.integer("choice", 0, len(spell.readings) - 1, default=0),
                on,
                (x, y),
                entry.boolean("active", default=True),
                entry.boolean("on_book", default=False),
                entry.integer("left", 0, MOST, default=spell.turns),
                entry.integer("click", 0, MOST, default=0 if on == NOBODY else state.warriors[on].click),
            )
        )
    return found


def write_working(state: MageKnight, working: Working) -> dict[str, Any]:
    target = {} if working.target == NOBODY else {"target": state.warriors[working.target].label}
    return {
        "number": working.id - WORKINGS,
        "spell": working.spell.id,
        "book": working.book,
        "caster": state.warriors[working.caster].label,
        "seat": working.seat,
        "choice": working.choice,
        **target,
        "at": [working.at[0] / INCH, working.at[1] / INCH],
        "active": working.is_active,
        "on_book": working.is_on_book,
        "left": working.left,
        "click": working.click,
    }
