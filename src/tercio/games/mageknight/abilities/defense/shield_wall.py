from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.rules.combat.values import withstands
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Tally


class ShieldWall(Ability):
    """Beside a friend who stands in the wall as well it has 1 more defense against blows. MKA-SHIELDWALL-01"""

    id = "MKA-SHIELDWALL-01"
    name = "shield-wall"
    number = 69
    slot = DEFENSE
    is_optional = True
    is_house_ruled = True

    def defense(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if not aim.is_ranged and withstands(aim, self):
            for friend in friends_touching(state, aim.target):
                if has(friend, self.name):
                    tally.add(1, self.id, friend.id)
                    return
