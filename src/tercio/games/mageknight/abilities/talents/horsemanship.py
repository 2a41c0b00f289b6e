from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Talent
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class Horsemanship(Talent):
    """Shots at a rider have 2 less on their attack value, unless its player declines it. MKC-TALENT-05, -06"""

    id = "MKC-TALENT-05"
    name = "horsemanship"
    number = 54

    def attacked(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if aim.is_ranged:
            tally.add(-2, self.id)
