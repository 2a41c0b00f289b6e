from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import faces
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Match


class PoleArm(Ability):
    """An enemy that moves up to its front arc takes a click. MKA-POLEARM-01"""

    id = "MKA-POLEARM-01"
    name = "pole-arm"
    number = 27
    slot = DEFENSE

    def meets(self, state: MageKnight, bearer: Warrior, mover: Warrior) -> bool:
        return faces(state, bearer, mover)

    def collide(self, m: Match, bearer: Warrior, mover: Warrior) -> None:
        changes.harm(m, mover, 1, self.id, bearer.id)
