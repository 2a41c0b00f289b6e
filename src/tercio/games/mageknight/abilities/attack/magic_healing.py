from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK


class MagicHealing(Power):
    """It heals a friend from afar. MKA-MAGICHEALING-01"""

    id = "MKA-MAGICHEALING-01"
    name = "magic-healing"
    number = 17
    slot = ATTACK
    is_optional = True
    is_magic = True
    heals = True
    harms = False
    throws_a_die = True
