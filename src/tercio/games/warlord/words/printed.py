"""What is printed on cards, in words: types, classes, alignments, factions, traits and feats in both languages."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Phrase, Wording, sentences
from tercio.games.warlord.printed.cards import CHARACTER, OVAL, Face
from tercio.games.warlord.words.grammar import GAME
from tercio.games.warlord.words.names import symbol_of

TYPES: Final = sentences(GAME, "printed.types")
PLURALS: Final = sentences(GAME, "printed.plurals")  # of types
CLASSES: Final = sentences(GAME, "printed.classes")
ANY_CLASS: Final = sentences(GAME, "printed")["any-class"]  # WL-PLAY-07, WL-EQUIP-02: the oval on items and actions
SHAPES: Final = sentences(GAME, "printed.shapes")
ALIGNMENTS: Final = {**sentences(GAME, "printed.alignments"), "": Phrase("", "")}
FACTIONS: Final = sentences(GAME, "printed.factions")
FEATS: Final = sentences(GAME, "printed.feats")
TRAITS: Final = {**FACTIONS, **sentences(GAME, "printed.traits")}
SYMBOL: Final = Wording("tercio.games.warlord", "printed.symbol")


def called(table: dict[str, Phrase], key: str) -> Phrase:
    """The words for a key; what a pack has invented for itself is called as it is written there."""
    found = table.get(key)
    if found is not None:
        return found
    plain = " ".join([part.capitalize() for part in key.split("-")])
    return Phrase(plain, plain)


def trait(key: str) -> Phrase:
    return called(TRAITS, key)


def name_of(face: Face) -> Phrase:
    return Phrase(face.name_en, face.name_de)


def symbol_words(face: Face) -> Phrase:
    """The symbol in the corner is described by shape, number, and colour by its meaning. WL-CHAR-06"""
    symbol = symbol_of(face)
    shape, side, char_class = SHAPES[symbol.shape], ALIGNMENTS[face.alignment], CLASSES[face.char_class]
    if face.char_class == OVAL and face.type != CHARACTER:
        char_class = ANY_CLASS
    key = "sided" if side.en else "neutral"
    return SYMBOL(key, char_class=char_class, shape=shape, level=symbol.number, side=side)
