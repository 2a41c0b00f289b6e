from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class BattleArmor(Ability):
    """MKA-BATTLEARMOR-01  It has 2 more defense against shots."""

    id = "MKA-BATTLEARMOR-01"
    name = "battle-armor"
    number = 26
    slot = DEFENSE
