from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Recall(Ability):
    """It calls the eliminated back until the end phase. MKA-RECALL-01"""

    id = "MKA-RECALL-01"
    name = "recall"
    number = 51
    slot = DAMAGE
    is_optional = True
    is_placeholder = True
