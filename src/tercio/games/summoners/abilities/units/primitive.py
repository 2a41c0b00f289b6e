"""Primitive. SU-TRAIT-28, SU-TRAIT-29"""

from __future__ import annotations

from typing import ClassVar

from tercio.games.summoners.abilities.special_rule import TO_HOLD_RELICS, TO_INTERACT, SpecialRule
from tercio.kernel import RuleId


class Primitive(SpecialRule):
    """It cannot interact and does not count at relics."""

    id = "SU-TRAIT-28"
    number = 11
    word = "primitive"
    rules = ("SU-TRAIT-28", "SU-TRAIT-29")
    forbids: ClassVar[dict[int, RuleId]] = {TO_INTERACT: "SU-TRAIT-28", TO_HOLD_RELICS: "SU-TRAIT-29"}
    because = "primitive"
