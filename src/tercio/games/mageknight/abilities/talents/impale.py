from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Talent


class Impale(Talent):
    """MKC-TALENT-08  A rider's blow has 2 more damage."""

    id = "MKC-TALENT-08"
    name = "impale"
    number = 55
