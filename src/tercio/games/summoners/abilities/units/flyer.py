"""Flyer. SU-TRAIT-21 to SU-TRAIT-23"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule


class Flyer(SpecialRule):
    """It moves over terrain and units, but ends on passable ground."""

    id = "SU-TRAIT-21"
    number = 6
    word = "flyer"
    rules = ("SU-TRAIT-21", "SU-TRAIT-22", "SU-TRAIT-23")

    def flies(self) -> bool:
        return True
