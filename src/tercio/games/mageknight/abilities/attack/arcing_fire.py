from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class ArcingFire(Ability):
    """MKA-ARCINGFIRE-01  It shoots over what is in the way, with 1 less on its attack value."""

    id = "MKA-ARCINGFIRE-01"
    name = "arcing-fire"
    number = 23
    slot = ATTACK
    is_optional = True
    is_placeholder = True
