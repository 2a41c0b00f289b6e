from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.kernel import Tally


class ArcingFire(Power):
    """It shoots over what is in the way, with 1 less on its attack value. MKA-ARCINGFIRE-01"""

    id = "MKA-ARCINGFIRE-01"
    name = "arcing-fire"
    number = 23
    slot = ATTACK
    is_optional = True
    is_house_ruled = True
    order = 1
    key = "arcing"
    volley = "arcing-volley"
    is_plain = True
    shoots_over = True

    def wielded(self, tally: Tally) -> None:
        tally.add(-1, self.id)
