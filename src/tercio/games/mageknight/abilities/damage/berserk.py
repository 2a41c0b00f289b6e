from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Berserk(Ability):
    """It neither shoots nor takes captives, and kills the one it has. MKA-BERSERK-01"""

    id = "MKA-BERSERK-01"
    name = "berserk"
    number = 40
    slot = DAMAGE
    never_shoots = "berserk"
    takes_no_captives = True
    cannot_be_captured = True
    kills_captives = True
