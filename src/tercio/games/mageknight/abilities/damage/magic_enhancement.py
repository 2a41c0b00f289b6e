from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class MagicEnhancement(Ability):
    """Shots of friends at its side have 1 more damage. MKA-MAGICENHANCEMENT-01"""

    id = "MKA-MAGICENHANCEMENT-01"
    name = "magic-enhancement"
    number = 41
    slot = DAMAGE
    is_optional = True
    is_magic = True
    enhances = 1
