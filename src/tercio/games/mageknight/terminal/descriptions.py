"""Everything about a thing in a terminal: a warrior with its dial, a token, terrain, a domain."""

from __future__ import annotations

from typing import Final

from tercio.games.drawing import Line, Span
from tercio.games.mageknight.abilities.bearers import abilities_of
from tercio.games.mageknight.browser.figures import piece_words
from tercio.games.mageknight.browser.words import ATTACK_NAMES, MOVE_NAMES, RANKS, VALUE_NAMES
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.ground import ELEVATED, SOARING, level_of, touches_mission
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.positions.answers import domain_of
from tercio.games.mageknight.printed.dials import ATTACK_BONUS, RANGE, RANGED_DAMAGE, SLOTS, Item
from tercio.games.mageknight.rules.combat.values import range_of, value_of
from tercio.games.mageknight.state import CONTESTED, MageKnight, Mission, Warrior, mageknight
from tercio.games.mageknight.terminal.dial import ability_words, dial_lines
from tercio.games.mageknight.terminal.expansions import bond_words, further_lines
from tercio.games.mageknight.words.names import SEATS, called, name_of, spoken
from tercio.games.places import inch_words, place_words
from tercio.games.words import Words
from tercio.kernel import NOBODY, View

BASE_NAMES: Final = {
    ATTACK_BONUS: ("Attack bonus", "Angriffsbonus"),
    RANGED_DAMAGE: ("Ranged damage", "Fernkampfschaden"),
    RANGE: ("Range", "Reichweite"),
}

WORDS: Final = {
    "touches": ("{0} touches it", "{0} berührt es"),
    "at": ("at {0}", "bei {0}"),
    "facing": ("facing {0}°", "Ausrichtung {0}°"),
    "now": ("now", "jetzt"),
    ELEVATED: ("elevated", "erhöht"),
    SOARING: ("soaring", "hochfliegend"),
    "points": ("{0} points", "{0} Punkte"),
    "range": ("range {0}″", "Reichweite {0}″"),
    "arrows": ("targets {0}", "Ziele {0}"),
    "ranged-damage": ("ranged damage {0}", "Fernkampfschaden {0}"),
    "slots": ("item slots {0}", "Steckplätze {0}"),
    "arc": ("front arc {0}°", "Blickwinkel {0}°"),
    "base": ("on the base", "auf der Basis"),
    "saddle-bonus": ("+{0} in the saddle", "+{0} im Sattel"),
    "by-items": ("besides the dial", "außer der Kampfscheibe"),
    "carries": ("carries", "trägt"),
    "captive": ("captive of {0}", "gefangen bei {0}"),
    "guards": ("guards {0}", "bewacht {0}"),
    "hexed": ("hexed", "verhext"),
    "watching": ("on overwatch", "auf Überwachung"),
    "holder": ("controlled by {0}", "Kontrolle: {0}"),
    "nobody": ("nobody", "niemand"),
    "contested": ("contested", "umkämpft"),
    "blast": ("strikes within {0}″ in the command phase of {1}", "wirkt im Umkreis von {0}″, Befehlsphase: {1}"),
}
word: Final = Words(WORDS).say


def describe(view: View, thing: int, lang: str) -> list[Line]:
    """What is printed, and how it fares now."""
    state = mageknight(view.ghost)
    warrior, mission, piece = state.find(thing), state.mission(thing), state.piece(thing)
    if warrior is not None:
        return warrior_lines(view, warrior, lang)
    name = name_of(view.game, state, "thing", thing, lang)
    said = ""
    if mission is not None:
        said = mission_words(state, mission, lang)
    elif piece is not None:
        said = f"{word('at', lang, place_words(shape_of(piece).centre, lang))}, {piece_words(piece, lang)}"
    for loot in [each for each in state.loot if each.id == thing]:
        said = f"{word('at', lang, place_words(loot.at, lang))}: {item_words(loot.item, lang)}"
    for bomb in [each for each in state.bombs if each.id == thing]:
        blast = word("blast", lang, inch_words(bomb.shell.radius, lang), SEATS[lang][bomb.seat])
        said = f"{word('at', lang, place_words(bomb.at, lang))}, {blast}"
    domain = domain_of(view.game, thing) if not said else None
    if domain is not None:
        said = domain.text_de if lang == "de" else domain.text_en
    return [[Span(name, "bold"), Span(f"  {said}")]]


def mission_words(state: MageKnight, mission: Mission, lang: str) -> str:
    said = [word("at", lang, place_words(mission.at, lang)), word("holder", lang, holder_words(mission, lang))]
    near = [warrior for warrior in state.here() if touches_mission(state, warrior, mission)]
    return ", ".join([*said, *[word("touches", lang, called(state, warrior, lang)) for warrior in near]])


def holder_words(mission: Mission, lang: str) -> str:
    if mission.holder >= 0:
        return SEATS[lang][mission.holder]
    return word("contested" if mission.holder == CONTESTED else "nobody", lang)


def warrior_lines(view: View, warrior: Warrior, lang: str) -> list[Line]:
    """The base, the dial as far as it may be seen, what it carries, and how it stands."""
    state = mageknight(view.ghost)
    rank = Span(f"  {rank_words(view, warrior, lang)}", "dim")
    lines: list[Line] = [
        [Span(called(state, warrior, lang), "bold"), rank],
        [Span(f"  {word('base', lang)}: {base_words(warrior, lang)}")],
    ]
    lines += dial_lines(state, warrior, lang)
    for item in warrior.items:
        name = item.name_de if lang == "de" else item.name_en
        lines.append([Span(f"  {word('carries', lang)} {name}: {item_words(item, lang)}")])
    printed = [mark.ability for mark in warrior.now.marks]
    lent = [ability for ability in abilities_of(warrior) if ability not in printed]
    if lent:
        lines.append([Span(f"  {word('by-items', lang)}: {', '.join([ability_words(each, lang) for each in lent])}")])
    lines.append([Span(f"  {word('now', lang)}: {standing_words(state, warrior, lang)}")])
    return lines + further_lines(view, warrior, lang)


def item_words(item: Item, lang: str) -> str:
    """MK-ITEM-10  What it changes, what it gives, and what is written on it."""
    parts = [f"{value_name(change.value, lang)} {change.amount:+d}" for change in item.changes]
    parts += [ability_words(mark.ability, lang) for mark in item.abilities]
    text = item.text_de if lang == "de" else item.text_en
    return f"{', '.join(parts)}. {text}" if parts else text


def value_name(value: str, lang: str) -> str:
    return spoken(VALUE_NAMES[value] if value in VALUE_NAMES else BASE_NAMES[value], lang)


def rank_words(view: View, warrior: Warrior, lang: str) -> str:
    figure, factions = warrior.figure, content_of(view.game).factions
    known = [factions[name] for name in figure.factions if name in factions]
    names = [spoken((faction.name_en, faction.name_de), lang) for faction in known]
    return " · ".join([*names, spoken(RANKS[figure.rank], lang), word("points", lang, warrior.points)])


def base_words(warrior: Warrior, lang: str) -> str:
    """MK-FIGURE-06"""
    figure = warrior.figure
    parts = [attack_words(warrior, kind, lang) for kind in figure.attack_types]
    if figure.range:
        parts += [word("range", lang, figure.range), word("arrows", lang, figure.arrows)]
        parts += [word("ranged-damage", lang, figure.ranged_damage)] if figure.ranged_damage >= 0 else []
    parts += [spoken(MOVE_NAMES[warrior.now.move_type], lang), word("arc", lang, figure.front_arc)]
    return ", ".join([*parts, word("slots", lang, figure.slots)])


def attack_words(warrior: Warrior, kind: str, lang: str) -> str:
    bonus = warrior.figure.bonus(kind)
    saddle = warrior.figure.rider_bonus
    added = f" +{bonus}" if bonus else f" ({word('saddle-bonus', lang, saddle)})" if saddle else ""
    return spoken(ATTACK_NAMES[kind], lang) + added


def standing_words(state: MageKnight, warrior: Warrior, lang: str) -> str:
    """Where it stands and what it is worth with items, domains and terrain cards."""
    values = [f"{spoken(VALUE_NAMES[slot], lang)} {value_of(state, warrior, slot).total}" for slot in SLOTS]
    reach = range_of(state, warrior).total
    parts = [word("at", lang, place_words(warrior.at, lang)), word("facing", lang, warrior.facing), *values]
    parts += [word("range", lang, reach)] if reach else []
    return ", ".join([*parts, *condition_words(state, warrior, lang), *bond_words(state, warrior, lang)])


def condition_words(state: MageKnight, warrior: Warrior, lang: str) -> list[str]:
    """Everything that lies on or beside the base, and its level."""
    parts: list[str] = []
    level, captive = level_of(state, warrior), state.captive_of(warrior.id)
    if level in (ELEVATED, SOARING):
        parts.append(word(level, lang))
    if warrior.is_captive:
        parts.append(word("captive", lang, called(state, state.warriors[warrior.guard], lang)))
    if captive is not None:
        parts.append(word("guards", lang, called(state, captive, lang)))
    if warrior.hexed_by != NOBODY:
        parts.append(word("hexed", lang))
    if warrior.is_watching:
        parts.append(word("watching", lang))
    return parts
