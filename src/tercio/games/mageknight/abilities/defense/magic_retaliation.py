from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class MagicRetaliation(Ability):
    """MKA-MAGICRETALIATION-01  Whoever hurts it takes a click."""

    id = "MKA-MAGICRETALIATION-01"
    name = "magic-retaliation"
    number = 34
    slot = DEFENSE
    is_magic = True
