"""Sentences by key, in German and English: what events, refusals, questions and options are called."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase, Table

SECTIONS: Final = ("event", "because", "question", "option", "band", "tally")
MEASURED: Final = ("inch", "corner")  # kinds of facts that are lengths; two and two corners are a point
SLOT: Final = re.compile(r"\{([a-z_]+)(?:#([^|}]*)\|([^}]*))?\}")


class Fact(NamedTuple):
    """One slot of a sentence: its name, what kind of thing it is, and whether it takes all that follow."""

    name: str
    kind: str
    is_rest: bool


class Entry(NamedTuple):
    """A sentence in two languages, with the facts it needs in their order."""

    facts: tuple[Fact, ...]
    words: Phrase
    when_none: Phrase | None  # said instead where the facts are empty
    subject: str  # what kind of thing an option or question is about
    picks: str  # what kind of thing is picked


class Piece(NamedTuple):
    """Words, and the slot behind them. One of a number has two forms of what is counted."""

    words: str
    slot: str  # empty behind the last words
    one: str | None
    many: str


@cache
def pieces_of(sentence: str) -> tuple[Piece, ...]:
    """A sentence is taken apart once."""
    parts = SLOT.split(sentence)
    pieces = [Piece(parts[i], parts[i + 1], parts[i + 2], parts[i + 3] or "") for i in range(0, len(parts) - 1, 4)]
    return (*pieces, Piece(parts[-1], "", None, ""))


class Phrasebook:
    """All sentences of one game, the kernel's among them."""

    def __init__(self, entries: dict[tuple[str, str], Entry], seats: Phrase | None) -> None:
        self.entries = entries
        self.seats = seats

    def entry(self, section: str, key: str) -> Entry | None:
        return self.entries.get((section, key))


@cache
def phrasebook_of(game: str) -> Phrasebook:
    kernel = Document.parse(files("tercio.texts").joinpath("kernel.toml").read_bytes(), "kernel.toml")
    own = Document.parse(files(f"tercio.games.{game}").joinpath("texts.toml").read_bytes(), f"{game}/texts.toml")
    entries = read_entries(kernel)
    entries |= read_entries(own)
    return Phrasebook(entries, read_seats(own))


def read_entries(document: Document) -> dict[tuple[str, str], Entry]:
    root = Table.root(document)
    root.value("seat")
    root.value("say")  # what rooms say beside it: tercio.content.wording
    entries: dict[tuple[str, str], Entry] = {}
    for section in SECTIONS:
        if not root.has(section):
            continue
        keys = root.table(section)
        for key in keys.keys():
            entries[section, key] = read_entry(keys.table(key))
    root.done()
    document.check()
    return entries


def read_entry(table: Table) -> Entry:
    facts = tuple([read_fact(word) for word in table.words("facts", default=())])
    none = None
    if table.has("none_en"):
        none = Phrase(table.text("none_en"), table.text("none_de"))
    entry = Entry(
        facts,
        Phrase(table.text("en"), table.text("de")),
        none,
        table.text("subject", default=""),
        table.text("picks", default=""),
    )
    known = {fact.name for fact in facts} | {"subject", "seat"}
    for lang in ("en", "de"):
        for slot in SLOT.finditer(entry.words.spoken(lang)):
            if slot.group(1) not in known:
                name = slot.group(1)
                table.refuse(lang, f'There is no fact "{name}".', f"Es gibt keine Angabe „{name}“.")
    return entry


def read_fact(word: str) -> Fact:
    name, _, kind = word.partition(":")
    return Fact(name.rstrip("*"), kind, name.endswith("*"))


def read_seats(document: Document) -> Phrase | None:
    seats = document.data.get("seat")
    if not isinstance(seats, dict):
        return None
    return Phrase("\n".join(seats["en"]), "\n".join(seats["de"]))
