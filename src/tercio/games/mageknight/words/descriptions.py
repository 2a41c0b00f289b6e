"""What is printed on a thing, in a line: spells, items, terrain, armies."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, sentences
from tercio.games.mageknight.abilities.registry import effects, rule_of
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.printed.dials import (
    Item,
)
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.state import (
    Piece,
    Player,
    mageknight,
)
from tercio.games.mageknight.words.abilities import ability_names, effect_names
from tercio.games.mageknight.words.names import (
    HILL,
    SPELL_NAMES,
    TERRAIN_NAMES,
    VALUE_NAMES,
    spoken,
)
from tercio.kernel import View

word: Final = Wording("tercio.games.mageknight", "words.descriptions").spoken
TOLD: Final = 2  # factions of an army


def points_words(points: int, lang: str) -> str:
    return word("points", lang, points=points)


def line_of(spell: Spell, lang: str) -> str:
    kind = spoken(SPELL_NAMES[spell.kind], lang)
    return f"{kind} · {word('pages', lang, number=spell.pages)} · {word('bars', lang, number=spell.bars)}"


def spell_name(spell: Spell, lang: str) -> str:
    return spell.name_de if lang == "de" else spell.name_en


def spell_text(spell: Spell, lang: str) -> str:
    return spell.text_de if lang == "de" else spell.text_en


def ability_words(ability: str, lang: str) -> str:
    return f"{spoken(ability_names().get(ability), lang)} [{rule_of(ability)}]"


BASE_NAMES: Final = sentences("tercio.games.mageknight", "names.base")


def item_words(item: Item, lang: str) -> str:
    """A card tells what the item changes, what it gives, and its text. MK-ITEM-10"""
    parts = [f"{value_name(change.value, lang)} {change.amount:+d}" for change in item.changes]
    parts += [ability_words(mark.ability, lang) for mark in item.abilities]
    parts += [f"{spoken(effect_names()[each], lang)} [{effects()[each].id}]" for each in item.effects]
    text = item.text_de if lang == "de" else item.text_en
    return f"{', '.join(parts)}. {text}" if parts else text


def value_name(value: str, lang: str) -> str:
    return spoken(VALUE_NAMES[value] if value in VALUE_NAMES else BASE_NAMES[value], lang)


def piece_words(piece: Piece, lang: str) -> str:
    parts = [spoken(TERRAIN_NAMES[piece.kind], lang)]
    if piece.is_elevated:
        parts.append(spoken(HILL, lang))
    if piece.is_constructed:
        parts.append(
            word(
                "constructed",
                lang,
                defense=piece.defense,
                structure=piece.structure - piece.damage,
                fortification=piece.fortification,
            )
        )
    return ", ".join(parts)


def army_words(view: View, player: Player, lang: str) -> str:
    """The factions of the army and its points."""
    state, factions = mageknight(view.ghost), content_of(view.game).factions
    names: list[str] = []
    for warrior in state.warriors:
        for faction in warrior.figure.factions if warrior.army == player.seat else ():
            known = factions.get(faction)
            name = faction if known is None else spoken((known.name_en, known.name_de), lang)
            if name not in names:
                names.append(name)
        if len(names) >= TOLD:
            break
    return " · ".join([*names[:TOLD], points_words(player.points, lang)])
