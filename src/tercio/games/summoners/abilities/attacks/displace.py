"""Displace. SU-TRAIT-40 to SU-TRAIT-45"""

from __future__ import annotations

from typing import ClassVar

from tercio.games.summoners.abilities.special_rule import TO_ANSWER, SpecialRule
from tercio.games.summoners.field.strikes import Strike
from tercio.games.summoners.steps.pushes import Displace as DisplaceStep
from tercio.kernel import Match, RuleId


class Displace(SpecialRule):
    """It does no damage but moves its target; friends are always hit, and it is never a reaction."""

    id = "SU-TRAIT-40"
    number = 18
    word = "displace"
    rules = ("SU-TRAIT-40", "SU-TRAIT-41", "SU-TRAIT-42", "SU-TRAIT-43", "SU-TRAIT-44", "SU-TRAIT-45")
    is_of_attack = True
    forbids: ClassVar[dict[int, RuleId]] = {TO_ANSWER: "SU-TRAIT-45"}
    because = "displace-as-reaction"

    def shoves(self) -> bool:
        return True

    def follows(self, m: Match, strike: Strike) -> None:
        if strike.hits:
            m.push(DisplaceStep(strike.attacker, strike.target, strike.hits))
