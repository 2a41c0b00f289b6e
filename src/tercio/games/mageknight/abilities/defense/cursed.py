from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.state import Warrior
from tercio.kernel import Match


class Cursed(Ability):
    """It takes a click when magic has worked on it. MKA-CURSED-01"""

    id = "MKA-CURSED-01"
    name = "cursed"
    number = 36
    slot = DEFENSE

    def touched(self, m: Match, bearer: Warrior) -> None:
        """It counts once an action, whatever the magic was. H22"""
        changes.harm(m, bearer, 1, self.id)
