"""Traits and levels: what a character is, apart from any bonus."""

from __future__ import annotations

from tercio.games.warlord.state import Card, Warlord


def has_trait(state: Warlord, card: Card, trait: str) -> bool:
    """WL-CARD-05  Printed, or given by an effect or by what it holds."""
    if trait in card.face.traits:
        return True
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "trait" and effect.word == trait:
            return True
    for text in state.standing.texts.get("trait", []):
        if text.bearer == card.id and text.verb.word == trait:
            return True
    return False


def level_of(state: Warlord, card: Card) -> int:
    """WL-CHAR-12  The level, with what has made it grow."""
    level = card.face.level
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "level":
            level += effect.value
    return level
