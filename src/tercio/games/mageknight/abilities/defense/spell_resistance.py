from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class SpellResistance(Ability):
    """MKA-SPELLRESISTANCE-01  Shots with a wand have 3 less on their attack value against it."""

    id = "MKA-SPELLRESISTANCE-01"
    name = "spell-resistance"
    number = 38
    slot = DEFENSE
