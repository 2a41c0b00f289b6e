"""A deck at a glance: how many cards of what kind, on which levels, and with whom it begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tercio.games.warlord.building.deck import Deck
from tercio.games.warlord.printed.cards import CHARACTER, CLASSES, FACTIONS, TYPES, Face
from tercio.games.warlord.rules.starting_army import find_line_up


class Overview(NamedTuple):
    """Counts of a deck, each in the order of the book, without what it does not have."""

    size: int
    types: tuple[tuple[str, int], ...]
    classes: tuple[tuple[str, int], ...]
    factions: tuple[tuple[str, int], ...]  # of characters
    curve: tuple[tuple[int, tuple[int, ...]], ...]  # by level: how many characters, items, actions
    army: tuple[Face, ...]  # the starting army: level 1, level 2, the Warlord; empty where there is none

    @property
    def warlord(self) -> Face | None:
        return self.army[-1] if self.army else None


def overview_of(faces: Mapping[str, Face], deck: Deck) -> Overview:
    cards = [faces[name] for name in deck.cards]
    types, classes = Counter([face.type for face in cards]), Counter([face.char_class for face in cards])
    factions = Counter([face.faction for face in cards if face.type == CHARACTER])
    on_level = Counter([(face.level, face.type) for face in cards])
    levels = sorted({face.level for face in cards})
    return Overview(
        len(cards),
        tuple([(kind, types[kind]) for kind in TYPES if types[kind]]),
        tuple([(name, classes[name]) for name in CLASSES if classes[name]]),
        tuple([(name, factions[name]) for name in dict.fromkeys([*FACTIONS, *factions]) if name and factions[name]]),
        tuple([(level, tuple([on_level[level, kind] for kind in TYPES])) for level in levels]),
        tuple([cards[place] for place in find_line_up(tuple(cards))]),
    )


def counted_cards(faces: Mapping[str, Face], deck: Deck) -> list[tuple[Face, int]]:
    """Each card once with its number of copies, by type and as the list has them."""
    copies = Counter(deck.cards)
    once = [faces[name] for name in dict.fromkeys(deck.cards)]
    return [(face, copies[face.id]) for kind in TYPES for face in once if face.type == kind]
