"""A pack has domains, and illusions that say what a domain could say. MK-DOMAIN-09, MKS-ILLUSION-01"""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase, Table
from tercio.games.mageknight.abilities.effect import DEEDS, DOMAIN, ILLUSION
from tercio.games.mageknight.abilities.registry import words_for
from tercio.games.mageknight.content.terrain import read_changes
from tercio.games.mageknight.printed.dials import Domain

UNNUMBERED: Final = -1
KINDS: Final = ("weather", "precipitation", "terrain", "catastrophe")
WHOSE: Final = ("everyone", "yours", "opposing")  # MK-DOMAIN-10


def read_domain(entry: Table) -> Domain:
    name, text = entry.two_languages("name"), entry.two_languages("text")
    domain = read_sayings(entry, name, text, DOMAIN)
    domain = domain._replace(id=entry.identifier("id"), counters=entry.identifiers("counters", default=()))
    entry.done()
    return domain


def read_illusion(entry: Table, name: Phrase, text: Phrase) -> Domain:
    return read_sayings(entry, name, text, ILLUSION)


def read_sayings(row: Table, name: Phrase, text: Phrase, card: str) -> Domain:
    """What both kinds of cards say."""
    entry = row.part("domain-text")
    return Domain(
        "",
        UNNUMBERED,
        name.en,
        name.de,
        text.en,
        text.de,
        entry.choices("kinds", KINDS, default=()),
        (),
        entry.integer("most_range", 0, 24, default=0),
        entry.integer("most_movement", 0, 24, default=0),
        entry.choices("forbids", DEEDS, default=()),
        entry.choices("effects", words_for(card), default=()),
        read_changes(entry),
        entry.choice("whose", WHOSE, default="everyone"),
        read_changes(entry, "against"),
    )
