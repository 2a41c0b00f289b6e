from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class LeyHarmony(Gift):
    """It looks spells up more cheaply. MKF-LEY-02"""

    id = "MKF-LEY-02"
    stands_in = "MKF-LEY-01"
    name = "ley-harmony"
    number = 63
    subfaction = "order-of-sorcery"
