from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Flight(Ability):
    """Neither bases nor terrain stop it on its way. MKA-FLIGHT-01"""

    id = "MKA-FLIGHT-01"
    name = "flight"
    number = 3
    slot = MOVEMENT
    flies = True
    never_sprints = "flies-instead"
    marches_alone = True
