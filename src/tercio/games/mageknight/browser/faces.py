"""The printed side of every figure and item as plain data, with the words for what stands on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict, cast

from tercio.content.wording import Wording, sentences
from tercio.games.mageknight.abilities.registry import rule_of, special_abilities
from tercio.games.mageknight.browser.faces_expansions import (
    MIND_NAMES,
    MOUNT_NAMES,
    CompanyFace,
    SaddleFace,
    SpellFace,
    Words,
    company_face,
    reads_all,
    saddle_face,
    spell_face,
)
from tercio.games.mageknight.browser.figures import silhouette
from tercio.games.mageknight.building.army import full_name
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.game import MageKnightGame
from tercio.games.mageknight.printed.dials import MAGE_SPAWN, SLOTS, Click, Figure, Item
from tercio.games.mageknight.words.abilities import ability_names, effect_names
from tercio.games.mageknight.words.names import ATTACK_NAMES, MOVE_NAMES, RANKS, SPELL_NAMES, VALUE_NAMES
from tercio.games.measures import LookScene, look_scene
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.mageknight", "browser.faces")

MORE_VALUES: Final = sentences("tercio.games.mageknight", "faces.more-values")
DEFENSE_NAMES: Final = sentences("tercio.games.mageknight", "faces.defense")


class MarkFace(TypedDict):
    """A special ability sits on one of the values. MK-TERM-18"""

    ability: str
    slot: str


class ClickFace(TypedDict):
    """A click is one position of a combat dial. MK-FIGURE-16"""

    movement: int
    attack: int
    defense: int
    damage: int
    move_type: str
    marks: list[MarkFace]
    is_repair: bool


class LevelFace(TypedDict):
    """A level tells on which click a hero starts, counted from 0, and what it costs. MK-FIGURE-21"""

    start: int
    points: int


class FigureFace(TypedDict):
    """A figure shows what is printed on its base and its dial. MK-FIGURE-06"""

    id: str
    name: Words
    list_name: Words  # as lists have it: with the rank
    collector: str
    rank: int  # 0 unique, then 1 to 3 stars
    points: int
    factions: list[str]
    subfaction: str
    attack_types: list[str]
    move_types: list[str]  # of all its clicks
    bonuses: dict[str, int]
    defense_type: str
    damage_type: str
    range: int
    arrows: int
    ranged_damage: int  # -1: the damage value that shows
    slots: int
    front_arc: int
    base: int  # diameter in mils
    emblem: str
    look: LookScene
    tinctures: str
    dial: list[ClickFace]
    start: int
    levels: list[LevelFace]
    abilities: list[str]  # of all its clicks
    saddle: SaddleFace
    reads_all: bool  # every affinity of spells is its own
    champion: str  # of whom it is one version; empty: it has only one


class ItemFace(TypedDict):
    """An item shows what is printed on its card. MK-ITEM-10"""

    id: str
    name: Words
    collector: str
    points: int
    is_relic: bool
    needs: list[Words]  # what its bearer must have
    gives: list[Words]
    story: Words
    capacity: int  # pages of a spellbook; 0: it is none


class FigureWords(TypedDict):
    """What the keys on figures are called."""

    factions: dict[str, Words]
    subfactions: dict[str, Words]
    ranks: dict[str, Words]
    attack_types: dict[str, Words]
    move_types: dict[str, Words]
    defense_types: dict[str, Words]
    values: dict[str, Words]
    abilities: dict[str, Words]
    mounts: dict[str, Words]
    minds: dict[str, Words]
    spell_kinds: dict[str, Words]


class Figures(TypedDict):
    """All figures and items of Mage Knight with its packs; `rules` has the rule of each ability, `slots` its value."""

    figures: list[FigureFace]
    items: list[ItemFace]
    spells: list[SpellFace]
    companies: list[CompanyFace]
    words: FigureWords
    rules: dict[str, str]
    slots: dict[str, str]


def catalogue_json(game: Game) -> Figures:
    content = cast(MageKnightGame, game).content
    subfactions = {each[0]: (each[1], each[2]) for faction in content.factions.values() for each in faction.subfactions}
    return {
        "figures": [figure_face(figure, content) for figure in content.figures.values()],
        "items": [item_face(content, item) for item in content.items.values()],
        "spells": [spell_face(spell) for spell in content.spells.values()],
        "companies": [company_face(company, content.figures.values()) for company in content.companies.values()],
        "words": {
            "factions": {key: both((each.name_en, each.name_de)) for key, each in content.factions.items()},
            "subfactions": in_both(subfactions),
            "ranks": {str(stars): both(rank) for stars, rank in enumerate(RANKS)},
            "attack_types": in_both(ATTACK_NAMES),
            "move_types": in_both(MOVE_NAMES),
            "defense_types": in_both(DEFENSE_NAMES),
            "values": in_both({**VALUE_NAMES, **MORE_VALUES}),
            "abilities": in_both(ability_names()),
            "mounts": in_both(MOUNT_NAMES),
            "minds": in_both(MIND_NAMES),
            "spell_kinds": in_both(SPELL_NAMES),
        },
        "rules": {ability: rule_of(ability) for ability in special_abilities()},
        "slots": {ability: each.slot for ability, each in special_abilities().items()},
    }


def figure_face(figure: Figure, content: Content) -> FigureFace:
    abilities = [mark.ability for click in figure.dial for mark in click.marks]
    return {
        "id": figure.id,
        "name": both((figure.name_en, figure.name_de)),
        "list_name": both((full_name(figure, "en"), full_name(figure, "de"))),
        "collector": figure.collector,
        "rank": figure.rank,
        "points": figure.points,
        "factions": list(figure.factions) or [MAGE_SPAWN],
        "subfaction": figure.subfaction,
        "attack_types": list(figure.attack_types),
        "move_types": list(dict.fromkeys([click.move_type for click in figure.dial])),
        "bonuses": {bonus.attack_type: bonus.amount for bonus in figure.bonuses if bonus.amount},
        "defense_type": figure.defense_type,
        "damage_type": figure.damage_type,
        "range": figure.range,
        "arrows": figure.arrows,
        "ranged_damage": max(figure.ranged_damage, -1),
        "slots": figure.slots,
        "front_arc": figure.front_arc,
        "base": 2 * figure.radius,
        "emblem": silhouette(figure, figure.dial[figure.start].move_type),
        "look": look_scene(content.looks[figure.id]),
        "tinctures": figure.factions[0] if figure.factions else MAGE_SPAWN,
        "dial": [click_json(click) for click in figure.dial],
        "start": figure.start,
        "levels": [
            {"start": start, "points": points} for start, points in zip(figure.levels, figure.costs, strict=True)
        ],
        "abilities": list(dict.fromkeys(abilities)),
        "saddle": saddle_face(figure, content.figures.values()),
        "reads_all": reads_all(figure),
        "champion": figure.champion,
    }


def face_of(game: Game, name: str) -> FigureFace:
    content = cast(MageKnightGame, game).content
    return figure_face(content.figures[name], content)


def click_json(click: Click) -> ClickFace:
    return {
        "movement": click.movement,
        "attack": click.attack,
        "defense": click.defense,
        "damage": click.damage,
        "move_type": click.move_type,
        "marks": [{"ability": mark.ability, "slot": mark.slot} for mark in click.marks],
        "is_repair": click.is_repair,
    }


def item_face(content: Content, item: Item) -> ItemFace:
    return {
        "id": item.id,
        "name": both((item.name_en, item.name_de)),
        "collector": item.collector,
        "points": item.points,
        "is_relic": item.is_relic,
        "needs": [both(each) for each in needs_of(content, item)],
        "gives": [both(each) for each in gives_of(item)],
        "story": both((item.text_en, item.text_de)),
        "capacity": item.capacity,
    }


def needs_of(content: Content, item: Item) -> list[tuple[str, str]]:
    """An item names what its bearer must have. MK-ITEM-16, MK-ITEM-17"""
    found: list[tuple[str, str]] = []
    if item.attack_type:
        found.append(ATTACK_NAMES[item.attack_type])
    if item.move_type:
        found.append(MOVE_NAMES[item.move_type])
    if item.faction:
        faction = content.factions[item.faction]
        found.append((faction.name_en, faction.name_de))
    if item.least_attack:
        found.append(SAY("least-attack", number=item.least_attack))
    return found


def gives_of(item: Item) -> list[tuple[str, str]]:
    """An item gives its bearer modifiers, abilities and effects. MK-ITEM-11, MK-ITEM-12"""
    values = {**{slot: VALUE_NAMES[slot] for slot in SLOTS}, **MORE_VALUES}
    found: list[tuple[str, str]] = []
    for change in item.changes:
        en, de = values[change.value]
        found.append((f"{change.amount:+} {en.lower()}", f"{change.amount:+} {de}"))
    named = [ability_names()[mark.ability] for mark in item.abilities]
    return [*found, *named, *[effect_names()[word] for word in item.effects]]


def both(words: tuple[str, str]) -> Words:
    return {"en": words[0], "de": words[1]}


def in_both(table: Mapping[str, tuple[str, str]]) -> dict[str, Words]:
    return {key: both(words) for key, words in table.items()}
