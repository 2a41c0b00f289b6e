"""MKF  The abilities that come with a subfaction's symbol: who has the use of them now."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has, is_magic_immune
from tercio.games.mageknight.abilities.names import MAGIC_IMMUNITY, SPELLBREACH
from tercio.games.mageknight.abilities.registry import gifts
from tercio.games.mageknight.printed.dials import Figure
from tercio.games.mageknight.state import Warrior
from tercio.kernel import NOBODY


def gift_of(figure: Figure) -> str:
    """What the symbol of its subfaction gives a figure; nothing where it has none."""
    gift = gifts().get(figure.subfaction)
    return "" if gift is None else gift.name


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
    if not warrior.figure.subfaction or gift_of(warrior.figure) != gift:
        return False
    if warrior.partner != NOBODY and not (warrior.is_rider and warrior.figure.is_dark_rider):  # MKC-DARK-07
        return False
    return warrior.guard == NOBODY and gift not in warrior.off
