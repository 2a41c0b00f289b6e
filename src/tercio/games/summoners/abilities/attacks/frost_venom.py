"""Frost Venom. SU-TRAIT-24"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.state import Unit
from tercio.kernel import Tally


class FrostVenom(SpecialRule):
    """It hurts the more, the more ice markers the target has."""

    id = "SU-TRAIT-24"
    number = 7
    word = "frost-venom"
    rules = ("SU-TRAIT-24",)
    is_of_attack = True

    def damage(self, x: int, target: Unit, tally: Tally) -> None:
        if target.ice:
            tally.add(target.ice, self.id)
