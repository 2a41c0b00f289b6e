from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class MagicHealing(Ability):
    """MKA-MAGICHEALING-01  It heals a friend from afar."""

    id = "MKA-MAGICHEALING-01"
    name = "magic-healing"
    number = 17
    slot = ATTACK
    is_optional = True
    is_magic = True
