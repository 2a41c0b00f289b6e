from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import wields_magic
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import DEFENSE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Tally, Verdict


class Ghostform(Ability):
    """Shots cannot aim at it, bases do not stop it, and plain strikes have 1 less against it. MKA-GHOSTFORM-01"""

    id = "MKA-GHOSTFORM-01"
    name = "ghostform"
    number = 39
    slot = DEFENSE
    is_optional = True
    is_house_ruled = True
    passes_bases = True

    def on_shot(self, state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
        verdict.refuse(self.id, "cannot-be-shot", (target.id, self.number))

    def attacked(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        if not aim.is_ranged and not wields_magic(aim.attacker):
            tally.add(-1, self.id)
