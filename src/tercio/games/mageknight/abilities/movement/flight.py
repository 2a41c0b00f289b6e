from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Flight(Ability):
    """MKA-FLIGHT-01  Neither bases nor terrain stop it on its way."""

    id = "MKA-FLIGHT-01"
    name = "flight"
    number = 3
    slot = MOVEMENT
