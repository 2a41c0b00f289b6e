"""Polar Aura. SU-TRAIT-27"""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.state import Unit
from tercio.kernel import Match


class PolarAura(SpecialRule):
    """Every enemy that newly comes into contact receives an ice marker, whoever moved (a53)."""

    id = "SU-TRAIT-27"
    number = 10
    word = "polar-aura"
    rules = ("SU-TRAIT-27",)

    def contact(self, m: Match, bearer: Unit, enemy: Unit) -> None:
        changes.ice(m, enemy, 1, self.id)
