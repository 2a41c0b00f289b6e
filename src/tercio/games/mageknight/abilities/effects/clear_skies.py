from __future__ import annotations

from tercio.games.mageknight.abilities.effect import DOMAIN, Effect
from tercio.games.mageknight.printed.dials import Domain


class ClearSkies(Effect):
    """It counters every other weather, unless that comes twice, as a clear sky itself may. MK-DOMAIN-09"""

    id = "MK-DOMAIN-09"
    name = "clear-skies"
    cards = (DOMAIN,)

    def overcomes(self, chosen: list[Domain], other: Domain) -> bool:
        return "weather" in other.kinds and len([domain for domain in chosen if domain.id == other.id]) < 2
