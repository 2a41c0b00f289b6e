"""WL-CHAR-17  Static texts in play: which of them reach a character, whether their conditions hold, what they count."""

from __future__ import annotations

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.standing import Text
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import SELF, Ability, Clause
from tercio.games.warlord.state import Card, Warlord


def texts_on(state: Warlord, card: Card, stat: str) -> list[Text]:
    """Every line of static text in play that changes this stat of this character."""
    texts = state.standing.texts.get(stat)
    if not texts:
        return []
    found: list[Text] = []
    for text in texts:
        bearer = state.cards[text.bearer]
        if text.clause.who == SELF:
            if bearer.id != card.id:
                continue
        elif not passes(state, text.clause.filter, card, bearer):
            continue
        if holds(state, text.ability, bearer, card):
            found.append(text)
    return found


def holds(state: Warlord, ability: Ability, bearer: Card, card: Card) -> bool:
    """The conditions of static text; `victim` is the character it speaks of."""
    for test in ability.tests:
        if test.who == "self":
            subjects = [bearer]
        elif test.who == "victim":
            subjects = [card]
        else:
            subjects = [other for other in state.in_play() if passes(state, test.filter, other, bearer)]
            if bool(subjects) == test.is_not:
                return False
            continue
        if passes(state, test.filter, subjects[0], bearer) == test.is_not:
            return False
    return True


def amount_of(state: Warlord, clause: Clause, bearer: Card) -> int:
    """The number of a line, multiplied where the text counts something."""
    if clause.per == "level":
        return clause.amount * level_of(state, bearer)
    if clause.per == "each":
        return clause.amount * len([other for other in state.in_play() if passes(state, clause.filter, other, bearer)])
    return clause.amount
