from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Berserk(Ability):
    """MKA-BERSERK-01  It neither shoots nor takes captives, and kills the one it has."""

    id = "MKA-BERSERK-01"
    name = "berserk"
    number = 40
    slot = DAMAGE
