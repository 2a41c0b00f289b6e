from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Invisibility(Ability):
    """MKA-INVISIBILITY-01  It cannot be the target of shots."""

    id = "MKA-INVISIBILITY-01"
    name = "invisibility"
    number = 35
    slot = DEFENSE
    is_optional = True
