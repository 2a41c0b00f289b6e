"""MK-BOMB  Ranged combat actions against spots on the field."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import BOMBARDMENT
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.bombardment import judge_bombardment
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.bombardment import begin_bombardment
from tercio.kernel import Option


class Bombardment(Action):
    """The corners of its path are the spots, one for each arrow at most. MK-BOMB-04, a49"""

    keys = ("bombard",)
    kind = RANGED
    abilities = frozenset({BOMBARDMENT})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not has(warrior, BOMBARDMENT):
            return []
        return [Option("bombard", rule_of(BOMBARDMENT), warrior.id, corners=max(1, warrior.figure.arrows))]


BOMBARD: Final = Bombardment(judge_bombardment, begin_bombardment)
