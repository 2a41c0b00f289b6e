from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.printed.dials import MINIONS


class Confusion(Gift):
    """MKF-CONFUSION-03  It attacks with the best attack value of the Apocalypse."""

    id = "MKF-CONFUSION-03"
    stands_in = "MKF-CONFUSION-01"
    name = "confusion"
    number = 61
    subfaction = MINIONS
    is_optional = True
    is_declinable = True
