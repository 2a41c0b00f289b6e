from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Dodge(Ability):
    """MKA-DODGE-01  On 4 to 6 a hit misses it after all."""

    id = "MKA-DODGE-01"
    name = "dodge"
    number = 33
    slot = DEFENSE
    is_optional = True
