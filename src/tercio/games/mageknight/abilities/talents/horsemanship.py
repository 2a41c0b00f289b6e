from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Talent


class Horsemanship(Talent):
    """MKC-TALENT-05  Shots at a rider have 2 less on their attack value."""

    id = "MKC-TALENT-05"
    name = "horsemanship"
    number = 54
