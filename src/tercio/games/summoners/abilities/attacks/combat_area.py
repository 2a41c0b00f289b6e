"""Combat Area. SU-TRAIT-25, SU-REACH-01"""

from __future__ import annotations

from tercio.games.summoners.abilities.special_rule import SpecialRule


class CombatArea(SpecialRule):
    """It strikes over its range; that is printed with the attack and cannot be given."""

    id = "SU-TRAIT-25"
    number = 8
    word = "combat-area"
    rules = ("SU-TRAIT-25", "SU-REACH-01")
    is_of_attack = True
    is_for_melee = True
    can_be_granted = False

    def area(self) -> bool:
        return True
