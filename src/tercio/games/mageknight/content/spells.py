"""A spell card of a pack is complete and says nothing that its kind of spell cannot do. MKS-BOOK-06"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.registry import special_names, words_for
from tercio.games.mageknight.content.domains import read_illusion
from tercio.games.mageknight.content.terrain import read_changes
from tercio.games.mageknight.printed.spells import (
    AT_ALL,
    AT_TARGET,
    DEEDS,
    ENCHANTMENT,
    GLYPH,
    ILLUSION,
    IN_RANGE,
    MOST_BARS,
    NO_TARGET,
    REACHES,
    SORCERY,
    SPELL_KINDS,
    TARGETS,
    WHOM,
    Deed,
    Reading,
    Spell,
)

SAY: Final = Wording("tercio.games.mageknight", "content")

UNNUMBERED: Final = -1
ILLUSORY: Final = 5_000  # the domain of an illusion is numbered from here on
ACTIONS: Final = ("move", "close", "ranged", "special")
USUAL_ACTIONS: Final = {SORCERY: "ranged", ENCHANTMENT: "special", GLYPH: "special", ILLUSION: "special"}
MOST_PAGES: Final = 9
FARTHEST: Final = 36  # inches


def read_spell(entry: Table, symbols: Sequence[str]) -> Spell:
    """`symbols`: the factions and subfactions that a card can name."""
    name, text = entry.two_languages("name"), entry.two_languages("text")
    kind = entry.choice("kind", SPELL_KINDS)
    choices = entry.tables("choice")
    readings = tuple([read_reading(choice, kind, name, text, True) for choice in choices])
    spell = Spell(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        text.en,
        text.de,
        kind,
        entry.integer("pages", 1, MOST_PAGES),
        entry.integer("bars", 1, MOST_BARS),
        entry.choice("action", ACTIONS, default=USUAL_ACTIONS.get(kind, "special")),
        readings or (read_reading(entry, kind, name, text, False),),
        entry.choice("affinity", symbols, default=""),
        entry.integer("affinity_pages", 1, MOST_PAGES, default=0),
        entry.choice("requirement", symbols, default=""),
        entry.boolean("never_cast", default=False),
        entry.integer("counter", 1, 9, default=0),
        entry.boolean("turns_down", default=False),
        entry.boolean("in_contact", default=False),
        entry.integer("turns", 1, 9, default=0),
        entry.boolean("until_hurt", default=False),
        entry.identifiers("counters", default=()),
    )
    check_spell(entry, spell)
    entry.done()
    return spell


def read_reading(row: Table, kind: str, name: Phrase, text: Phrase, is_choice: bool) -> Reading:
    """`name` and `text` are those of the card."""
    own = row.two_languages("name", Phrase("", "")) if is_choice else Phrase("", "")
    entry = row.part("reading")
    return Reading(
        own.en,
        own.de,
        entry.choice("target", TARGETS, default=NO_TARGET),
        entry.integer("most", 1, 9, default=1),
        entry.choice("reach", REACHES, default=IN_RANGE),
        entry.integer("inches", 1, FARTHEST, default=0),
        tuple([read_deed(deed) for deed in entry.tables("deeds")]),
        tuple([read_deed(deed) for deed in entry.tables("each")]),
        read_changes(entry) if kind != ILLUSION else (),
        entry.choices("abilities", special_names(), default=()),
        entry.choice("whose", WHOM[2:], default=AT_ALL) if kind != ILLUSION else AT_ALL,
        entry.integer("within", 1, FARTHEST, default=0),
        entry.choices("effects", words_for(kind), default=()) if kind != ILLUSION else (),
        read_illusion(row, name, text) if kind == ILLUSION else None,
    )


def read_deed(row: Table) -> Deed:
    entry = row.part("deed")
    return Deed(
        entry.choice("does", DEEDS),
        entry.integer("amount", 0, 9, default=0),
        entry.choice("whom", WHOM, default=AT_TARGET),
        entry.integer("within", 1, FARTHEST, default=0),
    )


# -- what could not be played --------------------------------------------------------------------------------


def check_spell(entry: Table, spell: Spell) -> None:
    """A card says nothing that its kind of spell cannot do. MKS-CAST-22, MKS-SORCERY-05, MKS-ENCHANT-01"""
    if bool(spell.affinity) != bool(spell.affinity_pages):
        entry.refuse(
            "affinity",
            *SAY("affinity-symbol-page-count"),
        )
    if len(spell.readings) == 1 and entry.has("choice"):
        entry.refuse("choice", *SAY("choice-one-several"))
    if spell.kind == SORCERY and (spell.turns or spell.until_hurt):
        entry.refuse("turns", *SAY("sorcery-does-not-stay-play"))
    for reading in spell.readings if spell.can_be_cast else ():
        if spell.kind == ENCHANTMENT and (reading.target == NO_TARGET or reading.most != 1):
            entry.refuse("target", *SAY("enchantment-one-target"))
        if spell.kind in (GLYPH, ILLUSION) and reading.target != NO_TARGET:
            entry.refuse(
                "target",
                *SAY("only-sorceries-enchantments-targets"),
            )
        if reading.target != NO_TARGET and (reading.reach == "inches") != bool(reading.inches):
            entry.refuse("inches", *SAY("say-how-many-inches-another"))
        if reading.abilities and spell.kind != ENCHANTMENT:
            entry.refuse("abilities", *SAY("only-enchantment-lends-abilities"))


def numbered_spells(spells: dict[str, Spell]) -> dict[str, Spell]:
    """Sorted by id; the domains of illusions have numbers of their own."""
    return {name: with_number(spells[name], number) for number, name in enumerate(sorted(spells))}


def with_number(spell: Spell, number: int) -> Spell:
    readings = [
        r if r.domain is None else r._replace(domain=r.domain._replace(id=spell.id, number=ILLUSORY + number))
        for r in spell.readings
    ]
    return spell._replace(number=number, readings=tuple(readings))
