from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Sweep(Ability):
    """It strikes at every enemy at its front arc at once. MKA-SWEEP-01"""

    id = "MKA-SWEEP-01"
    name = "sweep"
    number = 20
    slot = ATTACK
    is_optional = True
    strikes_all = True
