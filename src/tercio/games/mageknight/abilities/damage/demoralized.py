from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Verdict


class Demoralized(Ability):
    """It only moves, and never up to an enemy. MKA-DEMORALIZED-01"""

    id = "MKA-DEMORALIZED-01"
    name = "demoralized"
    number = 43
    slot = DAMAGE
    demoralizes = True

    def on_way(self, state: MageKnight, way: Way, verdict: Verdict) -> None:
        """It does not go where it would touch an enemy; it may turn where it stands."""
        if way.end.at == way.warrior.at and not way.changes_level:
            return
        for enemy in enemies_touching(state, way.end):
            verdict.refuse(self.id, "lacks-courage", (way.warrior.id, enemy.id))
