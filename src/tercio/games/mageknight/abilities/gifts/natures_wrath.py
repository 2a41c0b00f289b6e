from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class NaturesWrath(Gift):
    """A die may add its attack bonus to the attack roll. MKF-WRATH-02"""

    id = "MKF-WRATH-02"
    stands_in = "MKF-WRATH-01"
    name = "natures-wrath"
    number = 68
    subfaction = "storm-druids"
