"""Every verb of card texts by its word, found by looking through the room."""

from __future__ import annotations

from typing import Final

from tercio.games.discovery import discovered
from tercio.games.verbs import by_word
from tercio.games.warlord.printed.cards import Ability
from tercio.games.warlord.state import Card
from tercio.games.warlord.verbs.verb import CardVerb
from tercio.kernel import Match

VERBS: Final[dict[str, CardVerb]] = by_word(discovered("tercio.games.warlord.verbs", CardVerb))


def can_begin(m: Match, performer: Card, ability: Ability) -> bool:
    """The first clause of the text can be carried out."""
    return not ability.clauses or VERBS[ability.clauses[0].do].can_begin(m, performer, ability.clauses[0])


def touches(ability: Ability, what: str) -> bool:
    """Some clause of the text changes a strike, a roll or an action that is under way."""
    for clause in ability.clauses:
        if what in VERBS[clause.do].touches:
            return True
    return False


def stays(ability: Ability) -> bool:
    """WL-PLAY-14  The card stays in play when the action is over."""
    for clause in ability.clauses:
        if VERBS[clause.do].stays:
            return True
    return False
