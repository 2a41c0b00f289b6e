from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.rules.sorcery.lookup import WITH_A_TOKEN_LESS, WITH_AN_ACTION

EASED: Final = {WITH_AN_ACTION: WITH_A_TOKEN_LESS}  # A59


class LeyHarmony(Gift):
    """It looks spells up more cheaply. MKF-LEY-02"""

    id = "MKF-LEY-02"
    stands_in = "MKF-LEY-01"
    name = "ley-harmony"
    number = 63
    subfaction = "order-of-sorcery"

    def bars(self, printed: int) -> int:
        return EASED.get(printed, printed)
