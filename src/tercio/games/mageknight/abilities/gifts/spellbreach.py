from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift, Text
from tercio.games.mageknight.field.aims import Aim


class Spellbreach(Gift):
    """Neither spell resistance nor the defense type stops its magic. MKF-SPELLBREACH-02, MKF-SPELLBREACH-03"""

    id = "MKF-SPELLBREACH-02"
    stands_in = "MKF-SPELLBREACH-01"
    name = "spellbreach"
    number = 57
    subfaction = "forgemasters"
    is_optional = True
    is_declinable = True
    breaches_magic = True

    def defeats(self, aim: Aim, protection: Text) -> bool:
        return protection.name == "spell-resistance"
