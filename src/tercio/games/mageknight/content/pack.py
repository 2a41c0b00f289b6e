"""Content from packs: factions, figures with dials, items, domains, terrain. Mistakes are reported with their place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.looks import Look, read_look
from tercio.games.mageknight.abilities.effect import ITEM
from tercio.games.mageknight.abilities.registry import special_abilities, special_names, words_for
from tercio.games.mageknight.content.champions import check_champion
from tercio.games.mageknight.content.companies import check_cohorts, read_company
from tercio.games.mageknight.content.domains import read_domain
from tercio.games.mageknight.content.figures import UNNUMBERED, read_figure
from tercio.games.mageknight.content.looks import usual_look
from tercio.games.mageknight.content.shells import read_shell
from tercio.games.mageknight.content.spells import numbered_spells, read_spell
from tercio.games.mageknight.content.terrain import joined, read_changes, read_kind
from tercio.games.mageknight.printed.dials import (
    ATTACK_TYPES,
    MAGE_SPAWN,
    MOVE_TYPES,
    Company,
    Domain,
    Faction,
    Figure,
    Item,
    Mark,
    Shell,
    TerrainKind,
)
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.packs import read_lists

SAY: Final = Wording("tercio.games.mageknight", "content")

ITEM_NUMBER: Final = re.compile(r"R?\d{3}")  # MK-ITEM-03


class Content(NamedTuple):
    """What packs hold, each by its id. Later packs replace what earlier ones have."""

    factions: dict[str, Faction]
    figures: dict[str, Figure]
    items: dict[str, Item]
    domains: dict[str, Domain]
    kinds: dict[str, TerrainKind]
    shells: dict[str, Shell]
    spells: dict[str, Spell]
    companies: dict[str, Company]
    looks: dict[str, Look]  # of the figures


EMPTY: Final = Content({}, {}, {}, {}, {}, {}, {}, {}, {})


def read_content(documents: Sequence[Document], before: Content = EMPTY) -> Content:
    """Packs may refer to each other in any order; nothing has its number yet."""
    content = Content(
        dict(before.factions), dict(before.figures), dict(before.items), dict(before.domains), dict(before.kinds),
        dict(before.shells), dict(before.spells), dict(before.companies), dict(before.looks),
    )  # fmt: skip
    roots = [Table.root(document) for document in documents]
    domains: list[Table] = []
    made_of_parts: list[Table] = []
    for root in roots:
        root.value("pack")  # the header is read where the file is opened
        read_lists(root)
        for entry in root.tables("faction"):
            faction = read_faction(entry)
            content.factions[faction.id] = faction
        for entry in root.tables("terrain"):
            kind = read_kind(entry)
            content.kinds[kind.id] = kind
            if kind.parts:
                made_of_parts.append(entry)
        for entry in root.tables("shell"):
            shell = read_shell(entry)
            content.shells[shell.id] = shell
    for entry in made_of_parts:
        whole = joined(entry, content.kinds)
        content.kinds[whole.id] = whole
    for root in roots:
        for entry in root.tables("figure"):
            figure = read_figure(entry, content.factions, content.shells)
            content.figures[figure.id] = figure
            content.looks[figure.id] = read_look(entry, usual_look(figure))
            if figure.champion:
                check_champion(entry, figure, content.figures)
        for entry in root.tables("item"):
            item = read_item(entry, content)
            content.items[item.id] = item
        for entry in root.tables("domain"):
            domain = read_domain(entry)
            content.domains[domain.id] = domain
            domains.append(entry)
        for entry in root.tables("spell"):
            spell = read_spell(entry, symbols_of(content))
            content.spells[spell.id] = spell
            domains.append(entry)
    for root in roots:
        for entry in root.tables("company"):
            company = read_company(entry)
            content.companies[company.id] = company
            check_cohorts(entry, content.figures.values())
    for entry in domains:
        check_counters(entry, content)
    for root in roots:
        root.done()
        root.document.check()
    return content


def numbered(content: Content) -> Content:
    """Figures, items, domains, spells and companies sorted by id, each with its place as its number."""
    cards = content.companies
    return content._replace(
        figures={name: replace(content.figures[name], number=i) for i, name in enumerate(sorted(content.figures))},
        items={name: content.items[name]._replace(number=i) for i, name in enumerate(sorted(content.items))},
        domains={name: content.domains[name]._replace(number=i) for i, name in enumerate(sorted(content.domains))},
        spells=numbered_spells(content.spells),
        companies={name: cards[name]._replace(number=i) for i, name in enumerate(sorted(cards))},
    )


def read_faction(entry: Table) -> Faction:
    name = entry.two_languages("name")
    parts: list[tuple[str, str, str]] = []
    for sub in entry.tables("subfaction"):
        called = sub.two_languages("name")
        parts.append((sub.identifier("id"), called.en, called.de))
        sub.done()
    faction = Faction(entry.identifier("id"), name.en, name.de, tuple(parts))
    entry.done()
    return faction


# -- items, terrain ----------------------------------------------------------------------------------


def read_item(entry: Table, content: Content) -> Item:
    name, text = entry.two_languages("name"), entry.two_languages("text")
    item = Item(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        read_item_number(entry, content),
        entry.integer("points", 0, 100),
        text.en,
        text.de,
        entry.choice("attack_type", ATTACK_TYPES, default=""),
        entry.choice("movement_type", MOVE_TYPES, default=""),
        entry.choice("faction", [faction for faction in content.factions if faction != MAGE_SPAWN], default=""),
        entry.integer("least_attack", 0, 20, default=0),
        read_changes(entry),
        tuple(
            [
                Mark(ability, special_abilities()[ability].slot)
                for ability in entry.choices("abilities", special_names(), default=())
            ]
        ),
        entry.choice("gives_movement_type", MOVE_TYPES, default=""),
        entry.integer("capacity", 1, 30, default=0),
        entry.choices("effects", words_for(ITEM), default=()),
    )
    entry.done()
    return item


def read_item_number(entry: Table, content: Content) -> str:
    """A relic is known by its number, so no two items may share one. MK-ITEM-03, MK-ITEM-07"""
    number = entry.text("collector")
    if number and not ITEM_NUMBER.fullmatch(number):
        entry.refuse(
            "collector",
            *SAY("number-item-three-digits-r"),
        )
    for other in content.items.values():
        if other.collector == number and other.id != entry.data.get("id"):
            entry.refuse("collector", *SAY("so-numbered", id=other.id))
    return number


def check_counters(entry: Table, content: Content) -> None:
    """Only a domain or an illusion that exists can be countered. MK-DOMAIN-07, MKS-ILLUSION-02"""
    entry.choices("counters", (*content.domains, *content.spells), default=())


def symbols_of(content: Content) -> tuple[str, ...]:
    """A spell can name these factions and subfactions; Mage Spawn have no symbol. MKS-BOOK-06, MKS-BOOK-09"""
    factions = [faction for faction in content.factions if faction != MAGE_SPAWN]
    subfactions = [sub[0] for faction in content.factions.values() for sub in faction.subfactions]
    return (*factions, *subfactions)
