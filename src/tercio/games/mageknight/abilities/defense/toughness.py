from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Toughness(Ability):
    """MKA-TOUGHNESS-01  It keeps one click of damage off."""

    id = "MKA-TOUGHNESS-01"
    name = "toughness"
    number = 29
    slot = DEFENSE
