from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class Aquatic(Ability):
    """Water is clear terrain to it, and protects it from shots. MKA-AQUATIC-01"""

    id = "MKA-AQUATIC-01"
    name = "aquatic"
    number = 4
    slot = MOVEMENT
    swims = True
    never_sprints = "cannot-sprint"
