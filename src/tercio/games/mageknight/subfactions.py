"""MKF  The abilities that come with a subfaction's symbol: whose they are, and whether they can be switched off."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY

FOCUS: Final = "focus"
SPELLBREACH: Final = "spellbreach"
SYPHON: Final = "syphon-energy"
LEY_HARMONY: Final = "ley-harmony"
TRANCE: Final = "magestone-trance"
SPELL_MASTERY: Final = "spell-mastery"
MIND_THEFT: Final = "mind-theft"
PACT: Final = "pact"


class Gift(NamedTuple):
    """What a symbol gives."""

    subfaction: str
    is_optional: bool
    name_en: str
    name_de: str


GIFTS: Final[dict[str, Gift]] = {
    FOCUS: Gift("delphana", False, "Focus", "Fokus"),
    SPELLBREACH: Gift("forgemasters", True, "Spellbreach", "Spruchkraft"),
    SYPHON: Gift("blood-cultists", True, "Syphon Energy", "Energieraub"),
    LEY_HARMONY: Gift("order-of-sorcery", False, "Ley Harmony", "Ley-Harmonie"),
    TRANCE: Gift("chaos-shamans", True, "Magestone Trance", "Magestone-Trance"),
    SPELL_MASTERY: Gift("dragon-mystics", False, "Spell Mastery", "Spruchmeisterschaft"),
    MIND_THEFT: Gift("oracles-of-rokos", True, "Mind Theft", "Gedankenraub"),
    PACT: Gift("ninth-circle", False, "Pact", "Pakt"),
}


def has_gift(warrior: Warrior, gift: str) -> bool:
    """MK-CAPTURE-16  By its symbol; a captive has the use of nothing."""
    if warrior.figure.subfaction != GIFTS[gift].subfaction:
        return False
    return warrior.guard == NOBODY and gift not in warrior.off
