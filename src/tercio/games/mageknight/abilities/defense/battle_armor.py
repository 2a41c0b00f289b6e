from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.rules.combat.values import withstands
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class BattleArmor(Ability):
    """It has 2 more defense against shots. MKA-BATTLEARMOR-01"""

    id = "MKA-BATTLEARMOR-01"
    name = "battle-armor"
    number = 26
    slot = DEFENSE

    def defense(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if aim.is_ranged and withstands(aim, self):
            tally.add(2, self.id)
