from __future__ import annotations

from tercio.games.mageknight.abilities.effect import Effect


class DriftDoubled(Effect):
    """Bombardment tokens drift twice as far. MK-DOMAIN-09, MK-BOMB-17"""

    id = "MK-DOMAIN-09"
    name = "drift-doubled"

    def drift(self, far: int) -> int:
        return 2 * far
