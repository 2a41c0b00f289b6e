from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class Enhancement(Gift):
    """No document says what it does. MKF-ENHANCE-01"""

    id = "MKF-ENHANCE-01"
    stands_in = "MKF-ENHANCE-01"
    name = "enhancement"
    number = 66
    subfaction = "darkmarch"
    is_unknown = True
