from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Ghostform(Ability):
    """MKA-GHOSTFORM-01  Shots cannot aim at it, bases do not stop it, and plain strikes have 1 less against it."""

    id = "MKA-GHOSTFORM-01"
    name = "ghostform"
    number = 39
    slot = DEFENSE
    is_optional = True
    is_placeholder = True
