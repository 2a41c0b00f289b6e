from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK


class Healing(Power):
    """It heals a friend that it touches. MKA-HEALING-01"""

    id = "MKA-HEALING-01"
    name = "healing"
    number = 11
    slot = ATTACK
    is_optional = True
    heals = True
    harms = False
    throws_a_die = True
