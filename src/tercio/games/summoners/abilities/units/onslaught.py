"""Onslaught (X). SU-TRAIT-04"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.field.strikes import Strike
from tercio.kernel import Tally


class Onslaught(SpecialRule):
    """It has more bonus dice on the attack of a charge."""

    id = "SU-TRAIT-04"
    number = 1
    word = "onslaught"
    rules = ("SU-TRAIT-04",)
    is_numbered = True

    def dice(self, x: int, strike: Strike, tally: Tally) -> None:
        if strike.is_charge:
            tally.add(x, self.id)
