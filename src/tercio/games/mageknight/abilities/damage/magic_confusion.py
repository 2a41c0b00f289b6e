from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class MagicConfusion(Ability):
    """MKA-MAGICCONFUSION-01  It leads whom it hits."""

    id = "MKA-MAGICCONFUSION-01"
    name = "magic-confusion"
    number = 48
    slot = DAMAGE
    is_optional = True
    is_magic = True
