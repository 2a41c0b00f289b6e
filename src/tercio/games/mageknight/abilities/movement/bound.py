from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Bound(Ability):
    """It moves and shoots in one ranged combat action. MKA-BOUND-01"""

    id = "MKA-BOUND-01"
    name = "bound"
    number = 6
    slot = MOVEMENT
    is_optional = True
    leaps = True
