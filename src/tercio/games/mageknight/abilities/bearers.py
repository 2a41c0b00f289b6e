"""Who has which abilities now: what shows on the dial, on items, by an enchantment; what is switched off."""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.abilities.names import DEMORALIZED, MAGIC_IMMUNITY
from tercio.games.mageknight.abilities.registry import gifts, special_abilities, talents
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY


def shows(warrior: Warrior, ability: str) -> bool:
    """MK-TERM-19, MK-TERM-21, MK-ITEM-11  In the stat window, or on an item it carries; or it was gained."""
    dial, click = warrior.figure.dial, warrior.click
    if ability in dial[click if click < len(dial) else -1].abilities:
        return True
    for item in warrior.items:
        for mark in item.abilities:
            if mark.ability == ability:
                return True
    return ability in warrior.gained


def has(warrior: Warrior, ability: str) -> bool:
    """MK-TERM-22, MK-TERM-23, MK-CAPTURE-16  It shows, is not switched off, and its bearer is no captive."""
    dial, click = warrior.figure.dial, warrior.click
    if ability not in dial[click if click < len(dial) else -1].abilities and not (
        (warrior.items or warrior.gained) and shows(warrior, ability)
    ):
        return False
    return warrior.guard == NOBODY and ability not in warrior.off


def in_use(warrior: Warrior) -> frozenset[str]:
    """The special abilities that it has now, as `has` would say of each."""
    if warrior.guard != NOBODY:
        return frozenset()
    dial, click = warrior.figure.dial, warrior.click
    shown = dial[click if click < len(dial) else -1].abilities
    if not warrior.items and not warrior.off and not warrior.gained:
        return shown
    lent = [mark.ability for item in warrior.items for mark in item.abilities]
    return shown.union(lent, warrior.gained).difference(warrior.off)


def abilities_of(warrior: Warrior) -> tuple[str, ...]:
    """Everything that shows, in the order of the numbers."""
    dial, click = warrior.figure.dial, warrior.click
    shown = set(dial[click if click < len(dial) else -1].abilities)
    shown.update([mark.ability for item in warrior.items for mark in item.abilities], warrior.gained)
    return in_order(frozenset(shown))


@lru_cache(maxsize=1 << 10)
def in_order(abilities: frozenset[str]) -> tuple[str, ...]:
    return tuple([name for name in special_abilities() if name in abilities])


# -- what may be switched off ------------------------------------------------------------------------------------


def optional_of(warrior: Warrior) -> tuple[str, ...]:
    """MK-TERM-23, MKF-SPELLBREACH-01, MKF-CONFUSION-01  What its player can switch off: it shows and is on."""
    if warrior.partner != NOBODY:
        return (*optional_among(in_use(warrior)), *talents_of(warrior))
    if warrior.guard != NOBODY:
        return ()
    gift = declinable_of(warrior) if warrior.figure.subfaction else ""
    if gift:
        return (*optional_among(in_use(warrior)), *(() if gift in warrior.off else (gift,)))
    if not (warrior.now.marks or warrior.items or warrior.gained):
        return ()
    return optional_among(in_use(warrior))


def declinable_of(warrior: Warrior) -> str:
    """MKF  The gift that is at work unless its player declines it; none where it has no such gift."""
    gift = gifts().get(warrior.figure.subfaction)
    return gift.name if gift is not None and gift.is_declinable else ""


def talents_of(warrior: Warrior) -> tuple[str, ...]:
    """MKC-TALENT-06, MKC-TALENT-09  What a rider does in the saddle unless its player declines it."""
    return tuple([talent.name for talent in talents() if talent.name not in warrior.off]) if warrior.is_rider else ()


@lru_cache(maxsize=1 << 10)
def optional_among(abilities: frozenset[str]) -> tuple[str, ...]:
    known = special_abilities()
    return tuple([name for name in in_order(abilities) if known[name].is_optional])


# -- what the book says of a bearer -------------------------------------------------------------------------------


def is_active(warrior: Warrior) -> bool:
    """MK-TERM-01  Neither captured nor demoralized."""
    return warrior.guard == NOBODY and not has(warrior, DEMORALIZED)


def is_magic_immune(warrior: Warrior) -> bool:
    """MK-COMBAT-09, MK-COMBAT-12  By its defense type or by the ability; a captive is nothing of the kind."""
    if warrior.guard != NOBODY:
        return False
    return warrior.figure.defense_type == "magic-immunity" or has(warrior, MAGIC_IMMUNITY)


def is_magic(ability: str) -> bool:
    """MK-COMBAT-10  Has it "magic" in its name, and works on others?"""
    return ability in special_abilities() and special_abilities()[ability].is_magic


def wields_magic(warrior: Warrior) -> bool:
    """Has it an ability with "magic" in its name?"""
    return any([name == MAGIC_IMMUNITY or is_magic(name) for name in in_use(warrior)])


def bears_on(ability: str, target: Warrior) -> bool:
    """MK-COMBAT-10  Magic does nothing to whoever is immune to it, good or bad."""
    return not (special_abilities()[ability].is_magic and is_magic_immune(target))


def shyft_lent(state: MageKnight, warrior: Warrior) -> bool:
    """MK-FORMATION-50, MK-FORMATION-51  Mage Spawn have the symbol while a printed Shyft friend is on the field."""
    if not warrior.figure.is_mage_spawn:
        return False
    return any([state.are_friends(warrior, other) and "shyft" in other.figure.factions for other in state.here()])
