from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import Warrior
from tercio.kernel import Verdict


class Summon(Reviver):
    """It calls eliminated Mage Spawn back to its side. MKA-SUMMON-01"""

    id = "MKA-SUMMON-01"
    name = "summon"
    number = 50
    slot = DAMAGE
    is_optional = True
    key = "summon"

    def judge_call(self, bearer: Warrior, fallen: Warrior, verdict: Verdict) -> None:
        if not fallen.figure.is_mage_spawn:
            verdict.refuse(self.id, "no-mage-spawn", (fallen.id,))
        if fallen.points > bearer.points:
            verdict.refuse(self.id, "too-dear", (fallen.id, fallen.points, bearer.points))
