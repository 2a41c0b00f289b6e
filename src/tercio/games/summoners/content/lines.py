"""Lines of a pack: special rules, effects, spells and card actions. What a line would not heed is refused."""

from __future__ import annotations

import re
from typing import Final

from tercio.content.table import Table, suggestion
from tercio.content.trouble import shown
from tercio.games.summoners.printed.profiles import (
    ATTACK_TRAITS,
    COMBAT_AREA,
    DISPLACE,
    DOUBLE_STRIKE,
    ENEMY,
    MOVEMENT,
    NOTHING,
    NUMBERED,
    ONESELF,
    POINT,
    RUN,
    TARGETS,
    UNIT_TRAITS,
    VALUES,
    VERBS,
    WALK,
    Attack,
    Effect,
    Power,
    TerrainKind,
    Trait,
)
from tercio.games.summoners.state import INCH

TRAITS: Final = UNIT_TRAITS + ATTACK_TRAITS
MOST: Final = 7  # of an (X): with 8, Ethereal would never fail
FARTHEST: Final = 72 * INCH
FURTHEST_CHANGE: Final = 9 * INCH
INCHES: Final = ("push", "pull", "march")  # verbs whose amount is a distance
IN_INCHES: Final = (WALK, RUN, MOVEMENT)  # values that are distances
WITH_WHAT: Final = ("grant", "change", "raise")
AMOUNTS: Final = {  # the least and the most, of verbs whose amount is a plain number
    "hurt": (1, 9),
    "scorch": (1, 9),
    "ice": (-3, 3),
    "fire": (-3, 3),
    "heal": (1, 20),
    "hurry": (1, 3),
    "gems": (1, 9),
}
AT_A_POINT: Final = ("raise", "carry", "gems")  # what can happen where nobody stands
MELEE_ONLY: Final = (DOUBLE_STRIKE, COMBAT_AREA)  # SU-TRAIT-06, SU-TRAIT-25


# -- special rules ---------------------------------------------------------------------------------


def read_traits(entry: Table, key: str, allowed: tuple[str, ...]) -> tuple[Trait, ...]:
    """SU-TRAIT-01  A list such as `["flyer", "ethereal 2"]`; those of units and those of attacks are kept apart."""
    traits: list[Trait] = []
    for index, words in enumerate(entry.words(key, default=())):
        trait = read_trait(entry, (*entry.path, key, index), words, allowed)
        if trait is None:
            continue
        if trait.name in [other.name for other in traits]:
            entry.document.refuse(
                (*entry.path, key, index), f'"{trait.name}" is there twice.', f"„{trait.name}“ steht da zweimal."
            )
        traits.append(trait)
    return tuple(traits)


def read_trait(entry: Table, path: tuple[str | int, ...], words: str, allowed: tuple[str, ...]) -> Trait | None:
    """None for one that there is not."""
    name, _, number = words.partition(" ")
    asked = shown(name)
    if name not in TRAITS:
        near = suggestion(name, allowed)
        en, de = f'There is no special rule "{asked}".', f"Eine Sonderregel „{asked}“ gibt es nicht."
        if near is not None:
            en, de = f"{en} {near.en}", f"{de} {near.de}"
        entry.document.refuse(path, en, de)
        return None
    if name not in allowed:
        is_of_unit = name in UNIT_TRAITS
        entry.document.refuse(
            path,
            f'"{name}" is a special rule of {"units, not of attacks" if is_of_unit else "attacks, not of units"}.',
            f"„{name}“ ist eine Sonderregel von "
            f"{'Einheiten, nicht von Attacken' if is_of_unit else 'Attacken, nicht von Einheiten'}.",
        )
        return None
    if name not in NUMBERED:
        if number:
            entry.document.refuse(path, f'"{name}" has no number.', f"„{name}“ hat keine Zahl.")
        return Trait(name)
    if not re.fullmatch(f"[1-{MOST}]", number):
        entry.document.refuse(
            path,
            f'"{name}" needs a number from 1 to {MOST}, as in "{name} 1".',
            f"„{name}“ braucht eine Zahl von 1 bis {MOST}, wie in „{name} 1“.",
        )
        return None
    return Trait(name, int(number))


# -- effects -----------------------------------------------------------------------------------------


def read_effect(entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
    verb = entry.choice("verb", VERBS)
    what = entry.choice("what", words_of(verb, kinds)) if verb in WITH_WHAT else ""
    has_number = verb != "carry" and (verb != "grant" or what in NUMBERED)
    is_plus = has_number and verb == "grant" and entry.boolean("plus", default=False)
    for key, is_heeded in (
        ("what", verb in WITH_WHAT),
        ("amount", has_number),
        ("plus", verb == "grant" and has_number),
    ):
        if entry.has(key) and not is_heeded:
            about = verb if verb != "grant" else f"{verb} {what}"
            entry.refuse(
                key,
                f'"{about}" does not heed "{key}"; leave it out.',
                f"„{about}“ beachtet „{key}“ nicht; lass es weg.",
            )
    if verb == "raise" and what in kinds and kinds[what].least_size != kinds[what].most_size:
        entry.refuse(
            "what",
            f'Only terrain of one size can rise; "{what}" has several.',
            f"Nur Gelände von einer einzigen Größe kann sich erheben; „{what}“ hat mehrere.",
        )
    return Effect(verb, what, read_amount(entry, verb, what) if has_number else 0, is_plus)


def words_of(verb: str, kinds: dict[str, TerrainKind]) -> tuple[str, ...]:
    if verb == "grant":  # a range in inches is printed with the attack and cannot be given
        return tuple([name for name in TRAITS if name != COMBAT_AREA])
    return VALUES if verb == "change" else tuple(kinds)


def read_amount(entry: Table, verb: str, what: str) -> int:
    if verb == "raise":
        return entry.decimal_mils("amount", INCH // 2, 3 * INCH)
    if verb in INCHES:
        return entry.decimal_mils("amount", INCH // 2, 24 * INCH)
    if verb == "grant":
        return entry.integer("amount", 1, MOST)
    if verb != "change":
        low, high = AMOUNTS[verb]
        amount = entry.integer("amount", low, high)
    elif what in IN_INCHES:
        amount = entry.decimal_mils("amount", -FURTHEST_CHANGE, FURTHEST_CHANGE)
    else:
        amount = entry.integer("amount", -9, 9)
    if entry.value("amount") == 0:
        entry.refuse("amount", "0 changes nothing.", "0 ändert nichts.")
    return amount


# -- spells and card actions ----------------------------------------------------------------------------


def read_power(entry: Table, is_spell: bool, kinds: dict[str, TerrainKind]) -> Power:
    """SU-SPELL-01, SU-ACTION-19"""
    name, text = entry.two_languages("name"), entry.two_languages("text")
    power = Power(
        entry.identifier("id"),
        name.en,
        name.de,
        text.en,
        text.de,
        is_spell,
        entry.integer("mana", 1, 20) if is_spell else entry.integer("mana", 0, 20, default=0),
        entry.integer("upkeep", 0, 20, default=0),
        entry.decimal_mils("reach", INCH // 2, FARTHEST, default=0),
        entry.choice("target", TARGETS),
        entry.decimal_mils("burst", INCH // 2, 12 * INCH, default=0),
        tuple([read_effect(effect, kinds) for effect in entry.tables("effects")]),
    )
    if entry.has("attack"):
        power = power._replace(attack=read_spell_attack(entry.table("attack"), power))
    check_power(entry, power)
    return power


def read_spell_attack(entry: Table, power: Power) -> Attack:
    """SU-SPELL-10  It reaches as far as the spell and is called like it."""
    traits = read_traits(entry, "special", ATTACK_TRAITS)
    check_ranged(entry, traits)
    dice = entry.integer("ranged", 1, 9)
    return Attack(power.id, power.name_en, power.name_de, dice, power.reach, True, power.is_spell, traits)


def check_ranged(entry: Table, traits: tuple[Trait, ...]) -> None:
    for trait in traits:
        if trait.name in MELEE_ONLY:
            entry.refuse(
                "special", f'"{trait.name}" is for melee attacks.', f"„{trait.name}“ ist für Nahkampfattacken."
            )


def check_power(entry: Table, power: Power) -> None:
    """What is written must do something, and must have somebody or somewhere to do it."""
    if not power.effects and power.attack is None:
        entry.refuse("effects", "It does nothing.", "Es bewirkt nichts.")
    if power.upkeep and not power.lasts:
        entry.refuse(
            "upkeep",
            "Nothing of it lasts, so nothing can be channelled.",
            "Nichts daran hält an, also lässt sich nichts kanalisieren.",
        )
    if power.target in (NOTHING, ONESELF):
        for key in ("reach", "burst"):
            if entry.has(key):
                entry.refuse(
                    key,
                    f'With the target "{power.target}" there is no "{key}".',
                    f"Beim Ziel „{power.target}“ gibt es kein „{key}“.",
                )
    if power.attack is not None:
        check_aim(entry, power)
    check_verbs(entry, power)


def check_verbs(entry: Table, power: Power) -> None:
    verbs = [effect.verb for effect in power.effects]
    if "carry" in verbs and (power.burst or power.target in (NOTHING, ONESELF)):
        entry.refuse(
            "target",
            '"carry" needs one unit and a point: a unit or "point" as the target, and no "burst".',
            "„carry“ braucht eine Einheit und einen Punkt: als Ziel eine Einheit oder „point“, und kein „burst“.",
        )
    if "raise" in verbs and power.target != POINT:
        entry.refuse("target", '"raise" needs the target "point".', "„raise“ braucht das Ziel „point“.")
    homeless = [verb for verb in verbs if verb not in AT_A_POINT]
    if power.target == POINT and not power.burst and homeless:
        entry.refuse(
            "target",
            f'"{homeless[0]}" at a point needs a "burst": the units around it.',
            f"„{homeless[0]}“ an einem Punkt braucht „burst“: die Einheiten ringsum.",
        )
    if power.target == NOTHING and set(verbs) - {"gems"}:
        entry.refuse("target", "Without a target there are only gems.", "Ohne Ziel gibt es nur Gemmen.")


def check_aim(entry: Table, power: Power) -> None:
    can_be_friend = power.attack is not None and power.attack.has(DISPLACE)  # SU-TRAIT-43
    if power.target != ENEMY and not can_be_friend:
        entry.refuse("target", 'An attack needs the target "enemy".', "Eine Attacke braucht das Ziel „enemy“.")
    if not power.reach:
        entry.refuse("reach", 'An attack needs a "reach".', "Eine Attacke braucht „reach“.")
    if power.effects:
        entry.refuse(
            "effects",
            "What an attack does is said by its special rules.",
            "Was eine Attacke bewirkt, sagen ihre Sonderregeln.",
        )
    if power.burst:
        entry.refuse(
            "burst", "An attack is aimed at one unit only.", "Eine Attacke richtet sich nur gegen eine Einheit."
        )
