from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class MagicBlast(Ability):
    """MKA-MAGICBLAST-01  It sees everybody in its range, and a die replaces its damage value."""

    id = "MKA-MAGICBLAST-01"
    name = "magic-blast"
    number = 13
    slot = ATTACK
    is_optional = True
    is_magic = True
