"""Filters from packs: which characters or cards a text means."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Table
from tercio.games.warlord.printed.cards import (
    ANYONE,
    CLASSES,
    OPPONENT,
    PICKED,
    STRIKER,
    STRUCK,
    TARGET,
    TYPES,
    VICTIM,
    Filter,
)

SIDES: Final = ("own", "enemy")
PLACES: Final = (
    "front",
    "rear",
    "last",
    "same-rank",
    "ahead",
    "behind",
    "adjacent",
    "adjacent-rank",
    "within-1",
    "within-2",
    "within-3",
    "reach",
    "shot",
    "own-army",
    "enemy-army",
)
STATES: Final = ("ready", "spent", "stunned", "standing", "exhausted")
ALIGNMENTS: Final = ("good", "evil", "opposite")
COMPARISONS: Final = ("same", "higher", "not-higher", "not-lower")
SHARED: Final = ("faction", "class", "alignment", "trait")
SEEN_FROM: Final = (TARGET, VICTIM, STRIKER, OPPONENT, PICKED, STRUCK)
YES_NO: Final = ("yes", "no")


def read_filter(row: Table | None, is_later: bool = False) -> Filter:
    """Anyone, where there is none. `is_later`: while a clause is carried out, others are known to see from."""
    if row is None:
        return ANYONE
    entry = row.part("filter")
    return Filter(
        entry.choice("side", SIDES, default=""),
        entry.choice("place", PLACES, default=""),
        entry.text("trait", default=""),
        entry.text("not_trait", default=""),
        entry.text("faction", default=""),
        entry.choice("class", CLASSES, default=""),
        entry.choice("type", TYPES, default=""),
        entry.text("name", default=""),
        entry.text("bears", default=""),
        entry.text("bears_not", default=""),
        entry.integer("level_least", 0, 16, default=0),
        entry.integer("level_most", 0, 16, default=0),
        entry.boolean("level_below_self", default=False),
        entry.choice("state", STATES, default=""),
        entry.choice("alignment", ALIGNMENTS, default=""),
        entry.choice("wounded", YES_NO, default=""),
        entry.choice("warlord", YES_NO, default=""),
        entry.boolean("me", default=False),
        entry.boolean("other", default=False),
        entry.boolean("spell", default=False),
        entry.choice("level_than", COMPARISONS, default=""),
        entry.choice("shares", SHARED, default=""),
        entry.choice("seen_from", SEEN_FROM, default="") if is_later else "",
        entry.identifiers("any", default=()),
        entry.identifiers("none", default=()),
        entry.integer("rank_least", 0, 9, default=0),
        entry.integer("rank_most", 0, 9, default=0),
    )
