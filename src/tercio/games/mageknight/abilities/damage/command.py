from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Command(Ability):
    """It encourages the demoralized, and may gain its player an action. MKA-COMMAND-01"""

    id = "MKA-COMMAND-01"
    name = "command"
    number = 45
    slot = DAMAGE
    cannot_be_captured = True
