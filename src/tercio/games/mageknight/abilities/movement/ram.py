from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Ram(Ability):
    """Where its move ends in front of an enemy, that one takes a click. MKA-RAM-01"""

    id = "MKA-RAM-01"
    name = "ram"
    number = 9
    slot = MOVEMENT
    is_optional = True
    marches_alone = True
