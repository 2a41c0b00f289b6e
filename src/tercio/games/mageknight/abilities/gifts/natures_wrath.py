from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class NaturesWrath(Gift):
    """MKF-WRATH-02  A die may add its attack bonus to the attack roll."""

    id = "MKF-WRATH-02"
    stands_in = "MKF-WRATH-01"
    name = "natures-wrath"
    number = 68
    subfaction = "storm-druids"
