from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Ability, Text
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import ATTACK

CRUSHED: Final = ("toughness", "invulnerability", "dodge")


class CrushingBlow(Ability):
    """In close combat it goes through what keeps damage off and what dodges. MKA-CRUSHINGBLOW-01"""

    id = "MKA-CRUSHINGBLOW-01"
    name = "crushing-blow"
    number = 25
    slot = ATTACK
    is_optional = True
    is_house_ruled = True

    def defeats(self, aim: Aim, protection: Text) -> bool:
        return not aim.is_ranged and protection.name in CRUSHED
