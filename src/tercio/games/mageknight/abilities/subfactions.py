"""MKF  The abilities that come with a subfaction's symbol: whose they are, and whether they can be switched off."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import (
    DARK_UNITY,
    DISARRAY,
    FORGEMASTERS,
    MAGIC_IMMUNITY,
    MIND_THEFT,
    SPELLBREACH,
    SYPHON,
    TRANCE,
    has,
    is_magic_immune,
)
from tercio.games.mageknight.printed.dials import DARK_RIDERS, MINIONS, Figure
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY

FOCUS: Final = "focus"
LEY_HARMONY: Final = "ley-harmony"
SPELL_MASTERY: Final = "spell-mastery"
PACT: Final = "pact"
ENHANCEMENT: Final = "enhancement"
NATURE_BOND: Final = "nature-bond"
WRATH: Final = "natures-wrath"


class Gift(NamedTuple):
    """What a symbol gives."""

    subfaction: str
    is_optional: bool
    name_en: str
    name_de: str
    is_unknown: bool = False  # MKF-ENHANCE-01  no document has its words, so it does nothing


GIFTS: Final[dict[str, Gift]] = {
    FOCUS: Gift("delphana", False, "Focus", "Fokus"),
    SPELLBREACH: Gift(FORGEMASTERS, True, "Spellbreach", "Spruchkraft"),
    SYPHON: Gift("blood-cultists", True, "Syphon Energy", "Energieraub"),
    LEY_HARMONY: Gift("order-of-sorcery", False, "Ley Harmony", "Ley-Harmonie"),
    TRANCE: Gift("chaos-shamans", True, "Magestone Trance", "Magestone-Trance"),
    SPELL_MASTERY: Gift("dragon-mystics", False, "Spell Mastery", "Spruchmeisterschaft"),
    MIND_THEFT: Gift("oracles-of-rokos", True, "Mind Theft", "Gedankenraub"),
    PACT: Gift("ninth-circle", False, "Pact", "Pakt"),
    ENHANCEMENT: Gift("darkmarch", False, "Enhancement", "Verbesserung", is_unknown=True),
    DARK_UNITY: Gift(DARK_RIDERS, True, "Dark Unity", "Dunkle Einheit"),
    NATURE_BOND: Gift("wylden-lords", False, "Nature Bond", "Naturverbundenheit"),
    WRATH: Gift("storm-druids", False, "Nature's Wrath", "Zorn der Natur"),
    DISARRAY: Gift(MINIONS, True, "Confusion", "Verwirrung"),  # MKF-CONFUSION-01  only its second part is optional
}


def gift_of(figure: Figure) -> str:
    """What the symbol of its subfaction gives a figure; nothing where it has none."""
    return next((name for name, gift in GIFTS.items() if gift.subfaction == figure.subfaction), "")


def is_mercenary(figure: Figure) -> bool:
    """MKF-MERC-01  Mage Spawn with the symbol of a subfaction."""
    return figure.is_mage_spawn and bool(figure.subfaction)


def defies_magic(warrior: Warrior, attacker: Warrior) -> bool:
    """MK-COMBAT-11, MKF-SPELLBREACH-03, A65  It is immune to this one's magic; some go through the defense type."""
    if has_gift(attacker, SPELLBREACH):
        return has(warrior, MAGIC_IMMUNITY)
    return is_magic_immune(warrior)


def has_gift(warrior: Warrior, gift: str) -> bool:
    """MK-CAPTURE-16, MKC-UNIT-13, A26  By its symbol; a captive has the use of nothing, nor has a cavalry unit."""
    if warrior.figure.subfaction != GIFTS[gift].subfaction:
        return False
    if warrior.partner != NOBODY and not (warrior.is_rider and warrior.figure.is_dark_rider):  # MKC-DARK-07
        return False
    return warrior.guard == NOBODY and gift not in warrior.off
