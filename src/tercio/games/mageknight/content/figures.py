"""Figures of a pack: the base, the dial click by click, a hero's levels. What could not be played is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tercio.content.table import Table
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.registry import special_abilities, special_names
from tercio.games.mageknight.printed.dials import (
    ATTACK_TYPES,
    DAMAGE_TYPES,
    DARK_RIDERS,
    DEFENSE_TYPES,
    GOLEM,
    MAGE_SPAWN,
    MINDS,
    MINIONS,
    MOUNT_KINDS,
    MOVE_TYPES,
    OMENS,
    SLOTS,
    Bonus,
    Click,
    Faction,
    Figure,
    Mark,
    Shell,
)
from tercio.games.mageknight.state import INCH

SAY: Final = Wording("tercio.games.mageknight", "content")

UNNUMBERED: Final = -1
MOST_CLICKS: Final = 12  # positions of a dial
LEVELS: Final = 5  # of a hero
USUAL: Final = ("standard-shell",)
RANKS: Final = ("unique", "weak", "standard", "tough")  # by the number of stars


def read_figure(entry: Table, factions: dict[str, Faction], shells: dict[str, Shell]) -> Figure:
    name = entry.two_languages("name")
    move_type = entry.choice("movement_type", MOVE_TYPES, default=MOVE_TYPES[0])
    subfactions = tuple([sub[0] for faction in factions.values() for sub in faction.subfactions])
    dial = tuple([read_click(click, move_type) for click in entry.tables("dial", at_least=1)])
    figure = Figure(
        entry.identifier("id"),
        UNNUMBERED,
        name.en,
        name.de,
        entry.text("collector", default=""),
        RANKS.index(entry.choice("rank", RANKS)),
        entry.integer("points", 1, 300),
        entry.choices("factions", [faction for faction in factions if faction != MAGE_SPAWN], default=()),
        entry.choice("subfaction", subfactions, default=""),
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
        entry.decimal_mils("length", 200, 8 * INCH, default=0),
        tuple([read_more(more, move_type) for more in entry.tables("more_dials")]),
        entry.boolean("large", default=False),
        tuple([shells[name] for name in entry.choices("shells", tuple(shells), default=USUAL) if name in shells]),
        entry.choice("mount", MOUNT_KINDS, default=""),
        entry.choice("symbol", tuple(MINDS), default=""),
        entry.choices("rides", MOUNT_KINDS, default=()),
        entry.integer("rider_bonus", 0, 9, default=0),
        entry.identifier("set", default=""),
        entry.identifier("champion", default=""),
        entry.boolean("formed", default=False),
    )
    if figure.series == OMENS and figure.subfaction == DARK_RIDERS:  # MKO-SYMBOL-01
        figure = replace(figure, subfaction=MINIONS)
    check_dial(entry, figure)
    check_symbols(entry, figure, factions)
    check_weapons(entry, figure)
    check_levels(entry, figure)
    check_base(entry, figure)
    check_mount(entry, figure)
    check_rider(entry, figure)
    return figure


def read_more(entry: Table, move_type: str) -> tuple[Click, ...]:
    """Some figures have further dials. MK-FIGURE-09"""
    dial = tuple([read_click(click, move_type) for click in entry.tables("dial", at_least=1)])
    entry.done()
    return dial


def read_click(row: Table, move_type: str) -> Click:
    entry = row.part("click")
    marks = read_marks(entry)
    nexus, value = entry.choice("nexus", special_names(), default=""), entry.choice("nexus_value", SLOTS, default="")
    if nexus:
        marks.append(Mark(nexus, value or special_abilities()[nexus].slot, is_nexus=True))
    click = Click(
        entry.integer("movement", 0, 24),
        entry.integer("attack", 0, 24),
        entry.integer("defense", 0, 30),
        entry.integer("damage", 0, 12),
        entry.choice("movement_type", MOVE_TYPES, default=move_type),
        tuple(marks),
        entry.boolean("repair", default=False),
        frozenset([mark.ability for mark in marks]),
    )
    entry.done()
    return click


def read_marks(entry: Table) -> list[Mark]:
    """Each value has room for one mark; a further ability belongs in the nexus. MK-TERM-18"""
    marks: list[Mark] = []
    for ability in entry.choices("abilities", special_names(), default=()):
        slot = special_abilities()[ability].slot
        for mark in marks:
            if mark.slot == slot:
                entry.refuse(
                    "abilities",
                    *SAY("both-sit-value", ability=mark.ability, second=ability, slot=slot),
                )
        marks.append(Mark(ability, slot))
    return marks


# -- what could not be played --------------------------------------------------------------------------------


def check_base(entry: Table, figure: Figure) -> None:
    """An oblong base is longer than it is wide. MK-FIGURE-08"""
    if figure.length and figure.length <= 2 * figure.radius:
        entry.refuse(
            "length",
            *SAY("oblong-base-longer-than-wide"),
        )


def check_mount(entry: Table, figure: Figure) -> None:
    """A mount has an oblong base, a symbol with its shape, and no items. MKC-MOUNT-01, -02, MKC-MIND-02, A21"""
    if bool(figure.mount) != bool(figure.symbol):
        entry.refuse(
            "symbol",
            *SAY("mount-kind-symbol-one-three"),
        )
    if figure.mount and not figure.length:
        entry.refuse("length", *SAY("base-mount-oblong"))
    if figure.mount and (figure.slots or figure.rides):
        entry.refuse(
            "slots" if figure.slots else "rides",
            *SAY("mount-carries-rider-but-no"),
        )


def check_rider(entry: Table, figure: Figure) -> None:
    """A rider has a round base, and a bonus in the saddle alone. MKC-RIDER-01, MKC-RIDER-06, MKC-DARK-02"""
    if figure.rider_bonus and not figure.rides:
        entry.refuse(
            "rider_bonus",
            *SAY("only-who-mount-symbol-bonus"),
        )
    if figure.rides and any([bonus.amount for bonus in figure.bonuses]):
        entry.refuse(
            "rider_bonus",
            *SAY("attack-bonus-rider-one-saddle"),
        )
    if figure.rides and figure.length:
        entry.refuse("rides", *SAY("rider-s-base-round"))
    if figure.is_dark_rider and not figure.collector.endswith("b" if figure.mount else "a"):
        entry.refuse(
            "collector",
            *SAY("dark-riders-numbered-pairs-121a"),
        )


def check_dial(entry: Table, figure: Figure) -> None:
    """A dial has room for skulls, and a start; golems have repair. MK-FIGURE-16, MK-SETUP-33, MK-HEAL-05"""
    clicks = len(figure.dial)
    if clicks >= MOST_CLICKS:
        entry.refuse(
            "dial",
            *SAY("dial-positions-skulls-behind-last", most_clicks=MOST_CLICKS),
        )
    if clicks and figure.start >= clicks:
        entry.refuse(
            "start",
            *SAY("dial-clicks-0", clicks=clicks - 1),
        )
    if figure.damage_type != GOLEM and any([click.is_repair for click in figure.dial]):
        entry.refuse(
            "dial",
            *SAY("only-figures-damage-type-golem"),
        )


def check_symbols(entry: Table, figure: Figure, factions: dict[str, Faction]) -> None:
    """Mage Spawn have no faction; a subfaction is part of one's faction. MK-FIGURE-03, MK-FORMATION-08"""
    if figure.is_mage_spawn and figure.factions:
        entry.refuse("factions", *SAY("mage-spawn-no-faction"))
    if not figure.subfaction:
        return
    own = (MAGE_SPAWN,) if figure.is_mage_spawn else figure.factions
    if not any([figure.subfaction in [sub[0] for sub in factions[f].subfactions] for f in own if f in factions]):
        named = shown(figure.subfaction)
        entry.refuse(
            "subfaction",
            *SAY("no-part-faction-figure", named=named),
        )


def check_weapons(entry: Table, figure: Figure) -> None:
    """A bonus needs its attack type, and a shot its range. MK-MELEE-06, MK-RANGED-13, MK-RANGED-01"""
    for bonus in figure.bonuses:
        if bonus.amount and not figure.has_type(bonus.attack_type):
            entry.refuse(
                f"{bonus.attack_type}_bonus",
                *SAY("figure-does-not-attack-type", attack_type=bonus.attack_type),
            )
    if not figure.range and figure.ranged_damage > 0:
        entry.refuse("ranged_damage", *SAY("without-range-nothing-shot"))
    if figure.range and not figure.arrows:
        entry.refuse("arrows", *SAY("range-arrow"))


def check_levels(entry: Table, figure: Figure) -> None:
    """A hero has five levels, each dearer and earlier on the dial than the one before. MK-FIGURE-21"""
    if not figure.levels and not figure.costs:
        return
    for key, found in (("levels", figure.levels), ("costs", figure.costs)):
        if len(found) != LEVELS:
            entry.refuse(
                key,
                *SAY("hero-levels-cost-each-here", levels=LEVELS, number=len(found)),
            )
    if list(figure.costs) != sorted(set(figure.costs)):
        entry.refuse("costs", *SAY("each-level-costs-more-than"))
    if list(figure.levels) != sorted(set(figure.levels), reverse=True):
        entry.refuse(
            "levels",
            *SAY("each-level-starts-earlier-dial"),
        )
    if any([level >= len(figure.dial) for level in figure.levels]):
        entry.refuse("levels", *SAY("level-starts-click"))
    if figure.rank:
        entry.refuse("rank", *SAY("heroes-unique"))
