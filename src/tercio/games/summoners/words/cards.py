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

SAY: Final = Wording("tercio.games.summoners", "cards")

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
    "walk": StandardAction(SAY("walk"), 1, "SU-ACTION-04"),
    "run": StandardAction(SAY("run"), 2, "SU-ACTION-05"),
    "charge": StandardAction(SAY("charge"), 2, "SU-CHARGE-01"),
    "concentrate": StandardAction(SAY("concentrate"), 1, "SU-ACTION-10"),
    "melee": StandardAction(SAY("melee"), 1, "SU-ACTION-13"),
    "ranged": StandardAction(SAY("ranged"), 1, "SU-ACTION-14"),
    "cast": StandardAction(SAY("cast"), 1, "SU-ACTION-15"),
    "summon": StandardAction(SAY("summon"), 1, "SU-ACTION-16"),
    "interact": StandardAction(SAY("interact"), 1, "SU-ACTION-17"),
}
CARD_ACTION: Final = StandardAction(SAY("act"), 1, "SU-ACTION-19")

TARGET_WORDS: Final = {
    NOTHING: SAY("nothing"),
    ONESELF: SAY("oneself"),
    FRIEND: SAY("friend"),
    ENEMY: SAY("enemy"),
    ANY_UNIT: SAY("unit"),
    POINT: SAY("point"),
}

SUMMONER: Final = SAY("summoner")
CREATURE: Final = SAY("creature")
CONTACT: Final = SAY("contact")
UNLIMITED: Final = SAY("unlimited")
INCHES: Final = SAY("inches")
GEM: Final = SAY("gem")
GEMS: Final = SAY("gems")
LEVEL: Final = SAY("levels-one")
LEVELS: Final = SAY("levels")
RANGE: Final = SAY("range")
COST: Final = SAY("cost")
LIFE: Final = SAY("life")
LIFE_PARTS: Final = SAY("life-parts")
MANA: Final = SAY("mana")
UPKEEP: Final = SAY("upkeep")
TARGET: Final = SAY("target")
