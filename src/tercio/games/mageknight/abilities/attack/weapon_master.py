from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class WeaponMaster(Ability):
    """MKA-WEAPONMASTER-01  In close combat a die replaces its damage value."""

    id = "MKA-WEAPONMASTER-01"
    name = "weapon-master"
    number = 12
    slot = ATTACK
    is_optional = True
