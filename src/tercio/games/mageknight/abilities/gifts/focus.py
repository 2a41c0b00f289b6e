from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class Focus(Gift):
    """MKF-FOCUS-02  It has 1 more on its counterspell rolls."""

    id = "MKF-FOCUS-02"
    stands_in = "MKF-FOCUS-01"
    name = "focus"
    number = 62
    subfaction = "delphana"
