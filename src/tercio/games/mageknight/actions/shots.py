"""MK-RANGED, MK-MULTI, MK-BOW  Ranged combat actions of a single warrior."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.ranged_combat import judge_shots, shot_options
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.ranged_combat import begin_shot
from tercio.kernel import Option


class Shoot(Action):
    """A warrior shoots at as many targets as it has arrows, or with precision into a fight. MK-RANGED-02"""

    keys = ("ranged", "precise")
    rule = "MK-RANGED-02"
    lacking = "nobody-to-shoot"
    kind = RANGED

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return shot_options(state, warrior)


SHOOT: Final = Shoot(judge_shots, begin_shot)
