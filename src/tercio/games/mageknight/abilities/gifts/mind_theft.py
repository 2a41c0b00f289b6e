from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class MindTheft(Gift):
    """It uses an ability of another figure for a turn. MKF-MINDTHEFT-02"""

    id = "MKF-MINDTHEFT-02"
    stands_in = "MKF-MINDTHEFT-01"
    name = "mind-theft"
    number = 60
    subfaction = "oracles-of-rokos"
    is_optional = True
