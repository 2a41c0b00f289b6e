from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class SneakAttack(Ability):
    """MKA-SNEAKATTACK-01  From behind its damage value is doubled, and whom it moves up to has no free spin."""

    id = "MKA-SNEAKATTACK-01"
    name = "sneak-attack"
    number = 19
    slot = ATTACK
    is_optional = True
