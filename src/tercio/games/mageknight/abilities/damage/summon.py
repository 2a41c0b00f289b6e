from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Summon(Ability):
    """It calls eliminated Mage Spawn back to its side. MKA-SUMMON-01"""

    id = "MKA-SUMMON-01"
    name = "summon"
    number = 50
    slot = DAMAGE
    is_optional = True
