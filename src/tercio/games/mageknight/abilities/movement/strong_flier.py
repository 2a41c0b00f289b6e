from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import MOVEMENT


class StrongFlier(Ability):
    """MKA-STRONGFLIER-01  It carries a friend along while it flies."""

    id = "MKA-STRONGFLIER-01"
    name = "strong-flier"
    number = 10
    slot = MOVEMENT
    is_optional = True
    is_placeholder = True
