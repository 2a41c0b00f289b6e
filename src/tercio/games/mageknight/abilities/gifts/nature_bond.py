from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class NatureBond(Gift):
    """MKF-NATUREBOND-02  Terrain that hinders or conceals helps nobody against it, and protects it."""

    id = "MKF-NATUREBOND-02"
    stands_in = "MKF-NATUREBOND-01"
    name = "nature-bond"
    number = 67
    subfaction = "wylden-lords"
