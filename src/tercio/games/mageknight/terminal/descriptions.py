"""Everything about a thing in a terminal: a warrior with its dial, a token, terrain, a domain."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.mageknight.abilities.bearers import abilities_of, tokens_by
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.ground import ELEVATED, SOARING, level_of, touches_mission
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.positions.answers import domain_of
from tercio.games.mageknight.printed.dials import SLOTS
from tercio.games.mageknight.rules.combat.values import range_of, value_of
from tercio.games.mageknight.state import CONTESTED, MageKnight, Mission, Warrior, mageknight
from tercio.games.mageknight.terminal.dial import dial_lines
from tercio.games.mageknight.terminal.expansions import bond_words, further_lines
from tercio.games.mageknight.words.abilities import token_name
from tercio.games.mageknight.words.descriptions import ability_words, item_words, piece_words, points_words
from tercio.games.mageknight.words.names import (
    ATTACK_NAMES,
    MOVE_NAMES,
    RANKS,
    SEATS,
    VALUE_NAMES,
    called,
    name_of,
    spoken,
)
from tercio.games.places import inch_words, place_words
from tercio.games.terminal import Span, Spans
from tercio.kernel import View

word: Final = Wording("tercio.games.mageknight", "terminal.descriptions").spoken


def describe(view: View, thing: int, lang: str) -> list[Spans]:
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
        said = f"{word('at', lang, place=place_words(shape_of(piece).centre, lang))}, {piece_words(piece, lang)}"
    for loot in [each for each in state.loot if each.id == thing]:
        said = f"{word('at', lang, place=place_words(loot.at, lang))}: {item_words(loot.item, lang)}"
    for bomb in [each for each in state.bombs if each.id == thing]:
        blast = word("blast", lang, inches=inch_words(bomb.shell.radius, lang), player=SEATS[lang][bomb.seat])
        said = f"{word('at', lang, place=place_words(bomb.at, lang))}, {blast}"
    domain = domain_of(view.game, thing) if not said else None
    if domain is not None:
        said = domain.text_de if lang == "de" else domain.text_en
    return [[Span(name, "bold"), Span(f"  {said}")]]


def mission_words(state: MageKnight, mission: Mission, lang: str) -> str:
    said = [
        word("at", lang, place=place_words(mission.at, lang)),
        word("holder", lang, name=holder_words(mission, lang)),
    ]
    near = [warrior for warrior in state.here() if touches_mission(state, warrior, mission)]
    return ", ".join([*said, *[word("touches", lang, name=called(state, warrior, lang)) for warrior in near]])


def holder_words(mission: Mission, lang: str) -> str:
    if mission.holder >= 0:
        return SEATS[lang][mission.holder]
    return word("contested" if mission.holder == CONTESTED else "nobody", lang)


def warrior_lines(view: View, warrior: Warrior, lang: str) -> list[Spans]:
    """The base, the dial as far as it may be seen, what it carries, and how it stands."""
    state = mageknight(view.ghost)
    rank = Span(f"  {rank_words(view, warrior, lang)}", "dim")
    lines: list[Spans] = [
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


def rank_words(view: View, warrior: Warrior, lang: str) -> str:
    figure, factions = warrior.figure, content_of(view.game).factions
    known = [factions[name] for name in figure.factions if name in factions]
    names = [spoken((faction.name_en, faction.name_de), lang) for faction in known]
    return " · ".join([*names, spoken(RANKS[figure.rank], lang), points_words(warrior.points, lang)])


def base_words(warrior: Warrior, lang: str) -> str:
    """The base shows attack types, range, movement type, front arc and slots. MK-FIGURE-06"""
    figure = warrior.figure
    parts = [attack_words(warrior, kind, lang) for kind in figure.attack_types]
    if figure.range:
        parts += [word("range", lang, inches=figure.range), word("arrows", lang, number=figure.arrows)]
        parts += [word("ranged-damage", lang, damage=figure.ranged_damage)] if figure.ranged_damage >= 0 else []
    parts += [spoken(MOVE_NAMES[warrior.now.move_type], lang), word("arc", lang, arc=figure.front_arc)]
    return ", ".join([*parts, word("slots", lang, number=figure.slots)])


def attack_words(warrior: Warrior, kind: str, lang: str) -> str:
    bonus = warrior.figure.bonus(kind)
    saddle = warrior.figure.rider_bonus
    added = f" +{bonus}" if bonus else f" ({word('saddle-bonus', lang, bonus=saddle)})" if saddle else ""
    return spoken(ATTACK_NAMES[kind], lang) + added


def standing_words(state: MageKnight, warrior: Warrior, lang: str) -> str:
    """Where it stands and what it is worth with items, domains and terrain cards."""
    values = [f"{spoken(VALUE_NAMES[slot], lang)} {value_of(state, warrior, slot).total}" for slot in SLOTS]
    reach = range_of(state, warrior).total
    parts = [
        word("at", lang, place=place_words(warrior.at, lang)),
        word("facing", lang, facing=warrior.facing),
        *values,
    ]
    parts += [word("range", lang, inches=reach)] if reach else []
    return ", ".join([*parts, *condition_words(state, warrior, lang), *bond_words(state, warrior, lang)])


def condition_words(state: MageKnight, warrior: Warrior, lang: str) -> list[str]:
    """Everything that lies on or beside the base, and its level."""
    parts: list[str] = []
    level, captive = level_of(state, warrior), state.captive_of(warrior.id)
    if level in (ELEVATED, SOARING):
        parts.append(word(level, lang))
    if warrior.is_captive:
        parts.append(word("captive", lang, name=called(state, state.warriors[warrior.guard], lang)))
    if captive is not None:
        parts.append(word("guards", lang, name=called(state, captive, lang)))
    return [*parts, *[token_name(token).spoken(lang) for token in tokens_by(warrior)]]
