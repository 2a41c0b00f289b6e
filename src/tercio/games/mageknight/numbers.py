"""MK-MOD  What a combat value is now: dial or base, replacements, modifiers under the rule of 3. With receipts."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities import (
    AQUATIC,
    BATTLE_ARMOR,
    DEFEND,
    ENHANCEMENT,
    INVULNERABILITY,
    PIERCE,
    SPELL_RESISTANCE,
    has,
    is_magic_immune,
    rule_of,
)
from tercio.games.mageknight.dials import (
    ATTACK,
    ATTACK_BONUS,
    BOW,
    DAMAGE,
    DEFENSE,
    MOVEMENT,
    RANGE,
    RANGED_DAMAGE,
    SWORD,
    WAND,
)
from tercio.games.mageknight.fire import Line
from tercio.games.mageknight.ground import friends_touching, is_in_front, is_in_water, swims
from tercio.games.mageknight.state import DOMAINS, INCH, ITEMS, MageKnight, Warrior
from tercio.kernel import NOBODY, Tally

RULE_OF_THREE: Final = 3  # MK-MOD-10


class Aim(NamedTuple):
    """Everything that bears on one attack against one target."""

    attacker: Warrior
    target: Warrior
    is_ranged: bool
    line: Line | None = None  # of a ranged attack
    supporters: int = 0  # MK-MOB-03
    attack_support: int = 0  # members of a ranged formation that add to the attack,
    damage_support: int = 0  # or to the damage
    is_capture: bool = False
    is_precise: bool = False
    point_blank: str = ""  # "attack" or "damage"
    using: str = ""  # the special ability that the attack is made with


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
    """MK-MOD-02, MK-ITEM-11, MK-DOMAIN-10  What items and domains add; a captive's items do nothing."""
    if warrior.guard == NOBODY:
        for item in warrior.items:
            for change in item.changes:
                if change.value == name:
                    tally.add(change.amount, "MK-ITEM-11", ITEMS + item.number)
    for seat, domain in state.domains():
        is_own = state.are_allied(seat, warrior.seat)
        if domain.whose == "everyone" or (domain.whose == "yours") == is_own:
            for change in domain.changes:
                if change.value == name:
                    tally.add(change.amount, "MK-DOMAIN-10", DOMAINS + domain.number)


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
    for _, domain in state.domains():
        if domain.most_range:
            tally.at_most(domain.most_range, "MK-DOMAIN-09")
    return tally


def movement_of(state: MageKnight, warrior: Warrior, halved: tuple[str, ...] = (), doubled: str = "") -> Tally:
    """MK-MOVE-02, MK-MOD-06, MK-SPRINT-05, MK-SPRINT-11  In inches; first replacements, then modifiers.

    `halved`: the rules that halve the unmodified value, rounded up; `doubled`: the rule that doubles it.
    """
    value = printed(warrior, MOVEMENT)
    captive = state.captive_of(warrior.id)
    tally = Tally(value, "MK-MOVE-02")
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
    for _, domain in state.domains():
        if domain.most_movement:
            tally.at_most(domain.most_movement, "MK-DOMAIN-09")
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
    tally = Tally(aim.attacker.figure.bonus(attack_type(aim)), "MK-RANGED-13" if aim.is_ranged else "MK-MELEE-06")
    modified(state, aim.attacker, tally, ATTACK_BONUS)
    return bounded(tally)


def attack_of(state: MageKnight, aim: Aim) -> Tally:
    """MK-ATTACKSEQ-06, MK-ATTACKSEQ-09  The attack value with its modifiers, without the attack bonus."""
    attacker, target = aim.attacker, aim.target
    tally = Tally(printed(attacker, ATTACK), "MK-COMBAT-13")
    modified(state, attacker, tally, ATTACK)
    if not is_in_front(target, attacker.at):
        tally.add(1, "MK-RANGED-11" if aim.is_ranged else "MK-MELEE-05")
    if aim.supporters:
        tally.add(aim.supporters, "MK-MOB-03")
    if aim.attack_support:
        tally.add(2 * aim.attack_support, "MK-FORMATION-36")
    if aim.is_capture:
        tally.add(-3, "MK-CAPTURE-23" if target.guard == attacker.id else "MK-CAPTURE-03")
    if aim.is_precise:
        tally.add(-2, "MK-BOW-05")
    if aim.point_blank == ATTACK:
        tally.add(1, "MK-BOW-02")
    if aim.is_ranged and attack_type(aim) == WAND and has(target, SPELL_RESISTANCE):
        tally.add(-3, rule_of(SPELL_RESISTANCE))
    return bounded(tally)


# -- defense --------------------------------------------------------------------------------------------------------


def defense_of(state: MageKnight, aim: Aim) -> Tally:
    """MK-ATTACKSEQ-08  The target's defense against this attack."""
    target = aim.target
    tally = Tally(printed(target, DEFENSE), "MK-COMBAT-14")
    if target.guard != NOBODY:  # a69
        return tally
    best = lent_defense(state, target)
    if best is not None:
        tally.set(best.now.defense, rule_of(DEFEND), best.id)
    modified(state, target, tally, DEFENSE)
    if swims(state, target) and is_in_water(state, target) and (aim.is_ranged or not has(target, AQUATIC)):
        tally.add(2, "MK-MOVE-29")
    if aim.is_ranged:
        line = aim.line
        if line is not None and line.cover != NOBODY:
            tally.add(1, "MK-TERRAIN-20")
        if line is not None and line.has_height:
            tally.add(1, "MK-ELEV-18")
        pierced = has(aim.attacker, PIERCE)
        if has(target, BATTLE_ARMOR) and not pierced:
            tally.add(2, rule_of(BATTLE_ARMOR))
        if has(target, INVULNERABILITY) and not pierced:
            tally.add(2, rule_of(INVULNERABILITY))
    return bounded(tally)


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
    name = RANGED_DAMAGE if aim.is_ranged else DAMAGE
    tally = Tally(printed(aim.attacker, name), "MK-RANGED-10" if aim.is_ranged else "MK-MELEE-04")
    modified(state, aim.attacker, tally, name)
    if aim.damage_support:
        tally.add(aim.damage_support, "MK-FORMATION-37")
    if aim.point_blank == DAMAGE:
        tally.add(1, "MK-BOW-02")
    if aim.is_ranged and not is_magic_immune(aim.attacker):
        for friend in friends_touching(state, aim.attacker):
            if has(friend, ENHANCEMENT):
                tally.add(1, rule_of(ENHANCEMENT), friend.id)
                break
    return bounded(tally)


def half_range(state: MageKnight, warrior: Warrior) -> int:
    """MK-BOW-03, a74: in mils, half of the modified range in inches, rounded up."""
    return (range_of(state, warrior).total + 1) // 2 * INCH
