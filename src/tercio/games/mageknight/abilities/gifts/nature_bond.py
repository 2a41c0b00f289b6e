from __future__ import annotations

from tercio.games.mageknight.abilities.ability import IGNORES_COVER, Gift
from tercio.games.mageknight.abilities.bearers import asked
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
        """For a shot of another bond the terrain is clear, and protects nobody. MKF-NATUREBOND-03"""
        is_clear = aim.is_ranged and self in asked(aim.attacker, IGNORES_COVER)
        if not is_clear and is_in_hindering(state, aim.target):
            tally.add(1, "MKF-NATUREBOND-04")
