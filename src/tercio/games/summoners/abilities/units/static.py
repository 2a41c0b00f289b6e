"""Static. SU-TRAIT-35"""

from __future__ import annotations

from typing import ClassVar

from tercio.games.summoners.abilities.special_rule import TO_FIGHT, TO_MOVE, TO_REACT, SpecialRule
from tercio.kernel import RuleId


class Static(SpecialRule):
    """It neither moves nor fights nor reacts."""

    id = "SU-TRAIT-35"
    number = 14
    word = "static"
    rules = ("SU-TRAIT-35",)
    forbids: ClassVar[dict[int, RuleId]] = {TO_MOVE: "SU-TRAIT-35", TO_FIGHT: "SU-TRAIT-35", TO_REACT: "SU-TRAIT-35"}
    because = "static"
