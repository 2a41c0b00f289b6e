"""These numbers are added up from print, texts and effects."""

from __future__ import annotations

from tercio.games.warlord.numbers.number import Number
from tercio.games.warlord.printed.cards import Filter
from tercio.games.warlord.rules.values import armour_class, attack_bonus, life_of, skill_bonus, strikes_of
from tercio.games.warlord.state import Card, Warlord


def attacks_of(state: Warlord, card: Card) -> list[int]:
    return [attack_bonus(state, card, base).total for base in strikes_of(state, card)]


class SkillNumber(Number):
    """Its skill. WL-CHAR-18"""

    word = "skill"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return skill_bonus(state, card, "").total


class AtkNumber(Number):
    """The highest bonus among its melee strikes, with everything that adds to it. WL-CHAR-03"""

    word = "atk"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return max(attacks_of(state, card), default=0)


class LowestAtkNumber(Number):
    """The lowest bonus among its melee strikes, with everything that adds to it."""

    word = "lowest-atk"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return min(attacks_of(state, card), default=0)


class AcNumber(Number):
    """Its AC. WL-CHAR-05"""

    word = "ac"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return armour_class(state, card).total


class LifeNumber(Number):
    """Its hit points, without regard to wounds. WL-CHAR-19"""

    word = "hp"

    def count(self, state: Warlord, card: Card, counted: Filter, me: Card) -> int:
        return life_of(state, card)
