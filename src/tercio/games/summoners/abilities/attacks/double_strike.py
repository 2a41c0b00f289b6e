"""Double Strike. SU-TRAIT-06 to SU-TRAIT-10"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule


class DoubleStrike(SpecialRule):
    """It strikes twice, at one target or at two; a wave at everybody. a117"""

    id = "SU-TRAIT-06"
    number = 3
    word = "double-strike"
    rules = ("SU-TRAIT-06", "SU-TRAIT-07", "SU-TRAIT-08", "SU-TRAIT-09", "SU-TRAIT-10")
    is_of_attack = True
    is_for_melee = True

    def blows(self) -> int:
        return 2
