"""Texts that a card lends: who has which of them now, and as whose text they count.

Whoever has a text performs it as if it stood on its own card (A127). Of what it says of "this card", the card that
lends it is meant; a text that was lent for a while stays with its bearer, whatever becomes of that card.
"""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.warlord.field.filters import texts_on
from tercio.games.warlord.printed.cards import ABILITY, LENT, Ability, Face
from tercio.games.warlord.state import FORMATION, Card, Effect, Warlord


class Lent(NamedTuple):
    """A text that a character has besides its own."""

    source: Card  # whose text it is: the card that lends it, or the bearer with the face of that card
    number: int  # which of its texts
    ability: Ability


def lent_to(state: Warlord, bearer: Card) -> list[Lent]:
    """All texts that the character has besides its own: those given for a while first, the oldest first."""
    if not state.standing.is_lending or bearer.zone != FORMATION:
        return []
    given = [effect for effect in state.effects if effect.card == bearer.id and effect.stat == ABILITY]
    found = [given_by(bearer, effect) for effect in given]
    for text in texts_on(state, bearer, ABILITY):
        source = state.cards[text.source]
        assert text.clause.lends is not None
        found.append(Lent(source, place_of(source.face.lent, text.clause.lends), text.clause.lends))
    return found


def given_by(bearer: Card, effect: Effect) -> Lent:
    """The text is the bearer's own now; two that were given are two texts, also if both say the same. A127"""
    assert effect.face is not None
    number = LENT + effect.value
    return Lent(as_lent(bearer, effect.face, effect.serial), number, effect.face.text(number))


def as_lent(bearer: Card, face: Face, since: int) -> Card:
    """The bearer in the place of the card that has lent him a text, as of which it is performed."""
    return bearer._replace(face=face, since=since)


def place_of(lent: tuple[Ability, ...], ability: Ability) -> int:
    for place, own in enumerate(lent):
        if own is ability:
            return LENT + place
    return LENT + lent.index(ability)


def text_of(state: Warlord, card: Card, number: int) -> Lent | None:
    """The text that an option means by its card and number: printed there, or lent to it."""
    if 0 <= number < len(card.face.abilities):
        return Lent(card, number, card.face.abilities[number])
    lent = lent_to(state, card) if number >= LENT else []
    return lent[number - LENT] if 0 <= number - LENT < len(lent) else None


def texts_of(state: Warlord, card: Card) -> list[tuple[int, Ability]]:
    """Everything that stands on the card and that it was lent, by the numbers that options give them."""
    own = list(enumerate(card.face.abilities))
    return [*own, *[(LENT + place, lent.ability) for place, lent in enumerate(lent_to(state, card))]]
