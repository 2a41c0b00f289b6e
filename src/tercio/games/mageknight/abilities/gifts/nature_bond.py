from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.rules.combat.values import is_in_hindering
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class NatureBond(Gift):
    """Terrain that hinders or conceals helps nobody against it, and protects it. MKF-NATUREBOND-02"""

    id = "MKF-NATUREBOND-02"
    stands_in = "MKF-NATUREBOND-01"
    name = "nature-bond"
    number = 67
    subfaction = "wylden-lords"
    ignores_cover = True  # MKF-NATUREBOND-02, MKF-NATUREBOND-03

    def defense(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if is_in_hindering(state, aim.target):
            tally.add(1, "MKF-NATUREBOND-04")
