from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.effect import Effect
from tercio.games.mageknight.printed.dials import RANGE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Tally

SNOWY: Final = 6  # inches


class FrozenWater(Effect):
    """Water is clear terrain; with precipitation it snows, and nobody sees far. MK-DOMAIN-09"""

    id = "MK-DOMAIN-09"
    name = "frozen-water"
    freezes_water = True

    def cap(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        if value == RANGE and any(["precipitation" in domain.kinds for _, domain in state.domains()]):
            tally.at_most(SNOWY, self.id)
