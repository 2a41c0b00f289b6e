from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.printed.dials import MOVEMENT
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.kernel import Verdict

FAR: Final = 6 * INCH


class MistCloak(Ability):
    """From more than 6 inches away it cannot be the target of shots. MKA-MISTCLOAK-01"""

    id = "MKA-MISTCLOAK-01"
    name = "mist-cloak"
    number = 70
    slot = MOVEMENT
    is_optional = True
    is_house_ruled = True

    def on_shot(self, state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
        length = line_of_fire(state, attacker, target).length
        if length > FAR:
            verdict.refuse(self.id, "hidden-in-mist", (target.id, length, FAR))
