from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import ATTACK


class Venom(Ability):
    """Enemies at its front arc take a click in its player's command phase. MKA-VENOM-01"""

    id = "MKA-VENOM-01"
    name = "venom"
    number = 18
    slot = ATTACK
