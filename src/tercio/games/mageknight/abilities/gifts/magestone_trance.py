from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class MagestoneTrance(Gift):
    """It is given a second action, for dice of damage. MKF-TRANCE-02"""

    id = "MKF-TRANCE-02"
    stands_in = "MKF-TRANCE-01"
    name = "magestone-trance"
    number = 59
    subfaction = "chaos-shamans"
    is_optional = True
