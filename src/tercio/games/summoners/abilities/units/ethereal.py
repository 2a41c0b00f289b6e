"""Ethereal (X). SU-TRAIT-05"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule


class Ethereal(SpecialRule):
    """Some of the hits that it suffers stay without effect."""

    id = "SU-TRAIT-05"
    number = 2
    word = "ethereal"
    rules = ("SU-TRAIT-05",)
    is_numbered = True

    def saves(self, x: int) -> int:
        return x
