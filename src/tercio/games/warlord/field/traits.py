"""Levels, and marks that stay: what a character has become, apart from any bonus."""

from __future__ import annotations

from tercio.games.warlord.state import Card, Effect, Warlord


def level_of(state: Warlord, card: Card) -> int:
    """The level is the printed one, with what has made it grow. WL-CHAR-12"""
    level = card.face.level
    return level + sum([effect.value for effect in grown(state, card)]) if state.effects else level


def grown(state: Warlord, card: Card) -> list[Effect]:
    """These effects have changed its level for good."""
    if not state.effects:
        return []
    return [effect for effect in state.effects if effect.card == card.id and effect.stat == "level"]


def has_mark(state: Warlord, card: Card, what: str) -> bool:
    """The character has used, in this match, what it may use only once."""
    return bool([e for e in state.effects if e.card == card.id and e.stat == "used" and e.word == what])
