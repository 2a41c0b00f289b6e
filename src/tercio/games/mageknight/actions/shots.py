"""MK-RANGED, MK-MULTI, MK-BOW  Ranged combat actions of a single warrior."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.ranged_combat import begin_shot, judge_shots, shot_options
from tercio.kernel import Answer, Match, Option, Verdict


class Shoot(Action):
    """MK-RANGED-02  At as many targets as it has arrows, or with precision into a fight."""

    keys = ("ranged", "precise")
    kind = RANGED

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return shot_options(state, warrior)

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_shots(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_shot(m, warrior, answer)
