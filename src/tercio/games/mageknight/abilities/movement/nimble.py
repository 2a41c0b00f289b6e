from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Nimble(Ability):
    """It turns between two actions of its player. MKA-NIMBLE-01"""

    id = "MKA-NIMBLE-01"
    name = "nimble"
    number = 8
    slot = MOVEMENT
    is_optional = True
