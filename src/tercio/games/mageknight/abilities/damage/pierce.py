from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Pierce(Ability):
    """MKA-PIERCE-01  Its shots go through armor."""

    id = "MKA-PIERCE-01"
    name = "pierce"
    number = 46
    slot = DAMAGE
    is_optional = True
