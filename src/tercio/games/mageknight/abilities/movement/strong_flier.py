from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class StrongFlier(Ability):
    """It carries a friend along while it flies. MKA-STRONGFLIER-01"""

    id = "MKA-STRONGFLIER-01"
    name = "strong-flier"
    number = 10
    slot = MOVEMENT
    is_optional = True
    is_house_ruled = True
    carries = True
