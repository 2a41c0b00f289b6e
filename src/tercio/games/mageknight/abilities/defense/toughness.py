from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Toughness(Ability):
    """It keeps one click of damage off. MKA-TOUGHNESS-01"""

    id = "MKA-TOUGHNESS-01"
    name = "toughness"
    number = 29
    slot = DEFENSE
    keeps_off = 1
