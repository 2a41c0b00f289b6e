from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Bombardment(Ability):
    """MKA-BOMBARDMENT-01  It lays tokens on the field that strike a turn later."""

    id = "MKA-BOMBARDMENT-01"
    name = "bombardment"
    number = 21
    slot = ATTACK
    is_optional = True
