from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Stormfire(Ability):
    """MKA-STORMFIRE-01  It strikes everybody within two inches of its target."""

    id = "MKA-STORMFIRE-01"
    name = "stormfire"
    number = 22
    slot = ATTACK
    is_optional = True
    is_placeholder = True
