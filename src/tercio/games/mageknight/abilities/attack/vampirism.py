from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Match


class Vampirism(Ability):
    """It heals a click when it has hurt somebody in close combat. MKA-VAMPIRISM-01"""

    id = "MKA-VAMPIRISM-01"
    name = "vampirism"
    number = 16
    slot = ATTACK

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return bool(blow.hurt) and not blow.is_ranged

    def still_works(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        return has(bearer, self.name)

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        changes.heal(m, bearer, 1, self.id)
