"""These numbers are seen on the table; static texts may count them too."""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.numbers.number import Number
from tercio.games.warlord.printed.cards import ANYONE, SOURCE, Clause, Filter
from tercio.games.warlord.state import FORMATION, Card, Warlord


class LevelNumber(Number):
    """Its level; the printed one of a card that is not in play. WL-CHAR-12"""

    word = "level"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return level_of(state, card) if card.zone == FORMATION else card.face.level


class WoundsNumber(Number):
    """The wounds on it. WL-GLOSSARY-10"""

    word = "wounds"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return card.wounds


class ItemsNumber(Number):
    """The items it bears; those with a trait, where `counted` says so."""

    word = "items"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return len([item for item in state.items_of(card.id) if passes(state, counted, item, me)])


class RankNumber(Number):
    """The number of the rank it stands in, from the front. WL-RANK-02"""

    word = "rank"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return state.place_of(card.id)[1]


class RanksNumber(Number):
    """The ranks of the formation of its player."""

    word = "ranks"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return len(state.formations[card.owner])


class HandNumber(Number):
    """The cards in the hand of its player."""

    word = "hand"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return len(state.hands[card.owner])


class EachNumber(Number):
    """All characters in play whom the filter lets through."""

    word = "each"
    is_of_many = True

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return len([other for other in state.in_play() if passes(state, counted, other, me)])


class DiscardsNumber(Number):
    """All cards in the discard pile of its player whom the filter lets through."""

    word = "discards"
    is_of_many = True

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return len([n for n in state.discards[card.owner] if passes(state, counted, state.cards[n], me)])


class PrintedAtkNumber(Number):
    """The highest bonus that is printed on it."""

    word = "printed-atk"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return max(card.face.attacks, default=0)


class ChargesNumber(Number):
    """The charges on it; of a card that text is about, on the card itself. A129"""

    word = "charges"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return card.charges


class PrintedAcNumber(Number):
    """The AC that is printed on it."""

    word = "printed-ac"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return card.face.armour


class PrintedSkillNumber(Number):
    """The skill that is printed on it."""

    word = "printed-skill"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return card.face.skill


COUNTS: Final[dict[str, Number]] = {
    number.word: number
    for number in (
        LevelNumber(),
        WoundsNumber(),
        ItemsNumber(),
        RankNumber(),
        RanksNumber(),
        PrintedAcNumber(),
        PrintedSkillNumber(),
        HandNumber(),
        EachNumber(),
        DiscardsNumber(),
        PrintedAtkNumber(),
        ChargesNumber(),
    )
}


def static_amount(state: Warlord, clause: Clause, bearer: Card, source: int) -> int:
    """The number of a line of static text, multiplied where it counts something, on its bearer or its own card."""
    if not clause.per:
        return clause.amount
    counted = clause.filter if clause.per == "each" and clause.counted == ANYONE else clause.counted
    card = state.cards[source] if clause.of == SOURCE else bearer
    return clause.plus + clause.amount * COUNTS[clause.per].count(state, card, counted, bearer)
