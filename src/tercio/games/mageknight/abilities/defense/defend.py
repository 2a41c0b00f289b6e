from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE


class Defend(Ability):
    """It lends its defense value to friends at its side. MKA-DEFEND-01"""

    id = "MKA-DEFEND-01"
    name = "defend"
    number = 30
    slot = DEFENSE
    is_optional = True
    lends_defense = True
