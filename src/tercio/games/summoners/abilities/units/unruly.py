"""Unruly. SU-TRAIT-46"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.kernel import Tally


class Unruly(SpecialRule):
    """Control rolls for it must be higher."""

    id = "SU-TRAIT-46"
    number = 19
    word = "unruly"
    rules = ("SU-TRAIT-46",)

    def control(self, tally: Tally) -> None:
        tally.add(1, self.id)
