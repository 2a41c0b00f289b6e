from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class FlameLightning(Ability):
    """MKA-FLAMELIGHTNING-01  It strikes everybody who touches its target, each with one click."""

    id = "MKA-FLAMELIGHTNING-01"
    name = "flame-lightning"
    number = 14
    slot = ATTACK
    is_optional = True
