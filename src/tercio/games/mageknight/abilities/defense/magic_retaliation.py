from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import bears_on, has
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Match


class MagicRetaliation(Ability):
    """A warrior that hurts it takes a click. MKA-MAGICRETALIATION-01"""

    id = "MKA-MAGICRETALIATION-01"
    name = "magic-retaliation"
    number = 34
    slot = DEFENSE
    is_magic = True

    def answers(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        return bears_on(self, state.warriors[blow.attacker])

    def still_works(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        return has(bearer, self.name) and state.find(blow.attacker) is not None

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        changes.harm(m, mageknight(m).warriors[blow.attacker], 1, self.id, bearer.id)
