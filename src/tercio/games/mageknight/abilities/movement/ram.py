from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching, is_in_front
from tercio.games.mageknight.printed.dials import MOVEMENT
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Match


class Ram(Ability):
    """Where its move ends in front of an enemy, that one takes a click. MKA-RAM-01"""

    id = "MKA-RAM-01"
    name = "ram"
    number = 9
    slot = MOVEMENT
    is_optional = True
    marches_alone = True
    breaks_away_gently = True

    def arrives(self, state: MageKnight, bearer: Warrior, is_sprint: bool) -> bool:
        return not is_sprint and bool(rammed(state, bearer))

    def collide(self, m: Match, bearer: Warrior, mover: Warrior) -> None:
        for enemy in rammed(mageknight(m), bearer):
            changes.harm(m, enemy, 1, self.id, bearer.id)


def rammed(state: MageKnight, bearer: Warrior) -> list[Warrior]:
    """Those at the front arc."""
    return [enemy for enemy in enemies_touching(state, bearer) if is_in_front(bearer, enemy.at)]
