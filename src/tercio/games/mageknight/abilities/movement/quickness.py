from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Quickness(Ability):
    """MKA-QUICKNESS-01  It is given a move action that uses up none of its player's."""

    id = "MKA-QUICKNESS-01"
    name = "quickness"
    number = 1
    slot = MOVEMENT
    is_optional = True
