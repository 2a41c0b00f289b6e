from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.ground import is_in_front
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE
from tercio.games.mageknight.rules.combat.values import printed
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class SneakAttack(Ability):
    """From behind its damage value is doubled, and whom it moves up to has no free spin. MKA-SNEAKATTACK-01"""

    id = "MKA-SNEAKATTACK-01"
    name = "sneak-attack"
    number = 19
    slot = ATTACK
    is_optional = True
    comes_unseen = True

    def replace(self, state: MageKnight, aim: Aim, value: str, tally: Tally) -> None:
        if value == DAMAGE and not is_in_front(aim.target, aim.attacker.at):
            tally.set(2 * printed(aim.attacker, DAMAGE), self.id)
