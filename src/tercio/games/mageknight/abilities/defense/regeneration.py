from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Regeneration(Ability):
    """It heals itself by a die, with a special action. MKA-REGENERATION-01"""

    id = "MKA-REGENERATION-01"
    name = "regeneration"
    number = 31
    slot = DEFENSE
    is_optional = True
