"""Close and ranged combat actions attack constructed terrain. MK-CONSTRUCTED-29 to MK-CONSTRUCTED-35"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import WORKS, Action, Stance
from tercio.games.mageknight.rules.combat.sieges import battered_by, judge_battering, judge_shelling, shelled_by
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.sieges import begin_battering, begin_shelling
from tercio.kernel import Option


class Batter(Action):
    """A warrior batters any piece: terrain is nobody's friend and nobody's enemy. MK-CONSTRUCTED-34, b70"""

    keys = ("batter",)
    rule = "MK-CONSTRUCTED-34"
    lacking = "nothing-to-batter"
    kind = CLOSE
    needs = WORKS

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        found = tuple([piece.id for piece in battered_by(state, warrior)])
        return [Option("batter", "MK-CONSTRUCTED-34", warrior.id, found, 1, 1)] if found else []


class Shell(Action):
    """A warrior shells one piece at a time. MK-CONSTRUCTED-32"""

    keys = ("shell",)
    rule = "MK-CONSTRUCTED-32"
    lacking = "nothing-to-shell"
    kind = RANGED
    order = 1
    needs = WORKS

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        found = tuple([piece.id for piece in shelled_by(state, warrior)])
        return [Option("shell", "MK-CONSTRUCTED-32", warrior.id, found, 1, 1)] if found else []


BATTER: Final = Batter(judge_battering, begin_battering)
SHELL: Final = Shell(judge_shelling, begin_shelling)
