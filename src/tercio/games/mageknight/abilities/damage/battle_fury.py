from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class BattleFury(Ability):
    """MKA-BATTLEFURY-01  It neither takes captives nor is taken, and lets go the one it has."""

    id = "MKA-BATTLEFURY-01"
    name = "battle-fury"
    number = 42
    slot = DAMAGE
