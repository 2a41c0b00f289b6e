from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Quickness(Ability):
    """It is given a move action that uses up none of its player's. MKA-QUICKNESS-01"""

    id = "MKA-QUICKNESS-01"
    name = "quickness"
    number = 1
    slot = MOVEMENT
    is_optional = True
    is_quick = True
