from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Overwatch(Ability):
    """It keeps its shot for the next command phase. MKA-OVERWATCH-01"""

    id = "MKA-OVERWATCH-01"
    name = "overwatch"
    number = 24
    slot = ATTACK
    is_optional = True
    is_placeholder = True
