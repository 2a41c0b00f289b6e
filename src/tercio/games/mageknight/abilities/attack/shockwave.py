from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Shockwave(Ability):
    """MKA-SHOCKWAVE-01  It strikes everybody around, and none of their abilities helps them."""

    id = "MKA-SHOCKWAVE-01"
    name = "shockwave"
    number = 15
    slot = ATTACK
    is_optional = True
