from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK


class MagicBlast(Power):
    """It sees everybody in its range, and a die replaces its damage value. MKA-MAGICBLAST-01"""

    id = "MKA-MAGICBLAST-01"
    name = "magic-blast"
    number = 13
    slot = ATTACK
    is_optional = True
    is_magic = True
    key = "blast"
    volley = "blast-volley"
    sees_all = True
    throws_a_die = True
