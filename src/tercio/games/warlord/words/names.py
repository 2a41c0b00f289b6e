"""How cards, places and ranks are called, and how a card is drawn and lies."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Wording, signed
from tercio.games.warlord.printed.cards import (
    CHARACTER,
    CLERIC,
    EVIL,
    FACTIONS,
    FIGHTER,
    GOOD,
    NEUTRAL,
    OVAL,
    ROGUE,
    WIZARD,
    Face,
)
from tercio.games.warlord.state import DISCARD, FORMATION, READY, SPENT, STUNNED, Card, Warlord
from tercio.kernel import NOBODY

SAY: Final = Wording("tercio.games.warlord", "names")
TOLD_APART: Final = (FORMATION, DISCARD)  # there, two characters of one name are told apart by their numbers
ANGLES: Final = {READY: 0, SPENT: 90, STUNNED: 180}
SHAPES: Final = {FIGHTER: "gauntlet", CLERIC: "holy-symbol", WIZARD: "scroll", ROGUE: "glove", OVAL: "oval"}
COLOURS: Final = {GOOD: "white", EVIL: "black", NEUTRAL: ""}


class Symbol(NamedTuple):
    """One symbol shows the class by its shape, the level by its number, the alignment by its colour. WL-CHAR-06"""

    shape: str
    number: int
    colour: str  # none on items and actions


def symbol_of(face: Face) -> Symbol:
    """The corner of a card shows this symbol. WL-CHAR-07 to -14"""
    return Symbol(SHAPES[face.char_class], face.level, COLOURS[face.alignment])


def frame_of(face: Face) -> str:
    """A card is drawn in its printed frame, else in that of its faction; neither has an effect. WL-CHAR-21"""
    return face.frame or (face.faction if face.faction in FACTIONS else "")


def angle_of(card: Card) -> int:
    """The degrees by which a card is turned, as its player sees it. WL-STATE-02 to -05, WL-STATE-07"""
    return ANGLES[card.state]


def name_of(state: Warlord, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
    if kind in ("card", "source"):
        return card_name(state, value, lang)
    if kind == "result":
        return SAY.spoken(("fails", "succeeds", "misses", "hits")[value], lang)
    if kind == "best":
        return "" if value == NOBODY else SAY.spoken("best", lang, total=value)
    if kind == "range":
        return str(value) if value == of else SAY.spoken("range", lang, least=of, most=value)
    if kind == "odds":  # a strike's bonus, and what it must reach
        return "" if value == NOBODY else SAY.spoken("odds", lang, bonus=signed(of), needed=value)
    if kind == "place":  # in a rank, from the left
        return str(value + 1)
    return str(value)


def card_name(state: Warlord, value: int, lang: str) -> str:
    card = state.find(value)
    if card is None:
        return SAY.spoken("a-card", lang)
    name = face_name(card.face, lang)
    return f"{name} #{value}" if has_namesake(state, card) else name


def has_namesake(state: Warlord, card: Card) -> bool:
    """Is another character about, or was one, that nobody could tell from this one by its name?"""
    face, number = card.face, card.id
    if face.type != CHARACTER or card.zone not in TOLD_APART:
        return False
    name = face.name_en
    for other in state.cards:  # the name comes first: hardly any other card has it
        if other.face.name_en == name and other.zone in TOLD_APART and other.id != number:
            return True
    return False


def face_name(face: Face, lang: str) -> str:
    return face.name_de if lang == "de" else face.name_en
