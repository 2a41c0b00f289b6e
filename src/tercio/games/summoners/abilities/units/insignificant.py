"""Insignificant. SU-TRAIT-37"""

from __future__ import annotations

from typing import ClassVar

from tercio.games.summoners.abilities.special_rule import TO_BE_SACRIFICED, SpecialRule
from tercio.kernel import RuleId


class Insignificant(SpecialRule):
    """It cannot be sacrificed for a summoning."""

    id = "SU-TRAIT-37"
    number = 16
    word = "insignificant"
    rules = ("SU-TRAIT-37",)
    forbids: ClassVar[dict[int, RuleId]] = {TO_BE_SACRIFICED: "SU-TRAIT-37"}
    because = "insignificant"
