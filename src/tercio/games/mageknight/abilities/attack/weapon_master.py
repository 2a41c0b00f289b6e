from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.talents.impale import is_impaling
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import ATTACK


class WeaponMaster(Ability):
    """In close combat a die replaces its damage value. MKA-WEAPONMASTER-01"""

    id = "MKA-WEAPONMASTER-01"
    name = "weapon-master"
    number = 12
    slot = ATTACK
    is_optional = True

    def throws_for_damage(self, aim: Aim) -> bool:
        return not aim.is_ranged and not is_impaling(aim)  # MKC-TALENT-07
