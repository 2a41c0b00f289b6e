from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class ForcedMarch(Ability):
    """It lends its movement value to the formation with which it moves. MKA-FORCEDMARCH-01"""

    id = "MKA-FORCEDMARCH-01"
    name = "forced-march"
    number = 7
    slot = MOVEMENT
    is_optional = True
    lends_movement = True
