"""The special abilities: which value they sit on, whether their player may switch them off, and who has one now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE, DEFENSE, MINIONS, MOVEMENT
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, RuleId

CHARGE: Final = "charge"
QUICKNESS: Final = "quickness"
LEVITATION: Final = "magic-levitation"
FLIGHT: Final = "flight"
AQUATIC: Final = "aquatic"
STEALTH: Final = "stealth"
BOUND: Final = "bound"
FORCED_MARCH: Final = "forced-march"
NIMBLE: Final = "nimble"
RAM: Final = "ram"
STRONG_FLIER: Final = "strong-flier"

HEALING: Final = "healing"
WEAPON_MASTER: Final = "weapon-master"
MAGIC_BLAST: Final = "magic-blast"
FLAME: Final = "flame-lightning"
SHOCKWAVE: Final = "shockwave"
VAMPIRISM: Final = "vampirism"
MAGIC_HEALING: Final = "magic-healing"
VENOM: Final = "venom"
SNEAK_ATTACK: Final = "sneak-attack"
SWEEP: Final = "sweep"
BOMBARDMENT: Final = "bombardment"
STORMFIRE: Final = "stormfire"
ARCING_FIRE: Final = "arcing-fire"
OVERWATCH: Final = "overwatch"
CRUSHING_BLOW: Final = "crushing-blow"

BATTLE_ARMOR: Final = "battle-armor"
POLE_ARM: Final = "pole-arm"
MAGIC_IMMUNITY: Final = "magic-immunity"
TOUGHNESS: Final = "toughness"
DEFEND: Final = "defend"
REGENERATION: Final = "regeneration"
INVULNERABILITY: Final = "invulnerability"
DODGE: Final = "dodge"
RETALIATION: Final = "magic-retaliation"
INVISIBILITY: Final = "invisibility"
CURSED: Final = "cursed"
TERRIFY: Final = "terrify"
SPELL_RESISTANCE: Final = "spell-resistance"
GHOSTFORM: Final = "ghostform"

BERSERK: Final = "berserk"
ENHANCEMENT: Final = "magic-enhancement"
BATTLE_FURY: Final = "battle-fury"
DEMORALIZED: Final = "demoralized"
NECROMANCY: Final = "necromancy"
COMMAND: Final = "command"
PIERCE: Final = "pierce"
FREEZE: Final = "magic-freeze"
CONFUSION: Final = "magic-confusion"
FRENZY: Final = "frenzy"
SUMMON: Final = "summon"
RECALL: Final = "recall"
HEX: Final = "hex"
SHATTER: Final = "shatter"


class Ability(NamedTuple):
    """What an ability is like, apart from what it does."""

    slot: str
    is_optional: bool
    is_magic: bool = False  # MK-COMBAT-10: it has "magic" in its name
    is_placeholder: bool = False  # no source has its words: a house reading


ABILITIES: Final[dict[str, Ability]] = {
    CHARGE: Ability(MOVEMENT, True),
    QUICKNESS: Ability(MOVEMENT, True),
    LEVITATION: Ability(MOVEMENT, True, is_magic=True),
    FLIGHT: Ability(MOVEMENT, False),
    AQUATIC: Ability(MOVEMENT, False),
    STEALTH: Ability(MOVEMENT, True),
    BOUND: Ability(MOVEMENT, True),
    FORCED_MARCH: Ability(MOVEMENT, True),
    NIMBLE: Ability(MOVEMENT, True),
    RAM: Ability(MOVEMENT, True),
    STRONG_FLIER: Ability(MOVEMENT, True, is_placeholder=True),
    HEALING: Ability(ATTACK, True),
    WEAPON_MASTER: Ability(ATTACK, True),
    MAGIC_BLAST: Ability(ATTACK, True, is_magic=True),
    FLAME: Ability(ATTACK, True),
    SHOCKWAVE: Ability(ATTACK, True),
    VAMPIRISM: Ability(ATTACK, False),
    MAGIC_HEALING: Ability(ATTACK, True, is_magic=True),
    VENOM: Ability(ATTACK, False),
    SNEAK_ATTACK: Ability(ATTACK, True),
    SWEEP: Ability(ATTACK, True),
    BOMBARDMENT: Ability(ATTACK, True),
    STORMFIRE: Ability(ATTACK, True, is_placeholder=True),
    ARCING_FIRE: Ability(ATTACK, True, is_placeholder=True),
    OVERWATCH: Ability(ATTACK, True, is_placeholder=True),
    CRUSHING_BLOW: Ability(ATTACK, True, is_placeholder=True),
    BATTLE_ARMOR: Ability(DEFENSE, False),
    POLE_ARM: Ability(DEFENSE, False),
    MAGIC_IMMUNITY: Ability(DEFENSE, False),
    TOUGHNESS: Ability(DEFENSE, False),
    DEFEND: Ability(DEFENSE, True),
    REGENERATION: Ability(DEFENSE, True),
    INVULNERABILITY: Ability(DEFENSE, False),
    DODGE: Ability(DEFENSE, True),
    RETALIATION: Ability(DEFENSE, False, is_magic=True),
    INVISIBILITY: Ability(DEFENSE, True),
    CURSED: Ability(DEFENSE, False),
    TERRIFY: Ability(DEFENSE, True),
    SPELL_RESISTANCE: Ability(DEFENSE, False),
    GHOSTFORM: Ability(DEFENSE, True, is_placeholder=True),
    BERSERK: Ability(DAMAGE, False),
    ENHANCEMENT: Ability(DAMAGE, True, is_magic=True),
    BATTLE_FURY: Ability(DAMAGE, False),
    DEMORALIZED: Ability(DAMAGE, False),
    NECROMANCY: Ability(DAMAGE, True),
    COMMAND: Ability(DAMAGE, False),
    PIERCE: Ability(DAMAGE, True),
    FREEZE: Ability(DAMAGE, True, is_magic=True),
    CONFUSION: Ability(DAMAGE, True, is_magic=True),
    FRENZY: Ability(DAMAGE, False),
    SUMMON: Ability(DAMAGE, True),
    RECALL: Ability(DAMAGE, True, is_placeholder=True),
    HEX: Ability(DAMAGE, True, is_placeholder=True),
    SHATTER: Ability(DAMAGE, False, is_placeholder=True),
}
NAMES: Final = tuple(ABILITIES)
PLACES: Final = {name: place for place, name in enumerate(NAMES)}

HORSEMANSHIP: Final = "horsemanship"
IMPALE: Final = "impale"
DARK_UNITY: Final = "dark-unity"
SPELLBREACH: Final = "spellbreach"
SYPHON: Final = "syphon-energy"
TRANCE: Final = "magestone-trance"
MIND_THEFT: Final = "mind-theft"
FORGEMASTERS: Final = "forgemasters"
DISARRAY: Final = "confusion"  # MKF-CONFUSION-03  of a subfaction, and not the special ability
DECLINABLE: Final = {FORGEMASTERS: SPELLBREACH, MINIONS: DISARRAY}  # MKF  at work unless its player declines it
TALENTS: Final = (HORSEMANSHIP, IMPALE)  # MKC-TALENT-06, MKC-TALENT-09  of riders, unless their player declines
SWITCHES: Final = (  # all that has a number of its own on a warrior
    *NAMES, *TALENTS, DARK_UNITY, SPELLBREACH, SYPHON, TRANCE, MIND_THEFT, DISARRAY,
)  # fmt: skip
OTHER_RULES: Final = {
    HORSEMANSHIP: "MKC-TALENT-05",
    IMPALE: "MKC-TALENT-08",
    DARK_UNITY: "MKF-DARKUNITY-01",
    SPELLBREACH: "MKF-SPELLBREACH-02",
    SYPHON: "MKF-SYPHON-02",
    TRANCE: "MKF-TRANCE-02",
    MIND_THEFT: "MKF-MINDTHEFT-02",
    DISARRAY: "MKF-CONFUSION-03",
}


@lru_cache(maxsize=1 << 8)
def rule_of(ability: str) -> RuleId:
    """The ability's entry in the rule index."""
    if ability in OTHER_RULES:
        return OTHER_RULES[ability]
    return f"MKA-{ability.upper().replace('-', '')}-01"


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
    """All that it has now, as `has` would say of each."""
    if warrior.guard != NOBODY:
        return frozenset()
    dial, click = warrior.figure.dial, warrior.click
    shown = dial[click if click < len(dial) else -1].abilities
    if not warrior.items and not warrior.off and not warrior.gained:
        return shown
    lent = [mark.ability for item in warrior.items for mark in item.abilities]
    return shown.union(lent, warrior.gained).difference(warrior.off)


def abilities_of(warrior: Warrior) -> tuple[str, ...]:
    """Everything that shows, in the order of the list."""
    dial, click = warrior.figure.dial, warrior.click
    shown = set(dial[click if click < len(dial) else -1].abilities)
    shown.update([mark.ability for item in warrior.items for mark in item.abilities], warrior.gained)
    return tuple(sorted(shown, key=PLACES.__getitem__))


def optional_of(warrior: Warrior) -> tuple[str, ...]:
    """MK-TERM-23, MKF-SPELLBREACH-01, MKF-CONFUSION-01  What its player can switch off: it shows and is on."""
    gift = DECLINABLE.get(warrior.figure.subfaction)
    if gift is not None and warrior.partner == NOBODY and warrior.guard == NOBODY:
        return (*optional_among(in_use(warrior)), *(() if gift in warrior.off else (gift,)))
    if warrior.partner != NOBODY:
        return (*optional_among(in_use(warrior)), *talents_of(warrior))
    if warrior.guard != NOBODY or not (warrior.now.marks or warrior.items or warrior.gained):
        return ()
    return optional_among(in_use(warrior))


def talents_of(warrior: Warrior) -> tuple[str, ...]:
    """MKC-TALENT-06, MKC-TALENT-09  What a rider does in the saddle unless its player declines it."""
    return tuple([talent for talent in TALENTS if talent not in warrior.off]) if warrior.is_rider else ()


@lru_cache(maxsize=1 << 10)
def optional_among(abilities: frozenset[str]) -> tuple[str, ...]:
    return tuple([name for name in NAMES if name in abilities and ABILITIES[name].is_optional])


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
    return ability in ABILITIES and ABILITIES[ability].is_magic


def wields_magic(warrior: Warrior) -> bool:
    """Has it an ability with "magic" in its name?"""
    return any([(mark == MAGIC_IMMUNITY or ABILITIES[mark].is_magic) and has(warrior, mark) for mark in NAMES])


def bears_on(ability: str, target: Warrior) -> bool:
    """MK-COMBAT-10  Magic does nothing to whoever is immune to it, good or bad."""
    return not (ABILITIES[ability].is_magic and is_magic_immune(target))


def shyft_lent(state: MageKnight, warrior: Warrior) -> bool:
    """MK-FORMATION-50, MK-FORMATION-51  Mage Spawn have the symbol while a printed Shyft friend is on the field."""
    if not warrior.figure.is_mage_spawn:
        return False
    return any([state.are_friends(warrior, other) and "shyft" in other.figure.factions for other in state.here()])
