"""Entwine. SU-TRAIT-36, SU-DISENGAGE-09"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.kernel import Tally


class Entwine(SpecialRule):
    """An enemy that leaves its contact has one die less."""

    id = "SU-TRAIT-36"
    number = 15
    word = "entwine"
    rules = ("SU-TRAIT-36",)

    def grip(self, tally: Tally) -> None:
        tally.add(-1, "SU-DISENGAGE-09")
