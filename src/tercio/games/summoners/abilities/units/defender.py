"""Defender. SU-TRAIT-38, SU-TRAIT-39"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.field.ground import is_within
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.state import Unit
from tercio.kernel import Tally

NEAR: Final = 2 * INCH


class Defender(SpecialRule):
    """It and the friends near it are more resistant; two defenders do not help more than one."""

    id = "SU-TRAIT-38"
    number = 17
    word = "defender"
    rules = ("SU-TRAIT-38", "SU-TRAIT-39")

    def shelter(self, bearer: Unit, friend: Unit, tally: Tally) -> bool:
        if not is_within(friend, bearer, NEAR):
            return False
        tally.add(1, self.id, bearer.id)
        return True
