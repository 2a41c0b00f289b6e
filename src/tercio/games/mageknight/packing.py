"""Content from packs: factions, figures with dials, items, domains, terrain. Mistakes are told with their place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Table
from tercio.games.mageknight.abilities import ABILITIES, NAMES
from tercio.games.mageknight.dials import (
    ATTACK_TYPES,
    BLOCKING,
    CLEAR,
    CONCEALING,
    HINDERING,
    MAGE_SPAWN,
    MOVE_TYPES,
    TERRAIN_KINDS,
    VALUES,
    Change,
    Domain,
    Faction,
    Figure,
    Item,
    Mark,
    TerrainKind,
)
from tercio.games.mageknight.packing_figures import UNNUMBERED, read_figure
from tercio.games.mageknight.state import INCH

FORBIDDEN: Final = ("ranged", "sprint", "surge", "precision", "soaring", "point-blank")
EFFECTS: Final = (
    "drift-doubled", "weaker-terrain", "stronger-terrain", "demoralized-die", "frozen-water", "magestone-storm",
    "clear-skies",
)  # fmt: skip
LETTERS: Final = {  # MK-CONSTRUCTED-07 to MK-CONSTRUCTED-11: kind, elevated, abrupt
    "AE": (CLEAR, True, True),
    "B": (BLOCKING, False, False),
    "C": (CONCEALING, False, False),
    "E": (CLEAR, True, False),
    "H": (HINDERING, False, False),
}
ITEM_NUMBER: Final = re.compile(r"R?\d{3}")  # MK-ITEM-03


class Content(NamedTuple):
    """What packs hold, each by its id. Later packs replace what earlier ones have."""

    factions: dict[str, Faction]
    figures: dict[str, Figure]
    items: dict[str, Item]
    domains: dict[str, Domain]
    kinds: dict[str, TerrainKind]


EMPTY: Final = Content({}, {}, {}, {}, {})


def read_content(documents: Sequence[Document], before: Content = EMPTY) -> Content:
    """Packs may refer to each other in any order; nothing has its number yet."""
    content = Content(
        dict(before.factions), dict(before.figures), dict(before.items), dict(before.domains), dict(before.kinds)
    )
    roots = [Table.root(document) for document in documents]
    domains: list[Table] = []
    for root in roots:
        root.value("pack")  # the header is read by whoever opens the file
        for entry in root.tables("faction"):
            faction = read_faction(entry)
            content.factions[faction.id] = faction
        for entry in root.tables("terrain"):
            kind = read_kind(entry)
            content.kinds[kind.id] = kind
    for root in roots:
        for entry in root.tables("figure"):
            figure = read_figure(entry, content.factions)
            content.figures[figure.id] = figure
        for entry in root.tables("item"):
            item = read_item(entry, content)
            content.items[item.id] = item
        for entry in root.tables("domain"):
            domain = read_domain(entry)
            content.domains[domain.id] = domain
            domains.append(entry)
    for entry in domains:
        check_counters(entry, content)
    for root in roots:
        root.done()
        root.document.check()
    return content


def numbered(content: Content) -> Content:
    """Figures, items and domains sorted by id, each with its place as its number."""
    return content._replace(
        figures={name: content.figures[name]._replace(number=i) for i, name in enumerate(sorted(content.figures))},
        items={name: content.items[name]._replace(number=i) for i, name in enumerate(sorted(content.items))},
        domains={name: content.domains[name]._replace(number=i) for i, name in enumerate(sorted(content.domains))},
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


# -- items, domains, terrain ----------------------------------------------------------------------------------


def read_changes(entry: Table) -> tuple[Change, ...]:
    """`changes = { attack = 1, range = -2 }`"""
    if not entry.has("changes"):
        return ()
    table = entry.table("changes")
    found = [Change(name, table.integer(name, -9, 9)) for name in VALUES if table.has(name)]
    table.done()
    return tuple(found)


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
        tuple([Mark(ability, ABILITIES[ability].slot) for ability in entry.choices("abilities", NAMES, default=())]),
    )
    entry.done()
    return item


def read_item_number(entry: Table, content: Content) -> str:
    """MK-ITEM-03, MK-ITEM-07  A relic is known by its number, so no two items may share one."""
    number = entry.text("collector")
    if number and not ITEM_NUMBER.fullmatch(number):
        entry.refuse(
            "collector",
            'The number of an item has three digits, and an R before them for a relic: "112", "R005".',
            "Die Nummer eines Gegenstands hat drei Ziffern, bei einem Relikt mit R davor: „112“, „R005“.",
        )
    for other in content.items.values():
        if other.collector == number and other.id != entry.data.get("id"):
            entry.refuse("collector", f'So is "{other.id}" numbered.', f"Diese Nummer hat schon „{other.id}“.")
    return number


def check_counters(entry: Table, content: Content) -> None:
    """MK-DOMAIN-07  Only a domain that exists can be countered."""
    entry.choices("counters", tuple(content.domains), default=())


def read_domain(entry: Table) -> Domain:
    name, text = entry.two_languages("name"), entry.two_languages("text")
    domain = Domain(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        text.en,
        text.de,
        entry.choices("kinds", ("weather", "precipitation", "terrain", "catastrophe"), default=()),
        entry.identifiers("counters", default=()),
        entry.integer("most_range", 0, 24, default=0),
        entry.integer("most_movement", 0, 24, default=0),
        entry.choices("forbids", FORBIDDEN, default=()),
        entry.choices("effects", EFFECTS, default=()),
        read_changes(entry),
        entry.choice("whose", ("everyone", "yours", "opposing"), default="everyone"),
    )
    entry.done()
    return domain


def read_kind(entry: Table) -> TerrainKind:
    name = entry.two_languages("name")
    outline = entry.points("outline", -20 * INCH, 20 * INCH) if entry.has("outline") else ()
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
    )
    if not outline and not kind.radius:
        entry.refuse("radius", "An outline or a radius is needed.", "Ein Umriss oder ein Radius fehlt.")
    if outline and len(outline) < 3:
        entry.refuse("outline", "An outline has at least 3 corners.", "Ein Umriss hat mindestens 3 Ecken.")
    if kind.is_abrupt and not kind.is_elevated:
        entry.refuse("abrupt", "Only elevated terrain is abrupt.", "Abrupt ist nur erhöhtes Gelände.")
    check_card(entry, kind)
    entry.done()
    return kind


def check_card(entry: Table, kind: TerrainKind) -> None:
    """MK-CONSTRUCTED-03, MK-CONSTRUCTED-30  A terrain card has all its figures, and its letter says what it is."""
    if not kind.is_constructed:
        for key in ("letter", "defense", "fortification", "structure", "centre"):
            if key in entry.data:
                entry.refuse(key, "Only constructed terrain has this.", "Das hat nur konstruiertes Gelände.")
        return
    for key in ("letter", "defense", "structure"):
        if not entry.data.get(key):
            entry.refuse(key, "Constructed terrain needs this.", "Konstruiertes Gelände braucht das.")
    if kind.letter and LETTERS[kind.letter] != (kind.kind, kind.is_elevated, kind.is_abrupt):
        entry.refuse(
            "letter",
            f'The letter "{kind.letter}" stands for another kind of terrain.',
            f"Der Buchstabe „{kind.letter}“ steht für eine andere Geländeart.",
        )
