from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class SyphonEnergy(Gift):
    """A friend at its side takes pushing damage and rids it of a token. MKF-SYPHON-02"""

    id = "MKF-SYPHON-02"
    stands_in = "MKF-SYPHON-01"
    name = "syphon-energy"
    number = 58
    subfaction = "blood-cultists"
    is_optional = True
