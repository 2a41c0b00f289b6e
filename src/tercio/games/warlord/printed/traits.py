"""Traits with words have numbers, so that events can speak of them."""

from __future__ import annotations

from typing import Final

# A number never changes, and is never given to another trait. A trait that a pack invents has none.
TRAIT_NUMBERS: Final = {
    "dwarves": 0,
    "elves": 1,
    "free-kingdoms": 2,
    "deverenians": 3,
    "nothrog": 4,
    "mercenaries": 5,
    "warlord": 6,
    "overlord": 7,
    "unique": 8,
    "epic": 9,
    "treasure": 10,
    "steed": 11,
    "astral": 12,
    "ethereal": 13,
    "armour": 14,
    "avatar": 15,
    "banner": 16,
    "beast": 17,
    "bow": 18,
    "demon": 19,
    "druid": 20,
    "gargoyle": 21,
    "guardian": 22,
    "helmet": 23,
    "knight": 24,
    "lycanthrope": 25,
    "lycanthrope-form": 26,
    "monster": 27,
    "pet": 28,
    "potion": 29,
    "ranger": 30,
    "ring": 31,
    "shield": 32,
    "spellbook": 33,
    "thrown": 34,
    "undead": 35,
    "weapon": 36,
    "spell": 37,
}
