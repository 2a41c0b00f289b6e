from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK


class Bombardment(Power):
    """It lays tokens on the field that strike a turn later. MKA-BOMBARDMENT-01"""

    id = "MKA-BOMBARDMENT-01"
    name = "bombardment"
    number = 21
    slot = ATTACK
    is_optional = True
    is_indirect = True
