from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK


class Shockwave(Power):
    """It strikes everybody around, and none of their abilities helps them. MKA-SHOCKWAVE-01"""

    id = "MKA-SHOCKWAVE-01"
    name = "shockwave"
    number = 15
    slot = ATTACK
    is_optional = True
    is_unstoppable = True

    def fixed_damage(self, targets: int) -> int:
        return 1 if targets > 1 else 0
