from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.printed.dials import DARK_RIDERS


class DarkUnity(Gift):
    """The rider suffers and its mount heals. MKF-DARKUNITY-01"""

    id = "MKF-DARKUNITY-01"
    stands_in = "MKF-DARKUNITY-01"
    name = "dark-unity"
    number = 56
    subfaction = DARK_RIDERS
    is_optional = True
