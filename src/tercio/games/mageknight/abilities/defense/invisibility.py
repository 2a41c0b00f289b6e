from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Verdict


class Invisibility(Ability):
    """It cannot be the target of shots. MKA-INVISIBILITY-01"""

    id = "MKA-INVISIBILITY-01"
    name = "invisibility"
    number = 35
    slot = DEFENSE
    is_optional = True

    def on_shot(self, state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
        verdict.refuse(self.id, "cannot-be-shot", (target.id, self.number))
