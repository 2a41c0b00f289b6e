from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class PoleArm(Ability):
    """Whoever moves up to its front arc takes a click. MKA-POLEARM-01"""

    id = "MKA-POLEARM-01"
    name = "pole-arm"
    number = 27
    slot = DEFENSE
