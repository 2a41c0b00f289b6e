"""Traits and levels: what a character is, apart from any bonus."""

from __future__ import annotations

from tercio.games.warlord.printed.cards import OVAL
from tercio.games.warlord.state import Card, Warlord


def has_trait(state: Warlord, card: Card, trait: str) -> bool:
    """WL-CARD-05  Printed, or given by an effect or by what it holds."""
    if trait in card.face.traits:
        return True
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "trait" and effect.word == trait:
            return True
    for text in state.standing.texts.get("trait", []):
        if text.bearer == card.id and text.clause.word == trait:
            return True
    return False


def level_of(state: Warlord, card: Card) -> int:
    """WL-CHAR-12  The level, with what has made it grow."""
    level = card.face.level
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "level":
            level += effect.value
    return level


def uses_class(state: Warlord, card: Card, char_class: str, what: str) -> bool:
    """WL-PLAY-07, WL-EQUIP-02  Cards of its own class and of none; texts may add a class for `actions` or `items`."""
    if char_class in (OVAL, card.face.char_class):
        return True
    for text in state.standing.texts.get(f"class-{what}", []):
        if text.bearer == card.id and text.clause.word == char_class:
            return True
    return False


def has_mark(state: Warlord, card: Card, what: str) -> bool:
    """The character has used, in this match, what it may use only once."""
    return bool([e for e in state.effects if e.card == card.id and e.stat == "used" and e.word == what])
