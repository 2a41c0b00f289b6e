"""MK-MOD  What a combat value is now: dial or base, replacements, modifiers under the rule of 3. With receipts."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.bearers import bears_on, has, wields_magic
from tercio.games.mageknight.abilities.domains import cap_movement, cap_range, changes_for
from tercio.games.mageknight.abilities.names import (
    AQUATIC,
    ARCING_FIRE,
    BATTLE_ARMOR,
    BOMBARDMENT,
    CRUSHING_BLOW,
    DEFEND,
    DISARRAY,
    DODGE,
    ENHANCEMENT,
    FORCED_MARCH,
    GHOSTFORM,
    HEALING,
    HEX,
    HORSEMANSHIP,
    IMPALE,
    INVULNERABILITY,
    MAGIC_HEALING,
    NATURE_BOND,
    PIERCE,
    SHOCKWAVE,
    SNEAK_ATTACK,
    SPELL_RESISTANCE,
    SPELLBREACH,
    STEALTH,
    TOUGHNESS,
    WEAPON_MASTER,
)
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.abilities.spell_values import add_spells
from tercio.games.mageknight.abilities.subfactions import has_gift
from tercio.games.mageknight.field.fire import LineOfFire
from tercio.games.mageknight.field.ground import friends_touching, is_in_front, is_in_water, move_type
from tercio.games.mageknight.printed.dials import (
    ATTACK,
    ATTACK_BONUS,
    BOW,
    DAMAGE,
    DEFENSE,
    HINDERING,
    MINIONS,
    MOVEMENT,
    RANGE,
    RANGED_DAMAGE,
    SWORD,
    WAND,
    WAVE,
    Shell,
)
from tercio.games.mageknight.state import DOMAINS, INCH, ITEMS, SPELLS, MageKnight, Warrior
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, Tally

RULE_OF_THREE: Final = 3  # MK-MOD-10
HEALS: Final = (HEALING, MAGIC_HEALING)  # with these all modifiers are ignored
PIERCED: Final = (BATTLE_ARMOR, TOUGHNESS, INVULNERABILITY)
CRUSHED: Final = (TOUGHNESS, INVULNERABILITY, DODGE)
BEARING: Final = frozenset(  # what can be switched off and is looked at here, by lines of fire or by attack_effects
    {
        CRUSHING_BLOW, DEFEND, DISARRAY, DODGE, GHOSTFORM, HORSEMANSHIP, IMPALE, PIERCE, SNEAK_ATTACK, SPELLBREACH,
        STEALTH, WEAPON_MASTER, "magic-blast", "magic-healing", "magic-levitation", "magic-retaliation",
        "magic-enhancement", "magic-freeze", "magic-confusion",
    }
)  # fmt: skip


class Aim(NamedTuple):
    """Everything that bears on one attack against one target."""

    attacker: Warrior
    target: Warrior
    is_ranged: bool
    line: LineOfFire | None = None  # of a ranged attack
    supporters: int = 0  # MK-MOB-03
    attack_support: tuple[int, ...] = ()  # members of a ranged formation that add to the attack,
    damage_support: tuple[int, ...] = ()  # or to the damage
    is_capture: bool = False
    is_precise: bool = False
    point_blank: str = ""  # "attack" or "damage"
    using: str = ""  # the special ability that the attack is made with
    instead: int = 0  # what replaces the damage value: a die, or 1
    shell: Shell | None = None  # MK-BOMB-19  whose printed values count in place of the attacker's
    is_one_of_many: bool = False  # the target is not the only one
    is_at_terrain: bool = False  # b68: at what was built; nobody is the target, so the attacker stands for it
    spell: int = NOBODY  # MKS-SORCERY-04  the sorcery that it is made with

    def is_supporting(self, warrior: Warrior) -> bool:
        """MK-FORMATION-34  A member other than the primary attacker, who has no use of its abilities now."""
        return warrior.id in self.attack_support or warrior.id in self.damage_support


# -- the printed values --------------------------------------------------------------------------------------


def printed(warrior: Warrior, name: str) -> int:
    """MK-FIGURE-19, MK-FIGURE-20  The dial's values in the window, the others on the base."""
    if name == RANGE:
        return warrior.figure.range
    if name == RANGED_DAMAGE:
        own = warrior.figure.ranged_damage
        return warrior.now.damage if own < 0 else own  # MK-DAMAGE-07, MK-DAMAGE-08
    return warrior.now.value(name)


def modified(state: MageKnight, warrior: Warrior, tally: Tally, name: str) -> None:
    """MK-MOD-02, MK-ITEM-11, MK-DOMAIN-10, MK-CONSTRUCTED-25  What items, domains, terrain cards and spells add.

    A captive's items do nothing.
    """
    if warrior.guard == NOBODY:
        for item in warrior.items:
            for change in item.changes:
                if change.value == name:
                    tally.add(change.amount, "MK-ITEM-11", ITEMS + item.number)
    for seat, domain in state.domains():
        for change in changes_for(state, seat, domain, warrior.seat):
            if change.value == name:
                tally.add(change.amount, "MK-DOMAIN-10", DOMAINS + domain.number)
    for mark in state.land().works:
        if mark.piece.changes and contains(mark.shape, warrior.at):
            for change in mark.piece.changes:
                if change.value == name:
                    tally.add(change.amount, "MK-CONSTRUCTED-25", mark.piece.id)
    if state.books or state.workings:
        add_spells(state, warrior, tally, name)


def is_as_printed(state: MageKnight, warrior: Warrior) -> bool:
    """Nothing modifies any value of it: no item, domain, terrain card or spell. The usual case."""
    if warrior.items or state.books or state.workings or state.land().works:
        return False
    for player in state.players:
        if player.domain is not None:
            return False
    return True


def reach_of(state: MageKnight, warrior: Warrior) -> int:
    """MK-RANGED-01  The range in mils, without its receipt."""
    if is_as_printed(state, warrior):
        return warrior.figure.range * INCH
    return range_of(state, warrior).total * INCH


def bounded(tally: Tally) -> Tally:
    """MK-MOD-04, MK-MOD-10 to MK-MOD-13"""
    tally.limit(RULE_OF_THREE, "MK-MOD-10")
    tally.at_least(0, "MK-MOD-04")
    return tally


def value_of(state: MageKnight, warrior: Warrior, name: str) -> Tally:
    """A value with what always bears on it."""
    tally = Tally(printed(warrior, name), "MK-FIGURE-16")
    modified(state, warrior, tally, name)
    return bounded(tally)


def range_of(state: MageKnight, warrior: Warrior) -> Tally:
    """MK-RANGED-01  In inches; domains may cap it."""
    tally = value_of(state, warrior, RANGE)
    cap_range(state, tally)
    return tally


def movement_of(
    state: MageKnight, warrior: Warrior, halved: tuple[str, ...] = (), doubled: str = "", lent: int = 0
) -> Tally:
    """MK-MOVE-02, MK-MOD-06, MK-SPRINT-05, MK-SPRINT-11  In inches; first replacements, then modifiers.

    `halved`: the rules that halve the unmodified value, rounded up; `doubled`: the rule that doubles it;
    `lent`: the value of a forced march that it may use instead of its own.
    """
    value = printed(warrior, MOVEMENT)
    captive = state.captive_of(warrior.id)
    tally = Tally(value, "MK-MOVE-02")
    if lent > value:
        value = lent
        tally.set(value, rule_of(FORCED_MARCH))
    if captive is not None and captive.now.movement < value:  # MK-CAPTURE-08
        value = captive.now.movement
        tally.set(value, "MK-CAPTURE-08")
    for rule in halved:
        value = (value + 1) // 2
        tally.set(value, rule)
    if doubled:
        value *= 2
        tally.set(value, doubled)
    modified(state, warrior, tally, MOVEMENT)
    bounded(tally)
    cap_movement(state, tally)
    return tally


# -- attack -------------------------------------------------------------------------------------------------------


def attack_type(aim: Aim) -> str:
    """MK-COMBAT-05 to MK-COMBAT-08"""
    figure = aim.attacker.figure
    if not aim.is_ranged:
        return SWORD if figure.has_type(SWORD) else ""
    for kind in (BOW, WAND):
        if figure.has_type(kind):
            return kind
    return ""


def attack_bonus(state: MageKnight, aim: Aim) -> Tally:
    """MK-MOD-03, MK-MOD-14, MK-MELEE-06, MK-RANGED-13  Outside the rule of 3; only changes to it are limited."""
    if aim.shell is not None:  # a79
        return Tally(0, "MK-RANGED-13")
    if aim.attacker.is_rider:  # MKC-RIDER-06, MKC-RIDER-07
        tally = Tally(aim.attacker.figure.rider_bonus, "MKC-RIDER-07")
    else:
        tally = Tally(aim.attacker.figure.bonus(attack_type(aim)), "MK-RANGED-13" if aim.is_ranged else "MK-MELEE-06")
    if aim.using in HEALS:
        return tally
    modified(state, aim.attacker, tally, ATTACK_BONUS)
    return bounded(tally)


def attack_of(state: MageKnight, aim: Aim) -> Tally:
    """MK-ATTACKSEQ-06, MK-ATTACKSEQ-09  The attack value with its modifiers, without the attack bonus."""
    attacker, target = aim.attacker, aim.target
    if aim.shell is not None:
        return Tally(aim.shell.attack, "MK-BOMB-19")
    tally = Tally(printed(attacker, ATTACK), "MK-COMBAT-13")
    if aim.using in HEALS:
        return tally
    if attacker.figure.subfaction == MINIONS and aim.using != BOMBARDMENT:
        best = lent_attack(state, attacker)
        if best is not None:
            tally.set(best.now.attack, "MKF-CONFUSION-03", best.id)
    modified(state, attacker, tally, ATTACK)
    if aim.point_blank == ATTACK:
        tally.add(1, "MK-BOW-02")
    if attacker.hexed_by != NOBODY:
        tally.add(-1, rule_of(HEX))
    if aim.is_at_terrain:
        return bounded(tally)
    if aim.using != BOMBARDMENT and not is_in_front(target, attacker.at):  # a79
        tally.add(1, "MK-RANGED-11" if aim.is_ranged else "MK-MELEE-05")
    if aim.supporters:
        tally.add(aim.supporters, "MK-MOB-03")
    if aim.attack_support:
        tally.add(2 * len(aim.attack_support), "MK-FORMATION-36")
    if aim.is_capture:
        tally.add(-3, "MK-CAPTURE-23" if target.guard == attacker.id else "MK-CAPTURE-03")
    if aim.is_precise:
        tally.add(-2, "MK-BOW-05")
    if aim.using == ARCING_FIRE:
        tally.add(-1, rule_of(ARCING_FIRE))
    if aim.is_ranged:
        if target.is_rider and HORSEMANSHIP not in target.off:
            tally.add(-2, "MKC-TALENT-05")
        if attack_type(aim) == WAND and resists(aim, SPELL_RESISTANCE) and not has_gift(attacker, SPELLBREACH):
            tally.add(-3, rule_of(SPELL_RESISTANCE))
    elif has(target, GHOSTFORM) and not wields_magic(attacker):
        tally.add(-1, rule_of(GHOSTFORM))
    return bounded(tally)


def lent_attack(state: MageKnight, attacker: Warrior) -> Warrior | None:
    """MKF-CONFUSION-03, A60  The friend of the Apocalypse whose unmodified value is best, if it is better."""
    best: Warrior | None = None
    if not has_gift(attacker, DISARRAY):
        return best
    for friend in state.here():
        is_better = friend.now.attack > (best or attacker).now.attack
        if is_better and "apocalypse" in friend.figure.factions and state.are_friends(attacker, friend):
            best = friend
    return best


# -- defense --------------------------------------------------------------------------------------------------------


def defense_of(state: MageKnight, aim: Aim) -> Tally:
    """MK-ATTACKSEQ-08  The target's defense against this attack."""
    target = aim.target
    tally = Tally(printed(target, DEFENSE), "MK-COMBAT-14")
    if target.guard != NOBODY or aim.using in HEALS:  # a69
        return tally
    best = lent_defense(state, target)
    if best is not None and aim.using != SHOCKWAVE:
        tally.set(best.now.defense, rule_of(DEFEND), best.id)
    modified(state, target, tally, DEFENSE)
    if state.pieces and is_in_water(state, target):
        if move_type(state, target) == WAVE:
            tally.add(2, "MK-MOVE-29")
        elif aim.is_ranged and has(target, AQUATIC):  # a wave already swims: the same water protects once
            tally.add(2, rule_of(AQUATIC))
    if aim.is_ranged:
        line = aim.line
        if line is not None and line.cover != NOBODY:
            tally.add(1, "MK-TERRAIN-20")
        if line is not None and line.has_height:
            tally.add(1, "MK-FLY-15" if target.is_soaring else "MK-ELEV-18")
        for wall in () if line is None else line.walls:
            tally.add(state.strength_of(wall), "MK-CONSTRUCTED-22", wall)
        for ability in (BATTLE_ARMOR, INVULNERABILITY):
            if resists(aim, ability):
                tally.add(2, rule_of(ability))
    if target.figure.subfaction and has_gift(target, NATURE_BOND) and is_in_hindering(state, target):
        tally.add(1, "MKF-NATUREBOND-04")
    if target.hexed_by != NOBODY:
        tally.add(-1, rule_of(HEX))
    return bounded(tally)


def is_in_hindering(state: MageKnight, warrior: Warrior) -> bool:
    """MK-TERRAIN-05  Its centre is."""
    if warrior.is_soaring:
        return False
    hindering = [mark for mark in state.land().hiding if mark.piece.kind == HINDERING]
    return any([contains(mark.shape, warrior.at) for mark in hindering])


def resists(aim: Aim, ability: str) -> bool:
    """Does this ability of the target work against this attack? Some go through it."""
    if not has(aim.target, ability) or aim.using == SHOCKWAVE:
        return False
    if aim.is_ranged:
        return not (ability in PIERCED and has(aim.attacker, PIERCE))
    return not (ability in CRUSHED and has(aim.attacker, CRUSHING_BLOW))


def lent_defense(state: MageKnight, target: Warrior) -> Warrior | None:
    """A friend in base contact that defends it, if that is better; a replacement value (MK-MOD-09)."""
    best: Warrior | None = None
    for friend in friends_touching(state, target):
        if has(friend, DEFEND) and friend.now.defense > (target if best is None else best).now.defense:
            best = friend
    return best


# -- damage ---------------------------------------------------------------------------------------------------------


def damage_of(state: MageKnight, aim: Aim) -> Tally:
    """MK-DAMAGE-02, MK-DAMAGE-05, MK-DAMAGE-06, MK-ATTACKSEQ-12, MK-ATTACKSEQ-13"""
    if aim.shell is not None:
        return Tally(aim.shell.damage, "MK-BOMB-19")
    name = RANGED_DAMAGE if aim.is_ranged else DAMAGE
    tally = Tally(printed(aim.attacker, name), "MK-RANGED-10" if aim.is_ranged else "MK-MELEE-04")
    if aim.using in HEALS:
        if aim.instead:
            tally.set(aim.instead, rule_of(aim.using))
        return tally
    if aim.instead and aim.spell != NOBODY:
        tally.set(aim.instead, "MKS-SORCERY-04", SPELLS + aim.spell)
    elif aim.instead:
        tally.set(aim.instead, rule_of(aim.using or WEAPON_MASTER))
    elif not aim.is_ranged and has(aim.attacker, SNEAK_ATTACK) and not is_in_front(aim.target, aim.attacker.at):
        tally.set(2 * printed(aim.attacker, name), rule_of(SNEAK_ATTACK))
    modified(state, aim.attacker, tally, name)
    if aim.damage_support:
        tally.add(len(aim.damage_support), "MK-FORMATION-37")
    if aim.point_blank == DAMAGE:
        tally.add(1, "MK-BOW-02")
    if is_impaling(aim) and not aim.is_one_of_many:
        tally.add(2, "MKC-TALENT-08")
    enhancer = enhancer_of(state, aim) if aim.is_ranged else NOBODY
    if enhancer != NOBODY:
        tally.add(1, rule_of(ENHANCEMENT), enhancer)
    return bounded(tally)


def is_impaling(aim: Aim) -> bool:
    """MKC-TALENT-07, MKC-TALENT-09, MKC-TALENT-11  A rider's blow, unless its player declines the talent."""
    if aim.is_ranged or aim.is_at_terrain:
        return False
    return aim.attacker.is_rider and IMPALE not in aim.attacker.off


def enhancer_of(state: MageKnight, aim: Aim) -> int:
    """A friend in base contact that makes its shots stronger; one is as good as several."""
    if bears_on(ENHANCEMENT, aim.attacker):
        for friend in friends_touching(state, aim.attacker):
            if has(friend, ENHANCEMENT) and not aim.is_supporting(friend):
                return friend.id
    return NOBODY


def kept_off(aim: Aim) -> int:
    """MK-DAMAGE-03  The clicks that the target's abilities keep off."""
    return 2 * resists(aim, INVULNERABILITY) + resists(aim, TOUGHNESS)


def half_range(state: MageKnight, warrior: Warrior) -> int:
    """MK-BOW-03, a74: in mils, half of the modified range in inches, rounded up."""
    return (range_of(state, warrior).total + 1) // 2 * INCH
