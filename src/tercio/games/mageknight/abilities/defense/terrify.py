from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Terrify(Ability):
    """An enemy that would move up to it needs courage. MKA-TERRIFY-01"""

    id = "MKA-TERRIFY-01"
    name = "terrify"
    number = 37
    slot = DEFENSE
    is_optional = True
    terrifies = True
