"""MK-RANGED, MK-MULTI, MK-BOW  Ranged combat actions of a single warrior."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.dials import BOW
from tercio.games.mageknight.rules.acting import RANGED
from tercio.games.mageknight.rules.targeting import shot_targets
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.shooting import begin_shot, judge_shots
from tercio.kernel import Answer, Match, Option, Verdict


class Shoot(Action):
    """MK-RANGED-02  At as many targets as it has arrows, or with precision into a fight."""

    keys = ("ranged", "precise")
    kind = RANGED

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        options: list[Option] = []
        targets = tuple([target.id for target in shot_targets(state, warrior)])
        if targets:
            most = min(len(targets), max(1, warrior.figure.arrows))
            options.append(Option("ranged", "MK-RANGED-02", warrior.id, targets, 1, most))
        if warrior.figure.has_type(BOW):
            shielded = [t.id for t in shot_targets(state, warrior, is_precise=True) if t.id not in targets]
            if shielded:
                options.append(Option("precise", "MK-BOW-04", warrior.id, tuple(shielded), 1, 1))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_shots(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_shot(m, warrior, answer)
