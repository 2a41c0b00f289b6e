from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Healing(Ability):
    """MKA-HEALING-01  It heals a friend that it touches."""

    id = "MKA-HEALING-01"
    name = "healing"
    number = 11
    slot = ATTACK
    is_optional = True
