from __future__ import annotations

from tercio.games.mageknight.abilities.effect import Effect
from tercio.kernel import Tally


class WeakerTerrain(Effect):
    """Constructed terrain has 1 structure less. MK-DOMAIN-09"""

    id = "MK-DOMAIN-09"
    name = "weaker-terrain"

    def structure(self, tally: Tally) -> None:
        tally.add(-1, self.id, self.thing.number)
