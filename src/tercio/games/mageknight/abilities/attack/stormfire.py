from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.geometry.points import within

FAR: Final = 2 * INCH


class Stormfire(Power):
    """It strikes everybody within two inches of its target. MKA-STORMFIRE-01"""

    id = "MKA-STORMFIRE-01"
    name = "stormfire"
    number = 22
    slot = ATTACK
    is_optional = True
    is_house_ruled = True
    key = "stormfire"

    def spreads_to(self, state: MageKnight, target: Warrior, other: Warrior) -> bool:
        return within(other.at, target.at, FAR)
