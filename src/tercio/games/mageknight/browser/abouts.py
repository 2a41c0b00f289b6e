"""What an inspector shows: the dial as far as it may be seen, abilities and items in words, terrain, tokens, cards."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import LAYS_WITHIN
from tercio.games.mageknight.abilities.bearers import abilities_of, asked, has_gift
from tercio.games.mageknight.abilities.registry import gifts, rule_of, special_abilities
from tercio.games.mageknight.browser.abouts_expansions import about_spell, book_paragraphs
from tercio.games.mageknight.browser.words import word
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.cavalry import partner_of
from tercio.games.mageknight.field.ground import extent_of
from tercio.games.mageknight.field.visible_clicks import VisibleClick, shown_clicks
from tercio.games.mageknight.positions.answers import domain_of
from tercio.games.mageknight.printed.dials import (
    ABYSS,
    BLOCKING,
    CONCEALING,
    DEEP,
    HINDERING,
    SHALLOW,
    SLOTS,
    Click,
    Domain,
)
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.state import DOMAINS, INCH, SPELLS, MageKnight, Piece, Warrior, mageknight
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.descriptions import piece_words, points_words
from tercio.games.mageknight.words.names import ATTACK_NAMES, MOVE_NAMES, RANKS, VALUE_NAMES, called, name_of, spoken
from tercio.games.measures import About, DialClick, OtherDial, Paragraph, RangeScene, StatScene
from tercio.kernel import Game, Seat, View

PIECE_RULES: Final = {  # what it does to movement, to fire
    HINDERING: ("MK-TERRAIN-13", "MK-TERRAIN-15", "MK-TERRAIN-18"),
    BLOCKING: ("MK-TERRAIN-28", "MK-TERRAIN-29"),
    CONCEALING: ("MK-TERRAIN-24", "MK-TERRAIN-25"),
    ABYSS: ("MK-TERRAIN-30", "MK-TERRAIN-31"),
    SHALLOW: ("MK-TERRAIN-32", "MK-TERRAIN-33"),
    DEEP: ("MK-TERRAIN-34", "MK-TERRAIN-35"),
}
ON_HILLS: Final = ("MK-ELEV-05", "MK-ELEV-09")


def about_of(view: View, thing: int, lang: str) -> About | None:
    """The dial as far as it may be seen, with its abilities in words; terrain, tokens and cards in a line."""
    state = mageknight(view.ghost)
    warrior = state.find(thing)
    if warrior is not None:
        return about_warrior(state, warrior, view.seat, lang)
    domain = domain_of(view.game, thing) if thing >= DOMAINS else None
    if domain is not None:
        return about_domain(thing, domain, lang)
    working = state.working(thing)
    if working is not None:
        thing = SPELLS + working.spell.number
    if thing >= SPELLS:
        return about_spell(thing, content_of(view.game).spells, lang)
    return about_thing(view.game, state, thing, lang)


def about_warrior(state: MageKnight, warrior: Warrior, reader: Seat, lang: str) -> About:
    figure = warrior.figure
    types = [spoken(ATTACK_NAMES[kind], lang) for kind in figure.attack_types]
    line = [spoken(RANKS[figure.rank], lang), points_words(warrior.points, lang), *types]
    return {
        "thing": warrior.id,
        "name": called(state, warrior, lang),
        "line": " · ".join(line),
        "stats": base_stats(state, warrior, lang),
        "dial": [dial_click(warrior, window, lang) for window in shown_clicks(state, warrior)],
        "others": other_dials(state, warrior, lang),
        "paragraphs": [
            *ability_paragraphs(state, warrior, lang),
            *item_paragraphs(warrior, lang),
            *book_paragraphs(state, warrior, reader, lang),
        ],
        "ranges": ranges_of(state, warrior, lang),
    }


def other_dials(state: MageKnight, warrior: Warrior, lang: str) -> list[OtherDial]:
    """A cavalry unit has two dials. MKC-UNIT-02"""
    other = partner_of(state, warrior)
    if other is None:
        return []
    name = word("rides-on" if warrior.is_rider else "ridden-by", lang, name=called(state, other, lang))
    dial = [dial_click(other, window, lang) for window in shown_clicks(state, other)]
    return [{"thing": other.id, "name": name, "dial": dial}]


def ranges_of(state: MageKnight, warrior: Warrior, lang: str) -> list[RangeScene]:
    """Its range is shown within its front arc, or the arc alone where it does not shoot. MK-RANGED-03, MK-BOMB-06"""
    figure, far = warrior.figure, range_of(state, warrior).total
    found: list[RangeScene] = []
    if far:
        found.append(range_scene("range", word("in-range", lang, inches=far), far * INCH, figure.front_arc))
    for ability in asked(warrior, LAYS_WITHIN):
        limit = ability.lays_within(state, warrior)
        found.append(range_scene("area", word("bombards", lang, inches=limit // INCH), limit, figure.front_arc))
    near = extent_of(warrior) + INCH
    return found or [range_scene("front", word("front", lang), near, figure.front_arc)]


def range_scene(kind: str, text: str, radius: int, arc: int) -> RangeScene:
    return {"kind": kind, "text": text, "radius": radius, "arc": arc}


def base_stats(state: MageKnight, warrior: Warrior, lang: str) -> list[StatScene]:
    """The base shows these numbers; the range is what it comes to with items and all. MK-FIGURE-06, MK-RANGED-03"""
    figure = warrior.figure
    far = range_of(state, warrior).total if figure.range else 0
    rows = [("range", f"{far}″"), ("arrows", str(figure.arrows)), ("slots", str(figure.slots))]
    if figure.range and figure.ranged_damage >= 0:
        rows.insert(2, ("ranged-damage", str(figure.ranged_damage)))
    rows += [("bonus", f"+{bonus.amount}") for bonus in figure.bonuses if bonus.amount]
    rows += [("rider-bonus", f"+{figure.rider_bonus}")] if figure.rider_bonus else []
    return [{"kind": key, "value": value, "text": word(key, lang), "mark": ""} for key, value in rows]


def dial_click(warrior: Warrior, shown: VisibleClick, lang: str) -> DialClick:
    click = shown.values
    return {
        "number": shown.click + 1,
        "values": [dial_value(click, slot, lang) for slot in SLOTS],
        "type": spoken(MOVE_NAMES[click.move_type], lang),
        "is_now": shown.is_current,
        "is_start": shown.click == warrior.limit,
        "is_repair": click.is_repair,
    }


def dial_value(click: Click, slot: str, lang: str) -> StatScene:
    abilities = [mark.ability for mark in click.marks if mark.slot == slot]
    names = [spoken(ability_names().get(ability), lang) for ability in abilities]
    text = spoken(VALUE_NAMES[slot], lang) + (f": {', '.join(names)}" if names else "")
    return {"kind": slot, "value": str(click.value(slot)), "text": text, "mark": abilities[0] if abilities else ""}


def ability_paragraphs(state: MageKnight, warrior: Warrior, lang: str) -> list[Paragraph]:
    """What shows now, first; with open dials also what comes later."""
    abilities = list(abilities_of(warrior))
    for window in shown_clicks(state, warrior):
        abilities += [mark.ability for mark in window.values.marks if mark.ability not in abilities]
    found: list[Paragraph] = []
    for ability in abilities:
        house = f" {word('house-ruling', lang)}" if special_abilities()[ability].is_house_ruled else ""
        title = spoken(ability_names().get(ability), lang) + house
        found.append({"title": title, "text": "", "rule": rule_of(ability)})
    return found + gift_paragraphs(warrior, lang)


def gift_paragraphs(warrior: Warrior, lang: str) -> list[Paragraph]:
    """Its subfaction gives it this, as long as it has the use of it. MKF"""
    given = gifts().get(warrior.figure.subfaction)
    if given is None or not has_gift(warrior, given.name):
        return []
    aside = f" {word('optional', lang)}" if given.is_optional else ""
    aside = f" {word('text-missing', lang)}" if given.is_unknown else aside
    title = spoken(ability_names()[given.name], lang) + aside
    return [{"title": title, "text": "", "rule": given.stands_in}]


def item_paragraphs(warrior: Warrior, lang: str) -> list[Paragraph]:
    return [
        {
            "title": item.name_de if lang == "de" else item.name_en,
            "text": item.text_de if lang == "de" else item.text_en,
            "rule": "MK-ITEM-11",
        }
        for item in warrior.items
    ]


def about_domain(thing: int, domain: Domain, lang: str) -> About:
    name, text = (domain.name_de, domain.text_de) if lang == "de" else (domain.name_en, domain.text_en)
    words: list[Paragraph] = [{"title": "", "text": text, "rule": "MK-DOMAIN-01"}]
    return told(thing, name, "", words)


def about_thing(game: Game, state: MageKnight, thing: int, lang: str) -> About | None:
    piece = state.piece(thing)
    tokens = [loot.id for loot in state.loot] + [bomb.id for bomb in state.bombs]
    if piece is None and state.mission(thing) is None and thing not in tokens:
        return None
    name = name_of(game, state, "thing", thing, lang)
    line = "" if piece is None else piece_words(piece, lang)
    words = [] if piece is None else [Paragraph(title="", text="", rule=rule) for rule in piece_rules(piece)]
    return told(thing, name, line, words)


def told(thing: int, name: str, line: str, words: list[Paragraph]) -> About:
    """About something without values of its own."""
    return {
        "thing": thing,
        "name": name,
        "line": line,
        "stats": [],
        "dial": [],
        "others": [],
        "paragraphs": words,
        "ranges": [],
    }


def piece_rules(piece: Piece) -> tuple[str, ...]:
    return (*PIECE_RULES.get(piece.kind, ()), *(ON_HILLS if piece.is_elevated else ()))
