from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class BattleFury(Ability):
    """It neither takes captives nor is taken, and lets go the one it has. MKA-BATTLEFURY-01"""

    id = "MKA-BATTLEFURY-01"
    name = "battle-fury"
    number = 42
    slot = DAMAGE
    takes_no_captives = True
    cannot_be_captured = True
    frees_captives = True
