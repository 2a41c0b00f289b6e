"""Lines of a pack: special rules, effects, spells and card actions. What a line would not heed is refused."""

from __future__ import annotations

import re
from typing import Final

from tercio.content.table import Table, suggestion
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.games.summoners.abilities.special_rule import MOST_X, SHOVES, printed, special_rules
from tercio.games.summoners.printed.profiles import (
    ANY_UNIT,
    ENEMY,
    FRIEND,
    INCH,
    NOTHING,
    ONESELF,
    TARGETS,
    Attack,
    Effect,
    Power,
    TerrainKind,
    Trait,
)
from tercio.games.summoners.verbs.verb import verbs
from tercio.games.summoners.words.powers import text_of
from tercio.games.verbs import keys_of, refuse_unheeded

FARTHEST: Final = 72 * INCH
SAY: Final = Wording("tercio.games.summoners", "content")


# -- special rules ---------------------------------------------------------------------------------


def read_traits(entry: Table, key: str, is_of_attack: bool) -> tuple[Trait, ...]:
    """A list such as `["flyer", "ethereal 2"]`; those of units and those of attacks are kept apart. SU-TRAIT-01"""
    traits: list[Trait] = []
    known = [rule.written for rule in special_rules().values() if rule.is_of_attack == is_of_attack]
    for index, words in enumerate(entry.words(key, default=(), known=known)):
        trait = read_trait(entry, (*entry.path, key, index), words, is_of_attack)
        if trait is None:
            continue
        if trait.name in [other.name for other in traits]:
            entry.document.refuse((*entry.path, key, index), *SAY("twice", name=trait.name))
        traits.append(trait)
    return tuple(traits)


def read_trait(entry: Table, path: tuple[str | int, ...], words: str, is_of_attack: bool) -> Trait | None:
    """None for one that there is not."""
    name, _, number = words.partition(" ")
    rule = special_rules().get(name)
    if rule is None:
        known = [rule.word for rule in special_rules().values() if rule.is_of_attack == is_of_attack]
        near = suggestion(name, known)
        asked = shown(name)
        wrong = SAY("no-such-rule", name=asked)
        entry.document.refuse(path, *(wrong if near is None else SAY("two-sentences", first=wrong, second=near)))
    elif rule.is_of_attack != is_of_attack:
        entry.document.refuse(path, *SAY("rule-of-attacks" if rule.is_of_attack else "rule-of-units", name=name))
    elif not rule.is_numbered:
        if number:
            entry.document.refuse(path, *SAY("rule-without-number", name=name))
        return Trait(name)
    elif not re.fullmatch(f"[1-{MOST_X}]", number):
        entry.document.refuse(path, *SAY("rule-with-number", name=name, most=MOST_X))
    else:
        return Trait(name, int(number))
    return None


# -- effects -----------------------------------------------------------------------------------------


def read_effect(entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
    known = verbs()
    verb = known[entry.choice("verb", tuple(known))]
    effect = verb.read(entry.part(verb.word), kinds)
    refuse_unheeded(entry, verb.named(effect), keys_of(known.values()), verb.heeded(effect))
    return effect


# -- spells and card actions ----------------------------------------------------------------------------


def read_power(entry: Table, is_spell: bool, kinds: dict[str, TerrainKind]) -> Power:
    """Where a pack gives no text, the verbs say what they do. SU-SPELL-01, SU-ACTION-19"""
    name = entry.two_languages("name")
    power = Power(
        entry.identifier("id"),
        name.en,
        name.de,
        "",
        "",
        is_spell,
        entry.integer("mana", 1, 20) if is_spell else entry.integer("mana", 0, 20, default=0),
        entry.integer("upkeep", 0, 20, default=0),
        entry.decimal_mils("reach", INCH // 2, FARTHEST, default=0),
        entry.choice("target", TARGETS),
        entry.decimal_mils("burst", INCH // 2, 12 * INCH, default=0),
        tuple([read_effect(effect, kinds) for effect in entry.tables("effects")]),
    )
    attack = entry.table_or_none("attack")
    if attack is not None:
        power = power._replace(attack=read_spell_attack(attack, power))
    check_power(entry, power)
    text = entry.two_languages("text", default=text_of(power, kinds))
    return power._replace(text_en=text.en, text_de=text.de)


def read_spell_attack(row: Table, power: Power) -> Attack:
    """It reaches as far as the spell and is called like it. SU-SPELL-10"""
    entry = row.part("attack-of-power")
    traits = read_traits(entry, "special", is_of_attack=True)
    check_ranged(entry, traits)
    dice = entry.integer("ranged", 1, 9)
    return Attack(
        power.id, power.name_en, power.name_de, dice, power.reach, True, power.is_spell, traits, printed(traits)
    )


def check_ranged(entry: Table, traits: tuple[Trait, ...]) -> None:
    for trait in traits:
        if special_rules()[trait.name].is_for_melee:
            entry.refuse("special", *SAY("rule-for-melee", name=trait.name))


def check_power(entry: Table, power: Power) -> None:
    """What is written must do something, and must have somebody or somewhere to do it."""
    if not power.effects and power.attack is None:
        entry.refuse("effects", *SAY("does-nothing"))
    if power.upkeep and not power.lasts:
        entry.refuse("upkeep", *SAY("nothing-lasts"))
    if entry.is_mistaken("target"):
        return
    if power.target in (NOTHING, ONESELF):
        for key in ("reach", "burst"):
            if entry.has(key):
                entry.refuse(key, *SAY("not-with-target", target=power.target, key=key))
    if power.attack is not None:
        check_aim(entry, power, power.attack)
    for effect in power.effects:
        effect.verb.check(entry, power)


def check_aim(entry: Table, power: Power, attack: Attack) -> None:
    """A ranged spell is an attack, and nothing but an attack. SU-SPELL-10, SU-TRAIT-43"""
    if power.target not in ((FRIEND, ENEMY, ANY_UNIT) if attack.texts[SHOVES] else (ENEMY,)):
        entry.refuse("target", *SAY("attack-aim"))
    if not power.reach:
        entry.refuse("reach", *SAY("attack-reach"))
    if power.effects:
        entry.refuse("effects", *SAY("attack-effects"))
    if power.burst:
        entry.refuse("burst", *SAY("attack-burst"))
