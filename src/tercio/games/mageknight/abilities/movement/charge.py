from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Charge(Ability):
    """It moves and strikes in one close combat action, and takes no click for it. MKA-CHARGE-01"""

    id = "MKA-CHARGE-01"
    name = "charge"
    number = 0
    slot = MOVEMENT
    is_optional = True
    rushes = True
