from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Necromancy(Ability):
    """MKA-NECROMANCY-01  It raises the eliminated at its side, worn by a die."""

    id = "MKA-NECROMANCY-01"
    name = "necromancy"
    number = 44
    slot = DAMAGE
    is_optional = True
