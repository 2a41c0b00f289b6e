"""Shockwave. SU-TRAIT-32 to SU-TRAIT-34"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule


class Shockwave(SpecialRule):
    """It strikes all units in range at once, friend and foe."""

    id = "SU-TRAIT-32"
    number = 13
    word = "shockwave"
    rules = ("SU-TRAIT-32", "SU-TRAIT-33", "SU-TRAIT-34")
    is_of_attack = True

    def wave(self) -> bool:
        return True
