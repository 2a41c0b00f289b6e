"""Terrain from packs: pieces of every kind, terrain cards, and pieces that are made of several cards."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.games.mageknight.printed.dials import (
    BLOCKING,
    CLEAR,
    CONCEALING,
    HINDERING,
    SPECIAL_KINDS,
    TERRAIN_KINDS,
    VALUES,
    Change,
    Part,
    TerrainKind,
)
from tercio.games.mageknight.state import INCH

SAY: Final = Wording("tercio.games.mageknight", "content")

LETTERS: Final = {  # MK-CONSTRUCTED-07 to MK-CONSTRUCTED-11: kind, elevated, abrupt
    "AE": (CLEAR, True, True),
    "B": (BLOCKING, False, False),
    "C": (CONCEALING, False, False),
    "E": (CLEAR, True, False),
    "H": (HINDERING, False, False),
}
REACH: Final = 20 * INCH  # so far from its middle a piece goes


def read_changes(entry: Table, key: str = "changes") -> tuple[Change, ...]:
    """`changes = { attack = 1, range = -2 }`"""
    written = entry.table_or_none(key)
    if written is None:
        return ()
    table = written.part("changes")
    found = [Change(name, table.integer(name, -9, 9, default=0)) for name in VALUES]
    return tuple([change for change in found if change.amount])


def read_kind(entry: Table) -> TerrainKind:
    name, text = entry.two_languages("name"), entry.two_languages("text", Phrase("", ""))
    if entry.has("parts"):
        return made_of(entry, name)
    outline = entry.points("outline", -REACH, REACH)
    kind = TerrainKind(
        entry.identifier("id"),
        name.en,
        name.de,
        entry.choice("kind", TERRAIN_KINDS),
        entry.boolean("elevated", default=False),
        entry.boolean("abrupt", default=False),
        outline,
        entry.decimal_mils("radius", 200, 12 * INCH, default=0) if not outline else 0,
        entry.boolean("constructed", default=False),
        entry.choice("letter", tuple(LETTERS), default=""),
        entry.integer("defense", 0, 30, default=0),
        entry.integer("fortification", 0, 5, default=0),
        entry.integer("structure", 0, 20, default=0),
        entry.boolean("centre", default=False),
        read_changes(entry),
        text.en,
        text.de,
    )
    if not outline and not kind.radius:
        entry.refuse("radius", *SAY("outline-radius-needed"))
    if outline and len(outline) < 3:
        entry.refuse("outline", *SAY("outline-at-least-3-corners"))
    if kind.is_elevated and kind.kind in SPECIAL_KINDS:
        entry.refuse("elevated", *SAY("only-main-kinds-elevated"))
    if kind.is_abrupt and not kind.is_elevated:
        entry.refuse("abrupt", *SAY("only-elevated-terrain-abrupt"))
    check_card(entry, kind)
    entry.done()
    return kind


def check_card(entry: Table, kind: TerrainKind) -> None:
    """A terrain card has all its numbers, and its letter says what it is. MK-CONSTRUCTED-03, MK-CONSTRUCTED-30"""
    if not kind.is_constructed:
        for key in ("letter", "defense", "fortification", "structure", "centre", "changes", "text"):
            if key in entry.data:
                entry.refuse(key, *SAY("only-constructed-terrain"))
        return
    if kind.changes and not kind.text_en:
        entry.refuse("text", *SAY("card-must-say-what-changes"))
    for key in ("letter", "defense", "structure"):
        if not entry.data.get(key):
            entry.refuse(key, *SAY("constructed-terrain-needs"))
    if kind.letter and LETTERS[kind.letter] != (kind.kind, kind.is_elevated, kind.is_abrupt):
        entry.refuse(
            "letter",
            *SAY("letter-stands-another-kind-terrain", letter=kind.letter),
        )


# -- pieces made of several cards -----------------------------------------------------------------------------


def made_of(entry: Table, name: Phrase) -> TerrainKind:
    """A piece says which cards it has, and where; these may be read later. MK-CONSTRUCTED-05, MK-CONSTRUCTED-06"""
    parts: list[Part] = []
    for table in entry.tables("parts", at_least=2):
        x, y = table.mils("at", 2, -REACH, REACH)
        parts.append(Part(table.identifier("card"), (x, y), table.integer("facing", 0, 359, default=0)))
        table.done()
    whole = TerrainKind(entry.identifier("id"), name.en, name.de, CLEAR, False, False, (), 0, parts=tuple(parts))
    entry.done()
    return whole


def joined(entry: Table, kinds: dict[str, TerrainKind]) -> TerrainKind:
    """A piece is constructed if all its cards are; it is elevated or needs an access point if one of them does."""
    whole = kinds[entry.identifier("id")]
    used: list[TerrainKind] = []
    for part in whole.parts:
        card = kinds.get(part.kind)
        if card is None or card.parts:
            entry.refuse("parts", *SAY("no-card", kind=part.kind))
        else:
            used.append(card)
    return whole._replace(
        is_constructed=bool(used) and all([kind.is_constructed for kind in used]),
        is_elevated=any([kind.is_elevated for kind in used]),
        is_abrupt=any([kind.is_abrupt for kind in used]),
    )
