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
    ABILITIES,
    BOMBS,
    CASTS,
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
from tercio.games.vocabulary import Detail, NoSuchDetail
from tercio.kernel import NOBODY, Game, Match

ABILITY: Final = "ability"
SIDE: Final = "side"
KIND: Final = "kind"  # of a terrain piece that is placed
DOMAIN: Final = "domain"
FIGURE: Final = "figure"
ITEM: Final = "item"
SPELL: Final = "spell"
ANSWER_WORDS: Final = (ABILITY, SIDE, KIND, DOMAIN, FIGURE, ITEM, SPELL)

SIDE_NAMES: Final = ("south", "east", "north", "west")
OF_A_WARRIOR: Final = 100  # so many numbers each warrior has for its abilities,
OF_A_SORCERER: Final = 1_000  # and so many for spells


# -- numbers and what they mean ---------------------------------------------------------------------------


def owner_of(subject: int) -> int:
    """The warrior whose ability a number stands for; the warrior itself for its own number."""
    if subject >= CASTS:
        return (subject - CASTS) // OF_A_SORCERER
    if subject >= ABILITIES:
        return (subject - ABILITIES) // OF_A_WARRIOR
    return subject if 0 <= subject < MISSIONS else NOBODY


def able(warrior: int, ability: str) -> int:
    """The number of a warrior's ability."""
    return ABILITIES + warrior * OF_A_WARRIOR + abilities()[ability].number


def casting(warrior: int, spell: int) -> int:
    """The number of a spell that a warrior casts."""
    return CASTS + warrior * OF_A_SORCERER + spell


def cast_in(subject: int) -> int:
    """The number of the spell that is meant to be cast; NOBODY where it is not about that."""
    return (subject - CASTS) % OF_A_SORCERER if subject >= CASTS else NOBODY


def spell_of(game: Game, value: int) -> Spell | None:
    place = cast_in(value) if value >= CASTS else value - SPELLS if value >= SPELLS else value
    return next((spell for spell in content_of(game).spells.values() if spell.number == place), None)


def ability_of(value: int) -> str:
    """By its number, with or without the warrior whose it is."""
    place = (value - ABILITIES) % OF_A_WARRIOR if value >= ABILITIES else value
    known = by_number()
    return known[place].name if place in known else ""


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


def number_of(state: MageKnight, name: str) -> int | None:
    """What is called like this; "orc:charge" is an ability of a warrior, "mage:ember" a spell that it casts."""
    label, _, ability = name.partition(":")
    number = numbers_of(state).get(label)
    if number is None or not ability:
        return number
    spell = numbers_of(state).get(ability, NOBODY)
    if SPELLS <= spell < WORKINGS and number < len(state.warriors):
        return casting(number, spell - SPELLS)
    return able(number, ability) if ability in abilities() and number < len(state.warriors) else None


def label_of(state: MageKnight, number: int) -> str:
    """The name of the thing with this number; empty where there is none."""
    if 0 <= number < len(state.warriors):
        return state.warriors[number].label
    if number >= CASTS:
        owner, spell = owner_of(number), label_of(state, SPELLS + cast_in(number))
        return f"{state.warriors[owner].label}:{spell}" if spell and owner < len(state.warriors) else ""
    if number >= ABILITIES:
        owner, ability = owner_of(number), ability_of(number)
        return f"{state.warriors[owner].label}:{ability}" if ability and owner < len(state.warriors) else ""
    return next((label for label, other in numbers_of(state).items() if other == number), "")


# -- what an answer is about ----------------------------------------------------------------------------------


def subject_of(m: Match, number: int, details: Mapping[str, Detail]) -> int:
    """The number for a warrior, or for nobody, and what else the answer says."""
    content = content_of(m.game)
    for word, name in details.items():
        known = str(name)
        if word == ABILITY:
            return ABILITIES + max(0, number) * OF_A_WARRIOR + number_named(word, known)
        if word == SIDE:
            return SIDES + place_of(word, known, SIDE_NAMES)
        if word == KIND:
            return KINDS + place_of(word, known, tuple(content.kinds))
        if word == DOMAIN:
            return DOMAINS + place_of(word, known, tuple(content.domains))
        if word == FIGURE:
            return FIGURES + place_of(word, known, tuple(content.figures))
        if word == ITEM:
            return ITEMS + place_of(word, known, tuple(content.items))
        if word == SPELL:
            place = place_of(word, known, tuple(content.spells))
            return casting(number, place) if number >= 0 else SPELLS + place
    return number


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
    if kind in (ABILITY, "able") or (kind == "source" and value >= ABILITIES):
        return ability_of(value)
    if kind == SIDE:
        return side_of(value)
    if kind in ("by", "obstacle"):
        return label_of(state, value)
    found: Figure | Item | Domain | TerrainKind | Spell | None = None
    if kind == FIGURE:
        found = figure_of(game, value)
    elif kind == ITEM:
        found = item_of(game, value)
    elif kind == DOMAIN:
        found = domain_of(game, value)
    elif kind == KIND:
        found = kind_of(game, value)
    elif kind in (SPELL, "casting"):
        found = spell_of(game, value)
    return "" if found is None else found.id
