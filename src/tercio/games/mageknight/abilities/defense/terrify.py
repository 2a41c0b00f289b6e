from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Terrify(Ability):
    """MKA-TERRIFY-01  An enemy that would move up to it needs courage."""

    id = "MKA-TERRIFY-01"
    name = "terrify"
    number = 37
    slot = DEFENSE
    is_optional = True
