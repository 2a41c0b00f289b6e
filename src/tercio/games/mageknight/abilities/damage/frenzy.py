from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DAMAGE


class Frenzy(Ability):
    """It acts before all others of its player, and in no formation. MKA-FRENZY-01"""

    id = "MKA-FRENZY-01"
    name = "frenzy"
    number = 49
    slot = DAMAGE
    acts_first = True
    stays_apart = True
    takes_no_captives = True
