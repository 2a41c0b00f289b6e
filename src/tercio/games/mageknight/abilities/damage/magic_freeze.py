from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class MagicFreeze(Ability):
    """MKA-MAGICFREEZE-01  Whom it hits may receive a token."""

    id = "MKA-MAGICFREEZE-01"
    name = "magic-freeze"
    number = 47
    slot = DAMAGE
    is_optional = True
    is_magic = True
