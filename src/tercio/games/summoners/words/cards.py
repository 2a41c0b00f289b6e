"""What stands on cards, in words: values, actions and targets in both languages."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.summoners.printed.profiles import (
    ANY_UNIT,
    AP,
    ENEMY,
    FRIEND,
    MELEE,
    MOVEMENT,
    NOTHING,
    ONESELF,
    POINT,
    RANGED,
    REFLEX,
    RESISTANCE,
    SIZE,
)

NAMES: Final = Wording("tercio.games.summoners", "values")
SHORT: Final = Wording("tercio.games.summoners", "short-values")


class Value(NamedTuple):
    """A profile value: its name, how cards shorten it, and its rule."""

    name: Phrase
    short: Phrase
    rule: str


VALUE_WORDS: Final = {
    AP: Value(NAMES(AP), SHORT(AP), "SU-PROFILE-03"),
    MOVEMENT: Value(NAMES(MOVEMENT), SHORT(MOVEMENT), "SU-PROFILE-04"),
    REFLEX: Value(NAMES(REFLEX), SHORT(REFLEX), "SU-PROFILE-05"),
    RESISTANCE: Value(NAMES(RESISTANCE), SHORT(RESISTANCE), "SU-PROFILE-06"),
    SIZE: Value(NAMES(SIZE), SHORT(SIZE), "SU-PROFILE-07"),
    MELEE: Value(NAMES(MELEE), SHORT(MELEE), "SU-ATTACK-03"),
    RANGED: Value(NAMES(RANGED), SHORT(RANGED), "SU-ATTACK-05"),
}


class StandardAction(NamedTuple):
    """An action that activation cards list."""

    name: Phrase
    ap: int
    rule: str


ACTIONS: Final = {
    "walk": StandardAction(Phrase("Walk", "Gehen"), 1, "SU-ACTION-04"),
    "run": StandardAction(Phrase("Run", "Rennen"), 2, "SU-ACTION-05"),
    "charge": StandardAction(Phrase("Charge", "Sturmangriff"), 2, "SU-CHARGE-01"),
    "concentrate": StandardAction(Phrase("Concentrate", "Konzentrieren"), 1, "SU-ACTION-10"),
    "melee": StandardAction(Phrase("Melee attack", "Nahkampfattacke"), 1, "SU-ACTION-13"),
    "ranged": StandardAction(Phrase("Ranged attack", "Fernkampfattacke"), 1, "SU-ACTION-14"),
    "cast": StandardAction(Phrase("Cast a spell", "Zauber wirken"), 1, "SU-ACTION-15"),
    "summon": StandardAction(Phrase("Summon", "Beschwören"), 1, "SU-ACTION-16"),
    "interact": StandardAction(Phrase("Interact", "Interagieren"), 1, "SU-ACTION-17"),
}
CARD_ACTION: Final = StandardAction(Phrase("Card action", "Kartenaktion"), 1, "SU-ACTION-19")

TARGET_WORDS: Final = {
    NOTHING: Phrase("none", "keines"),
    ONESELF: Phrase("itself", "sie selbst"),
    FRIEND: Phrase("a friendly unit", "eine befreundete Einheit"),
    ENEMY: Phrase("an enemy unit", "eine feindliche Einheit"),
    ANY_UNIT: Phrase("a unit", "eine Einheit"),
    POINT: Phrase("a point", "ein Punkt"),
}

SUMMONER: Final = Phrase("Summoner", "Beschwörer")
CREATURE: Final = Phrase("Creature, level {0}", "Kreatur, Stufe {0}")
CONTACT: Final = Phrase("base contact", "BK")
UNLIMITED: Final = Phrase("unlimited", "unbegrenzt")
INCHES: Final = Phrase('{0}"', "{0} Zoll")
GEM: Final = Phrase("1 gem", "1 Mg")
GEMS: Final = Phrase("{0} gems", "{0} Mg")
LEVEL: Final = Phrase("1 creature level", "1 Ks")
LEVELS: Final = Phrase("{0} creature levels", "{0} Ks")
RANGE: Final = Phrase("range", "RW")
COST: Final = Phrase("Cost", "Kosten")
LIFE: Final = Phrase("Life points", "Lebenspunkte")
LIFE_PARTS: Final = Phrase("{0} white, {1} red", "{0} weiß, {1} rot")
MANA: Final = Phrase("mana", "Mana")
UPKEEP: Final = Phrase("upkeep", "Kanalisieren")
TARGET: Final = Phrase("target", "Ziel")
