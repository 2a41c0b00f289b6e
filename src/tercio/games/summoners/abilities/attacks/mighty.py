"""Mighty (X). SU-TRAIT-26"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.state import Unit
from tercio.kernel import Tally


class Mighty(SpecialRule):
    """Each die of the damage roll counts more."""

    id = "SU-TRAIT-26"
    number = 9
    word = "mighty"
    rules = ("SU-TRAIT-26",)
    is_numbered = True
    is_of_attack = True

    def damage(self, x: int, target: Unit, tally: Tally) -> None:
        tally.add(x, self.id)
