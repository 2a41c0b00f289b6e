"""MK-MOD  What a combat value is now: dial or base, replacements, modifiers under the rule of 3. With receipts."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.ability import (
    ADD,
    ATTACKED,
    CAP,
    DEFEATS,
    ENHANCES,
    KEEPS_OFF,
    LENDS_DEFENSE,
    REPLACE,
    SWIMS,
    THROWS_FOR_DAMAGE,
    Text,
)
from tercio.games.mageknight.abilities.ability import ATTACK as OWN_ATTACK
from tercio.games.mageknight.abilities.ability import DAMAGE as OWN_DAMAGE
from tercio.games.mageknight.abilities.ability import DEFENSE as OWN_DEFENSE
from tercio.games.mageknight.abilities.bearers import asked, asked_about, bears_on, power_of
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.ground import friends_touching, is_in_front, is_in_water, move_type
from tercio.games.mageknight.printed.dials import (
    ATTACK,
    ATTACK_BONUS,
    BOW,
    DAMAGE,
    DEFENSE,
    HINDERING,
    MOVEMENT,
    RANGE,
    RANGED_DAMAGE,
    SWORD,
    WAND,
    WAVE,
)
from tercio.games.mageknight.state import INCH, SPELLS, MageKnight, Warrior
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, RuleId, Tally

RULE_OF_THREE: Final = 3  # MK-MOD-10


class Lent(NamedTuple):
    """A movement value that somebody lends to those who march with it, and by which rule."""

    inches: int
    rule: RuleId
    by: int = NOBODY


ALONE: Final = Lent(0, "")


# -- the printed values --------------------------------------------------------------------------------------


def printed(warrior: Warrior, name: str) -> int:
    """The stat window shows some values, the base the others. MK-FIGURE-19, MK-FIGURE-20"""
    if name == RANGE:
        return warrior.figure.range
    if name == RANGED_DAMAGE:
        own = warrior.figure.ranged_damage
        return warrior.now.damage if own < 0 else own  # MK-DAMAGE-07, MK-DAMAGE-08
    return warrior.now.value(name)


def modified(state: MageKnight, warrior: Warrior, tally: Tally, name: str) -> None:
    """What is added to a value, whatever it is needed for. MK-MOD-01, MK-MOD-02"""
    for text in asked_about(state, warrior, ADD):
        text.add(state, warrior, name, tally)


def reach_of(state: MageKnight, warrior: Warrior) -> int:
    """The range in mils, without its receipt; known until some warrior changes. MK-RANGED-01"""
    if state.warriors[warrior.id] is not warrior:
        return range_of(state, warrior).total * INCH
    reach = state.known.reaches.get(warrior.id)
    if reach is None:
        reach = state.known.reaches[warrior.id] = range_of(state, warrior).total * INCH
    return reach


def bounded(tally: Tally) -> Tally:
    """The modifiers of a value have limits. MK-MOD-04, MK-MOD-10 to MK-MOD-13

    Only values are bounded: what an attack deals in the end is not (MK-MOD-15).
    """
    tally.limit(RULE_OF_THREE, "MK-MOD-10")
    tally.at_least(0, "MK-MOD-04")
    return tally


def capped(state: MageKnight, warrior: Warrior, name: str, tally: Tally) -> Tally:
    """With every cap on the value. MK-DOMAIN-09"""
    for text in asked_about(state, warrior, CAP):
        text.cap(state, warrior, name, tally)
    return tally


def value_of(state: MageKnight, warrior: Warrior, name: str) -> Tally:
    """A value with what always bears on it. MK-MOD-05"""
    tally = Tally(printed(warrior, name), "MK-RANGED-01" if name == RANGE else "MK-FIGURE-16")
    modified(state, warrior, tally, name)
    return bounded(tally)


def total_of(state: MageKnight, warrior: Warrior, name: str) -> int:
    """The same without its receipts: most values are modified by nothing. MK-MOD-04"""
    is_modified = bool(asked_about(state, warrior, ADD))
    return value_of(state, warrior, name).total if is_modified else max(0, printed(warrior, name))


def range_of(state: MageKnight, warrior: Warrior) -> Tally:
    """The range is counted in inches; domains may cap it. MK-RANGED-01"""
    return capped(state, warrior, RANGE, value_of(state, warrior, RANGE))


def movement_of(
    state: MageKnight, warrior: Warrior, halved: tuple[str, ...] = (), doubled: str = "", lent: Lent = ALONE
) -> Tally:
    """In inches, with replacements before modifiers. MK-MOVE-02, MK-MOD-06, MK-SPRINT-05, MK-SPRINT-11

    A guard goes no farther than its captive could go in the same move. MK-CAPTURE-08

    `halved`: the rules that halve the unmodified value, rounded up; `doubled`: the rule that doubles it;
    `lent`: the value that it may use in a formation instead of its own.
    """
    tally = pace_in(state, warrior, halved, doubled, lent)
    captive = state.captive_of(warrior.id)
    if captive is not None:
        tally.at_most(pace_in(state, captive, halved, doubled, ALONE).total, "MK-CAPTURE-08", captive.id)
    return capped(state, warrior, MOVEMENT, tally)


def pace_in(state: MageKnight, warrior: Warrior, halved: tuple[str, ...], doubled: str, lent: Lent) -> Tally:
    """What its own dial and all that modifies it make of such a move. MK-MOD-05, MK H131"""
    value = printed(warrior, MOVEMENT)
    tally = Tally(value, "MK-MOVE-02")
    if lent.inches > value:
        value = lent.inches
        tally.set(value, lent.rule, lent.by)
    for rule in halved:
        value = (value + 1) // 2
        tally.set(value, rule)
    if doubled:
        value *= 2
        tally.set(value, doubled)
    modified(state, warrior, tally, MOVEMENT)
    return bounded(tally)


# -- attack -------------------------------------------------------------------------------------------------------


def attack_type(aim: Aim) -> str:
    """It attacks with a sword, a bow or a wand. MK-COMBAT-05 to MK-COMBAT-08"""
    figure = aim.attacker.figure
    if not aim.is_ranged:
        return SWORD if figure.has_type(SWORD) else ""
    for kind in (BOW, WAND):
        if figure.has_type(kind):
            return kind
    return ""


def attack_bonus(state: MageKnight, aim: Aim) -> Tally:
    """The rule of 3 limits only changes to it. MK-MOD-03, MK-MOD-14, MK-MELEE-06, MK-RANGED-13

    That holds for swords as for bows and wands (MK-MELEE-07, MK-RANGED-14).
    """
    if aim.shell is not None:  # a79
        return Tally(0, "MK-RANGED-13")
    if aim.attacker.is_rider:  # MKC-RIDER-06, MKC-RIDER-07
        tally = Tally(aim.attacker.figure.rider_bonus, "MKC-RIDER-07")
    else:
        tally = Tally(aim.attacker.figure.bonus(attack_type(aim)), "MK-RANGED-13" if aim.is_ranged else "MK-MELEE-06")
    if power_of(aim.using).heals:
        return tally
    modified(state, aim.attacker, tally, ATTACK_BONUS)
    return bounded(tally)


def attack_of(state: MageKnight, aim: Aim) -> Tally:
    """The attack value has its modifiers, and not yet the attack bonus. MK-ATTACKSEQ-06, MK-ATTACKSEQ-09"""
    attacker, target = aim.attacker, aim.target
    if aim.shell is not None:
        return Tally(aim.shell.attack, "MK-BOMB-19")
    power = power_of(aim.using)
    tally = Tally(printed(attacker, ATTACK), "MK-COMBAT-13")
    if power.heals:
        return tally
    if not power.is_indirect:
        for ability in asked(attacker, REPLACE):
            ability.replace(state, aim, ATTACK, tally)
    modified(state, attacker, tally, ATTACK)
    if aim.point_blank == ATTACK:
        tally.add(1, "MK-BOW-02")
    if aim.is_at_terrain:
        return bounded(tally)
    if not power.is_indirect and not is_in_front(target, attacker.at):  # a79
        tally.add(1, "MK-RANGED-11" if aim.is_ranged else "MK-MELEE-05")
    if aim.supporters:
        tally.add(aim.supporters, "MK-MOB-03")
    if aim.attack_support:
        tally.add(2 * len(aim.attack_support), "MK-FORMATION-36")
    if aim.is_capture:
        tally.add(-3, "MK-CAPTURE-23" if target.guard == attacker.id else "MK-CAPTURE-03")
    if aim.is_precise:
        tally.add(-2, "MK-BOW-05")
    power.wielded(tally)
    for text in asked_about(state, attacker, OWN_ATTACK):
        text.attack(state, aim, tally)
    for text in asked_about(state, target, ATTACKED):
        text.attacked(state, aim, tally)
    return bounded(tally)


# -- defense --------------------------------------------------------------------------------------------------------


def defense_of(state: MageKnight, aim: Aim) -> Tally:
    """The target has this defense against this attack. MK-ATTACKSEQ-08"""
    target, power = aim.target, power_of(aim.using)
    tally = Tally(printed(target, DEFENSE), "MK-COMBAT-14")
    if target.guard != NOBODY or power.heals:  # a69
        return tally
    best = None if power.is_unstoppable else lent_defense(state, target)
    if best is not None:
        tally.set(best.now.defense, asked(best, LENDS_DEFENSE)[0].id, best.id)
    modified(state, target, tally, DEFENSE)
    if state.pieces and is_in_water(state, target):
        if move_type(state, target) == WAVE:
            tally.add(2, "MK-MOVE-29")
        elif aim.is_ranged:  # a wave already swims: the same water protects once
            for ability in asked(target, SWIMS)[:1]:
                tally.add(2, ability.id)
    if aim.is_ranged:  # MK-TERRAIN-17: in close combat no terrain protects; MK-ELEV-20: height and cover add up
        line = aim.line
        if line is not None and line.cover != NOBODY:
            tally.add(1, "MK-TERRAIN-20")
        if line is not None and line.has_height:
            tally.add(1, "MK-FLY-15" if target.is_soaring else "MK-ELEV-18")
        for wall in () if line is None else line.walls:
            tally.add(state.strength_of(wall), "MK-CONSTRUCTED-22", wall)
    for text in asked_about(state, target, OWN_DEFENSE):
        text.defense(state, aim, tally)
    return bounded(tally)


def is_in_hindering(state: MageKnight, warrior: Warrior) -> bool:
    """Its centre is in hindering terrain. MK-TERRAIN-05"""
    if warrior.is_soaring:
        return False
    hindering = [mark for mark in state.land().hiding if mark.piece.kind == HINDERING]
    return any([contains(mark.shape, warrior.at) for mark in hindering])


def withstands(aim: Aim, protection: Text) -> bool:
    """Does this ability of the target work against this attack? Some go through it."""
    if power_of(aim.using).is_unstoppable:
        return False
    for ability in asked(aim.attacker, DEFEATS):
        if ability.defeats(aim, protection):
            return False
    return True


def lent_defense(state: MageKnight, target: Warrior) -> Warrior | None:
    """A friend in base contact that defends it, if that is better; a replacement value (MK-MOD-09)."""
    best: Warrior | None = None
    for friend in friends_touching(state, target):
        if friend.now.defense > (target if best is None else best).now.defense and asked(friend, LENDS_DEFENSE):
            best = friend
    return best


# -- damage ---------------------------------------------------------------------------------------------------------


def damage_of(state: MageKnight, aim: Aim) -> Tally:
    """The attack deals this damage. MK-DAMAGE-02, MK-DAMAGE-05, MK-DAMAGE-06, MK-ATTACKSEQ-12, MK-ATTACKSEQ-13"""
    if aim.shell is not None:
        return Tally(aim.shell.damage, "MK-BOMB-19")
    name = RANGED_DAMAGE if aim.is_ranged else DAMAGE
    tally = Tally(printed(aim.attacker, name), "MK-RANGED-10" if aim.is_ranged else "MK-MELEE-04")
    if power_of(aim.using).heals:
        if aim.instead:
            tally.set(aim.instead, rule_of(aim.using))
        return tally
    if aim.instead and aim.spell != NOBODY:
        tally.set(aim.instead, "MKS-SORCERY-04", SPELLS + aim.spell)
    elif aim.instead:
        tally.set(aim.instead, rule_of(aim.using) if aim.using else die_rule(aim))
    else:
        for ability in asked(aim.attacker, REPLACE):
            ability.replace(state, aim, name, tally)
    modified(state, aim.attacker, tally, name)
    if aim.damage_support:
        tally.add(len(aim.damage_support), "MK-FORMATION-37")
    if aim.point_blank == DAMAGE:
        tally.add(1, "MK-BOW-02")
    for text in asked_about(state, aim.attacker, OWN_DAMAGE):
        text.damage(state, aim, tally)
    enhancer = enhancer_of(state, aim) if aim.is_ranged else NOBODY
    if enhancer != NOBODY:
        for ability in asked(state.warriors[enhancer], ENHANCES)[:1]:
            tally.add(ability.enhances, ability.id, enhancer)
    return bounded(tally)


def die_rule(aim: Aim) -> RuleId:
    """The rule by which a die replaces the damage value; none where it does not."""
    power = power_of(aim.using)
    if power.throws_a_die:
        return power.id
    for ability in asked(aim.attacker, THROWS_FOR_DAMAGE):
        if ability.throws_for_damage(aim):
            return ability.id
    return ""


def enhancer_of(state: MageKnight, aim: Aim) -> int:
    """A friend in base contact that makes its shots stronger; one is as good as several."""
    for friend in friends_touching(state, aim.attacker):
        for ability in asked(friend, ENHANCES):
            if bears_on(ability, aim.attacker) and not aim.is_supporting(friend):
                return friend.id
    return NOBODY


def kept_off(aim: Aim) -> tuple[int, RuleId]:
    """The target's abilities keep these clicks off; the rule is the one that keeps off most. MK-DAMAGE-03"""
    found = [ability for ability in asked(aim.target, KEEPS_OFF) if withstands(aim, ability)]
    most = max(found, key=clicks_kept_off, default=None)
    return sum([ability.keeps_off for ability in found]), "" if most is None else most.id


def clicks_kept_off(ability: Text) -> int:
    return ability.keeps_off


def half_range(state: MageKnight, warrior: Warrior) -> int:
    """Half of the modified range in inches is rounded up, and told in mils. MK-BOW-03, a74"""
    return (range_of(state, warrior).total + 1) // 2 * INCH
