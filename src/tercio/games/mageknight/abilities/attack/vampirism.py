from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Vampirism(Ability):
    """MKA-VAMPIRISM-01  It heals a click when it has hurt somebody in close combat."""

    id = "MKA-VAMPIRISM-01"
    name = "vampirism"
    number = 16
    slot = ATTACK
