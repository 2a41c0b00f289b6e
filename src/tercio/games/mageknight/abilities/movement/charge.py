from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Charge(Ability):
    """MKA-CHARGE-01  It moves and strikes in one close combat action, and takes no click for it."""

    id = "MKA-CHARGE-01"
    name = "charge"
    number = 0
    slot = MOVEMENT
    is_optional = True
