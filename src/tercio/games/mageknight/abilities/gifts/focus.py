from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class Focus(Gift):
    """It has 1 more on its counterspell rolls. MKF-FOCUS-02"""

    id = "MKF-FOCUS-02"
    stands_in = "MKF-FOCUS-01"
    name = "focus"
    number = 62
    subfaction = "delphana"
    counters = 1
