from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.rules.combat.values import withstands


class Dodge(Ability):
    """On 4 to 6 a hit misses it after all. MKA-DODGE-01"""

    id = "MKA-DODGE-01"
    name = "dodge"
    number = 33
    slot = DEFENSE
    is_optional = True

    def saves(self, aim: Aim) -> bool:
        return withstands(aim, self)
