from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Shatter(Ability):
    """MKA-SHATTER-01  Whom it hurts drops an item."""

    id = "MKA-SHATTER-01"
    name = "shatter"
    number = 53
    slot = DAMAGE
    is_placeholder = True
