"""Knockback. SU-TRAIT-30, SU-TRAIT-31"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.field.strikes import Strike
from tercio.games.summoners.steps.pushes import Knockback as KnockbackStep
from tercio.kernel import Match


class Knockback(SpecialRule):
    """A unit that takes damage can be pushed away."""

    id = "SU-TRAIT-30"
    number = 12
    word = "knockback"
    rules = ("SU-TRAIT-30", "SU-TRAIT-31")
    is_of_attack = True

    def follows(self, m: Match, strike: Strike) -> None:
        if strike.damage:
            m.push(KnockbackStep(strike.attacker, strike.target))
