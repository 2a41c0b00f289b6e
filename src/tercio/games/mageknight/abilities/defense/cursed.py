from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Cursed(Ability):
    """MKA-CURSED-01  It takes a click when magic has worked on it."""

    id = "MKA-CURSED-01"
    name = "cursed"
    number = 36
    slot = DEFENSE
