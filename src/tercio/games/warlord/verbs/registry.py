"""The registry finds every verb of card texts by its word, in the room where it is written."""

from __future__ import annotations

from typing import Final

from tercio.games.discovery import discovered
from tercio.games.verbs import by_word
from tercio.games.warlord.printed.cards import Ability
from tercio.games.warlord.state import Card
from tercio.games.warlord.verbs.verb import CardVerb, Hindrance
from tercio.kernel import Match

VERBS: Final[dict[str, CardVerb]] = by_word(discovered("tercio.games.warlord.verbs", CardVerb))


def hindrance(m: Match, performer: Card, source: Card, ability: Ability) -> Hindrance | None:
    """Something forbids an order with this text if its first clause could not be carried out."""
    if not ability.clauses:
        return None
    return VERBS[ability.clauses[0].do].hindrance(m, performer, source, ability.clauses[0])


def choosy(ability: Ability) -> list[CardVerb]:
    """These verbs of the text cannot be aimed at everybody."""
    return [VERBS[clause.do] for clause in ability.clauses if VERBS[clause.do].is_choosy]


def touches(ability: Ability, what: str) -> bool:
    """Some clause of the text changes a strike, a roll or an action that is under way."""
    for clause in ability.clauses:
        if what in VERBS[clause.do].touched(clause):
            return True
    return False


def stays(ability: Ability) -> bool:
    """The card stays in play when the action is over. WL-PLAY-14"""
    for clause in ability.clauses:
        if VERBS[clause.do].stays:
            return True
    return False
