from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class MagicImmunity(Ability):
    """No magic works on it, neither good nor bad. MKA-MAGICIMMUNITY-01"""

    id = "MKA-MAGICIMMUNITY-01"
    name = "magic-immunity"
    number = 28
    slot = DEFENSE
    stops_magic = True
