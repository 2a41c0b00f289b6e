from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.printed.dials import DAMAGE


class Necromancy(Reviver):
    """It raises the eliminated at its side, worn by a die. MKA-NECROMANCY-01"""

    id = "MKA-NECROMANCY-01"
    name = "necromancy"
    number = 44
    slot = DAMAGE
    is_optional = True
    key = "raise"
    wears = True
