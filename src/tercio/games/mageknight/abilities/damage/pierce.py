from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Ability, Text
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DAMAGE

PIERCED: Final = ("battle-armor", "toughness", "invulnerability")


class Pierce(Ability):
    """Its shots go through armor. MKA-PIERCE-01"""

    id = "MKA-PIERCE-01"
    name = "pierce"
    number = 46
    slot = DAMAGE
    is_optional = True

    def defeats(self, aim: Aim, protection: Text) -> bool:
        return aim.is_ranged and protection.name in PIERCED
