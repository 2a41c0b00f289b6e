from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Stealth(Ability):
    """MKA-STEALTH-01  Where it has cover, the line of fire to it is blocked."""

    id = "MKA-STEALTH-01"
    name = "stealth"
    number = 5
    slot = MOVEMENT
    is_optional = True
