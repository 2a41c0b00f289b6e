from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class CrushingBlow(Ability):
    """MKA-CRUSHINGBLOW-01  In close combat it goes through what keeps damage off and what dodges."""

    id = "MKA-CRUSHINGBLOW-01"
    name = "crushing-blow"
    number = 25
    slot = ATTACK
    is_optional = True
    is_placeholder = True
