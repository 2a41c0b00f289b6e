"""Content from packs: factions, figures with dials, items, domains, terrain. Mistakes are told with their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Table
from tercio.games.mageknight.abilities import ABILITIES, NAMES
from tercio.games.mageknight.dials import (
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DEFENSE_TYPES,
    MOVE_TYPES,
    SLOTS,
    TERRAIN_KINDS,
    VALUES,
    Bonus,
    Change,
    Click,
    Domain,
    Faction,
    Figure,
    Item,
    Mark,
    TerrainKind,
)
from tercio.games.mageknight.state import INCH

UNNUMBERED: Final = -1
MOST_CLICKS: Final = 12  # positions of a dial
RANKS: Final = ("unique", "weak", "standard", "tough")  # by the number of stars
FORBIDDEN: Final = ("ranged", "sprint", "surge", "precision", "soaring", "point-blank")
EFFECTS: Final = (
    "drift-doubled", "weaker-terrain", "stronger-terrain", "demoralized-die", "frozen-water", "magestone-storm",
    "clear-skies",
)  # fmt: skip
LETTERS: Final = ("AE", "B", "C", "E", "H")  # MK-CONSTRUCTED-07 to MK-CONSTRUCTED-11


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
            figure = read_figure(entry, content)
            content.figures[figure.id] = figure
        for entry in root.tables("item"):
            item = read_item(entry, content)
            content.items[item.id] = item
        for entry in root.tables("domain"):
            domain = read_domain(entry)
            content.domains[domain.id] = domain
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


# -- figures ------------------------------------------------------------------------------------------------


def read_figure(entry: Table, content: Content) -> Figure:
    name = entry.two_languages("name")
    move_type = entry.choice("movement_type", MOVE_TYPES, default=MOVE_TYPES[0])
    subfactions = tuple([sub[0] for faction in content.factions.values() for sub in faction.subfactions])
    dial = tuple([read_click(click, move_type) for click in entry.tables("dial", at_least=1)])
    if len(dial) >= MOST_CLICKS:
        entry.refuse(
            "dial",
            f"A dial has {MOST_CLICKS} positions, and skulls behind the last click.",
            f"Eine Kampfscheibe hat {MOST_CLICKS} Stellungen, und hinter dem letzten Klick kommen Totenköpfe.",
        )
    figure = Figure(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        entry.text("collector", default=""),
        RANKS.index(entry.choice("rank", RANKS)),
        entry.integer("points", 1, 300),
        entry.choices("factions", tuple(content.factions), default=()),
        entry.choice("subfaction", subfactions, default="") if subfactions else "",
        entry.boolean("mage_spawn", default=False),
        entry.choices("attack_types", ATTACK_TYPES, default=()),
        tuple([Bonus(kind, entry.integer(f"{kind}_bonus", 0, 9, default=0)) for kind in ATTACK_TYPES]),
        entry.choice("defense_type", DEFENSE_TYPES, default=""),
        entry.choice("damage_type", DAMAGE_TYPES, default=""),
        entry.integer("range", 0, 24, default=0),
        entry.integer("arrows", 0, 5, default=1),
        entry.integer("ranged_damage", 0, 9, default=-1),
        entry.integer("slots", 0, 3, default=0),
        entry.integer("front_arc", 30, 360, default=180),
        entry.decimal_mils("radius", 100, 3 * INCH, default=750),
        dial,
        entry.integer("start", 0, MOST_CLICKS, default=0),
        entry.integers("levels", 0, MOST_CLICKS, default=()),
        entry.integers("costs", 1, 300, default=()),
    )
    entry.done()
    return figure


def read_click(entry: Table, move_type: str) -> Click:
    marks = [Mark(ability, ABILITIES[ability].slot) for ability in entry.choices("abilities", NAMES, default=())]
    nexus = entry.choice("nexus", NAMES, default="") if entry.has("nexus") else ""
    if nexus:
        marks.append(Mark(nexus, entry.choice("nexus_value", SLOTS, default=ABILITIES[nexus].slot), is_nexus=True))
    click = Click(
        entry.integer("movement", 0, 24),
        entry.integer("attack", 0, 24),
        entry.integer("defense", 0, 30),
        entry.integer("damage", 0, 12),
        entry.choice("movement_type", MOVE_TYPES, default=move_type),
        tuple(marks),
        entry.boolean("repair", default=False),
    )
    entry.done()
    return click


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
        entry.text("collector"),
        entry.integer("points", 0, 100),
        text.en,
        text.de,
        entry.choice("attack_type", ATTACK_TYPES, default="") if entry.has("attack_type") else "",
        entry.choice("movement_type", MOVE_TYPES, default="") if entry.has("movement_type") else "",
        entry.choice("faction", tuple(content.factions), default="") if entry.has("faction") else "",
        entry.integer("least_attack", 0, 20, default=0),
        read_changes(entry),
        tuple([Mark(ability, ABILITIES[ability].slot) for ability in entry.choices("abilities", NAMES, default=())]),
    )
    entry.done()
    return item


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
        entry.choice("letter", LETTERS, default="") if entry.has("letter") else "",
        entry.integer("defense", 0, 30, default=0),
        entry.integer("fortification", 0, 5, default=0),
        entry.integer("structure", 0, 20, default=0),
        entry.boolean("centre", default=False),
    )
    if not outline and not kind.radius:
        entry.refuse("radius", "An outline or a radius is needed.", "Ein Umriss oder ein Radius fehlt.")
    entry.done()
    return kind
