"""What the words of a written answer mean as numbers: a warrior's ability, a side, a kind of terrain, a domain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercio.games.mageknight.abilities.registry import abilities, by_number
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.content.spells import ILLUSORY
from tercio.games.mageknight.printed.dials import Domain, Figure, Item, TerrainKind
from tercio.games.mageknight.printed.spells import Spell
from tercio.games.mageknight.state import (
    BOMBS,
    DOMAINS,
    FIGURES,
    ITEMS,
    KINDS,
    LOOT,
    MISSIONS,
    SIDES,
    SPELLS,
    WORKINGS,
    MageKnight,
)
from tercio.games.vocabulary import Detail, NoSuchDetail, name_in
from tercio.kernel import NOBODY, Game, Match

ABILITY: Final = "ability"
SIDE: Final = "side"
KIND: Final = "kind"  # of a terrain piece that is placed
DOMAIN: Final = "domain"
FIGURE: Final = "figure"
ITEM: Final = "item"
SPELL: Final = "spell"
ANSWER_WORDS: Final = (ABILITY, SIDE, KIND, DOMAIN, FIGURE, ITEM, SPELL)

OF_ABILITIES: Final = ("switch-off",)  # answers that pick abilities
SIDE_NAMES: Final = ("south", "east", "north", "west")


# -- numbers and what they mean ---------------------------------------------------------------------------


def spell_of(game: Game, value: int) -> Spell | None:
    place = value - SPELLS if value >= SPELLS else value
    return next((spell for spell in content_of(game).spells.values() if spell.number == place), None)


def ability_of(number: int) -> str:
    known = by_number()
    return known[number].name if number in known else ""


def figure_of(game: Game, value: int) -> Figure | None:
    figures, place = list(content_of(game).figures.values()), value - FIGURES if value >= FIGURES else value
    return next((figure for figure in figures if figure.number == place), None)


def item_of(game: Game, value: int) -> Item | None:
    items, place = list(content_of(game).items.values()), value - ITEMS if value >= ITEMS else value
    return next((item for item in items if item.number == place), None)


def domain_of(game: Game, value: int) -> Domain | None:
    domains, place = list(content_of(game).domains.values()), value - DOMAINS if value >= DOMAINS else value
    if place >= ILLUSORY:
        spell = spell_of(game, place - ILLUSORY)
        return None if spell is None else spell.readings[0].domain
    return next((domain for domain in domains if domain.number == place), None)


def kind_of(game: Game, value: int) -> TerrainKind | None:
    kinds, place = list(content_of(game).kinds.values()), value - KINDS if value >= KINDS else value
    return kinds[place] if 0 <= place < len(kinds) else None


def side_of(value: int) -> str:
    place = value - SIDES if value >= SIDES else value
    return SIDE_NAMES[place] if 0 <= place < len(SIDE_NAMES) else ""


# -- labels -------------------------------------------------------------------------------------------------


def labelled(state: MageKnight) -> list[tuple[str, int]]:
    """Everything with its label and its number; missions, item tokens and bombs count from 1."""
    return [
        *[(f"mission-{mission.id - MISSIONS + 1}", mission.id) for mission in state.missions],
        *[(f"loot-{loot.id - LOOT + 1}", loot.id) for loot in state.loot],
        *[(f"bomb-{bomb.id - BOMBS + 1}", bomb.id) for bomb in state.bombs],
        *[(f"spell-{working.id - WORKINGS + 1}", working.id) for working in state.workings],
        *[(piece.label, piece.id) for piece in state.pieces],
        *[(warrior.label, warrior.id) for warrior in state.warriors],
    ]


def numbers_of(state: MageKnight) -> dict[str, int]:
    """By their labels; what warriors carry by the ids of the items, what is in their books by those of the spells."""
    carried = [(item.id, ITEMS + item.number) for warrior in state.warriors for item in warrior.items]
    spells = [page.spell for book in state.books for page in book.pages if page.spell is not None]
    return dict([*carried, *[(spell.id, SPELLS + spell.number) for spell in spells], *labelled(state)])


def picked_ability(name: str) -> int | None:
    """The number of an ability, which may be named with its bearer: "orc:charge"."""
    known = abilities().get(name.rpartition(":")[2])
    return None if known is None else known.number


# -- what an answer is about ----------------------------------------------------------------------------------


def meant(m: Match, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
    """Subject and detail of an answer that names this warrior, or nobody, and what else it says."""
    content = content_of(m.game)
    for word, name in details.items():
        known = str(name)
        if word == ABILITY:
            return number, number_named(word, known)
        if word == SIDE:
            return SIDES + place_of(word, known, SIDE_NAMES), NOBODY
        if word == KIND:
            return KINDS + place_of(word, known, tuple(content.kinds)), NOBODY
        if word == DOMAIN:
            return DOMAINS + place_of(word, known, tuple(content.domains)), NOBODY
        if word == FIGURE:
            return FIGURES + place_of(word, known, tuple(content.figures)), NOBODY
        if word == ITEM:
            return ITEMS + place_of(word, known, tuple(content.items)), NOBODY
        if word == SPELL:
            place = place_of(word, known, tuple(content.spells))
            return (number, place) if number >= 0 else (SPELLS + place, NOBODY)
    return number, NOBODY


def number_named(word: str, name: str) -> int:
    known = abilities()
    if name not in known:
        raise NoSuchDetail(word, name, tuple(known))
    return known[name].number


def place_of(word: str, name: str, known: tuple[str, ...]) -> int:
    if name not in known:
        raise NoSuchDetail(word, name, known)
    return known.index(name)


# -- how files write what a number stands for -------------------------------------------------------------------


def word_of(game: Game, state: MageKnight, kind: str, value: int) -> str:
    """The id of a figure, an item, a domain, a kind of terrain, an ability; the name of a side."""
    if kind == ABILITY:
        return ability_of(value)
    if kind == SIDE:
        return side_of(value)
    if kind in ("by", "obstacle"):
        return name_in(numbers_of(state), value)
    found: Figure | Item | Domain | TerrainKind | Spell | None = None
    if kind == FIGURE:
        found = figure_of(game, value)
    elif kind == ITEM:
        found = item_of(game, value)
    elif kind == DOMAIN:
        found = domain_of(game, value)
    elif kind == KIND:
        found = kind_of(game, value)
    elif kind == SPELL:
        found = spell_of(game, value)
    return "" if found is None else found.id
