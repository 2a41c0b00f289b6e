from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DEFENSE, WAND
from tercio.games.mageknight.rules.combat.values import attack_type, withstands
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class SpellResistance(Ability):
    """Shots with a wand have 3 less on their attack value against it. MKA-SPELLRESISTANCE-01"""

    id = "MKA-SPELLRESISTANCE-01"
    name = "spell-resistance"
    number = 38
    slot = DEFENSE

    def attacked(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if attack_type(aim) == WAND and withstands(aim, self):
            tally.add(-3, self.id)
