from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Hex(Ability):
    """MKA-HEX-01  Whom it hits has 1 less on attack and defense until its player's end phase."""

    id = "MKA-HEX-01"
    name = "hex"
    number = 52
    slot = DAMAGE
    is_optional = True
    is_placeholder = True
