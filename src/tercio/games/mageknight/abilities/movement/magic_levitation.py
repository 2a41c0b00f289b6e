from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class MagicLevitation(Ability):
    """It lifts a friend at its side over everything that lies between. MKA-MAGICLEVITATION-01"""

    id = "MKA-MAGICLEVITATION-01"
    name = "magic-levitation"
    number = 2
    slot = MOVEMENT
    is_optional = True
    is_magic = True
