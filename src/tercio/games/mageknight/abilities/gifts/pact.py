from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class Pact(Gift):
    """It has the faction symbols of its friends. MKF-PACT-02"""

    id = "MKF-PACT-02"
    stands_in = "MKF-PACT-01"
    name = "pact"
    number = 65
    subfaction = "ninth-circle"
