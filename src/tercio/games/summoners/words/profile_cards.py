"""A unit's profile card and its activation card, as a browser or a printer needs them. SU-PROFILE-02, SU-ROUND-06"""

from __future__ import annotations

from typing import NamedTuple

from tercio.content.table import Phrase
from tercio.games.summoners.abilities.special_rule import TO_FIGHT, TO_INTERACT, TO_MOVE, special_rules
from tercio.games.summoners.printed.profiles import (
    AP,
    MELEE,
    MOVEMENT,
    NOTHING,
    ONESELF,
    RANGED,
    REFLEX,
    RESISTANCE,
    SIZE,
    Attack,
    Power,
    Profile,
    Trait,
)
from tercio.games.summoners.words import cards as words
from tercio.games.summoners.words import figures
from tercio.games.summoners.words.powers import trait_name


class ValueLine(NamedTuple):
    """One profile value; the movement value has both distances."""

    key: str
    name: str
    short: str
    text: str
    rule: str
    can_be_boosted: bool  # SU-BOOST-01  the bolt


class SpecialLine(NamedTuple):
    """One special rule, with its (X) in the name."""

    key: str
    name: str
    value: int
    text: str
    rules: tuple[str, ...]


class AttackLine(NamedTuple):
    id: str
    name: str
    is_ranged: bool
    short: str  # NK or FK
    dice: int
    reach: str
    specials: tuple[SpecialLine, ...]
    can_be_boosted: bool


class PowerLine(NamedTuple):
    """A spell or a card action."""

    id: str
    name: str
    is_spell: bool
    mana: int
    upkeep: int  # 0: it cannot be channelled
    reach: str  # empty where there is nothing to reach
    target: str
    text: str
    attack: AttackLine | None


class Card(NamedTuple):
    """Everything but the picture. SU-PROFILE-02"""

    id: str
    lang: str
    name: str
    kind: str  # summoner, or creature with its level
    realm: str  # its id
    values: tuple[ValueLine, ...]
    specials: tuple[SpecialLine, ...]
    attacks: tuple[AttackLine, ...]
    spells: tuple[PowerLine, ...]
    actions: tuple[PowerLine, ...]
    cost: str  # empty for a summoner
    mana: int
    levels: int
    white: int
    red: int
    base: int  # the radius in mils


class ActionLine(NamedTuple):
    key: str  # as in answers; "act" for what only this unit has
    name: str
    ap: int
    rule: str


class ActivationCard(NamedTuple):
    """One for all units of a type. SU-ROUND-06"""

    id: str
    lang: str
    name: str
    actions: tuple[ActionLine, ...]


# -- the profile card -----------------------------------------------------------------------------------


def profile_card(profile: Profile, lang: str) -> Card:
    """German for "de", English otherwise."""
    powers = [power_line(power, profile, lang) for power in profile.powers]
    kind = words.SUMMONER if profile.is_summoner else words.CREATURE
    return Card(
        profile.id,
        lang,
        name_of(profile, lang),
        kind.spoken(lang).format(profile.level),
        profile.realm,
        value_lines(profile, lang),
        special_lines(profile.traits, lang),
        tuple([attack_line(attack, profile, lang) for attack in profile.attacks]),
        tuple([power for power in powers if power.is_spell]),
        tuple([power for power in powers if not power.is_spell]),
        cost_text(profile, lang),
        profile.mana,
        profile.levels,
        profile.white,
        profile.red,
        profile.radius,
    )


def name_of(named: Profile | Attack | Power, lang: str) -> str:
    return named.name_de if lang == "de" else named.name_en


def value_lines(profile: Profile, lang: str) -> tuple[ValueLine, ...]:
    """In the order of the printed card."""
    figures = (
        (AP, str(profile.ap)),
        (MOVEMENT, f"{inches(profile.walk, lang)}/{inches(profile.run, lang)}"),
        (REFLEX, str(profile.reflex)),
        (RESISTANCE, str(profile.resistance)),
        (SIZE, str(profile.size)),
    )
    lines: list[ValueLine] = []
    for key, text in figures:
        name, short, rule = words.VALUE_WORDS[key]
        lines.append(ValueLine(key, name.spoken(lang), short.spoken(lang), text, rule, key in profile.boosts))
    return tuple(lines)


def special_lines(traits: tuple[Trait, ...], lang: str) -> tuple[SpecialLine, ...]:
    return tuple([special_line(trait, lang) for trait in traits])


def special_line(trait: Trait, lang: str) -> SpecialLine:
    """Ice (2)"""
    rule = special_rules()[trait.name]
    shown = trait_name(trait.name, trait.value).spoken(lang)
    return SpecialLine(trait.name, shown, trait.value, rule.text(trait.value).spoken(lang), rule.rules)


def attack_line(attack: Attack, profile: Profile, lang: str) -> AttackLine:
    key = RANGED if attack.is_ranged else MELEE
    return AttackLine(
        attack.id,
        name_of(attack, lang),
        attack.is_ranged,
        words.VALUE_WORDS[key].short.spoken(lang),
        attack.dice,
        reach_text(attack.reach, words.CONTACT, lang),
        special_lines(attack.traits, lang),
        key in profile.boosts,
    )


def power_line(power: Power, profile: Profile, lang: str) -> PowerLine:
    return PowerLine(
        power.id,
        name_of(power, lang),
        power.is_spell,
        power.mana,
        power.upkeep,
        "" if power.target in (NOTHING, ONESELF) else reach_text(power.reach, words.UNLIMITED, lang),
        words.TARGET_WORDS[power.target].spoken(lang),
        power.text_de if lang == "de" else power.text_en,
        attack_line(power.attack, profile, lang) if power.attack is not None else None,
    )


def cost_text(profile: Profile, lang: str) -> str:
    """3 Mg + 2 Ks. SU-PROFILE-16"""
    parts: list[str] = []
    if profile.mana:
        gems = words.GEM if profile.mana == 1 else words.GEMS
        parts.append(gems.spoken(lang).format(profile.mana))
    if profile.levels:
        levels = words.LEVEL if profile.levels == 1 else words.LEVELS
        parts.append(levels.spoken(lang).format(profile.levels))
    return " + ".join(parts)


def reach_text(reach: int, otherwise: Phrase, lang: str) -> str:
    if not reach:
        return otherwise.spoken(lang)
    return words.INCHES.spoken(lang).format(inches(reach, lang))


def inches(mils: int, lang: str) -> str:
    return figures.inches(mils).spoken(lang)


# -- the activation card -------------------------------------------------------------------------------------


def activation_card(profile: Profile, lang: str) -> ActivationCard:
    lines: list[ActionLine] = []
    for key in standard_actions(profile):
        name, ap, rule = words.ACTIONS[key]
        lines.append(ActionLine(key, name.spoken(lang), ap, rule))
    _, ap, rule = words.CARD_ACTION
    lines += [ActionLine("act", name_of(power, lang), ap, rule) for power in profile.powers if not power.is_spell]
    return ActivationCard(profile.id, lang, name_of(profile, lang), tuple(lines))


def standard_actions(profile: Profile) -> tuple[str, ...]:
    """What the unit may do by its card alone, in the order of the book. SU-ROUND-06"""
    can_move = not profile.texts[TO_MOVE]
    attacks = () if profile.texts[TO_FIGHT] else profile.attacks  # SU-TRAIT-35, a81
    has_melee = len([attack for attack in attacks if not attack.is_ranged]) > 0
    has_ranged = len([attack for attack in attacks if attack.is_ranged]) > 0
    spells = [power for power in profile.powers if power.is_spell]
    aimed = [spell for spell in spells if spell.attack is not None]
    listed = {
        "walk": can_move,
        "run": can_move,
        "charge": has_melee,
        "concentrate": len(attacks) > 0 or len(aimed) > 0,
        "melee": has_melee,
        "ranged": has_ranged,
        "cast": len(spells) > 0,  # SU-ACTION-15
        "summon": profile.is_summoner,  # SU-ACTION-16
        "interact": not profile.texts[TO_INTERACT],  # SU-TRAIT-28
    }
    return tuple([key for key in words.ACTIONS if listed[key]])


# -- as plain text ---------------------------------------------------------------------------------------------


def card_text(card: Card) -> tuple[str, ...]:
    """The profile card line by line."""
    lang = card.lang
    lines = [f"{card.name} · {card.kind}", " · ".join([value_text(value) for value in card.values])]
    lines += [f"{special.name}: {special.text}" for special in card.specials]
    lines += [attack_text(attack, lang) for attack in card.attacks]
    for power in (*card.spells, *card.actions):
        lines += [power_text(power, lang), f"  {power.text}"]
    if card.cost:
        lines.append(f"{words.COST.spoken(lang)}: {card.cost}")
    life = words.LIFE_PARTS.spoken(lang).format(card.white, card.red)
    lines.append(f"{words.LIFE.spoken(lang)}: {life}")
    return tuple(lines)


def value_text(value: ValueLine) -> str:
    return f"{value.short} {value.text}{'⚡' if value.can_be_boosted else ''}"


def attack_text(attack: AttackLine, lang: str) -> str:
    """Frostbiss · NK 3 · RW BK · Eis (1)"""
    dice = f"{attack.short} {attack.dice}{'⚡' if attack.can_be_boosted else ''}"
    parts = [attack.name, dice, f"{words.RANGE.spoken(lang)} {attack.reach}"]
    return " · ".join([*parts, *[special.name for special in attack.specials]])


def power_text(power: PowerLine, lang: str) -> str:
    parts = [power.name]
    if power.mana:
        parts.append(f"{words.MANA.spoken(lang)} {power.mana}")
    if power.upkeep:
        parts.append(f"{words.UPKEEP.spoken(lang)} {power.upkeep}")
    if power.reach:
        parts.append(f"{words.RANGE.spoken(lang)} {power.reach}")
    return " · ".join([*parts, f"{words.TARGET.spoken(lang)}: {power.target}"])


def activation_text(card: ActivationCard) -> tuple[str, ...]:
    return (card.name, *[f"{action.name} · {action.ap} AP" for action in card.actions])
