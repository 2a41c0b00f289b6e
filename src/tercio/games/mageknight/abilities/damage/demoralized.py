from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Demoralized(Ability):
    """MKA-DEMORALIZED-01  It only moves, and never up to an enemy."""

    id = "MKA-DEMORALIZED-01"
    name = "demoralized"
    number = 43
    slot = DAMAGE
