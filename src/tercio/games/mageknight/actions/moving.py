"""MK-MOVE, MK-SPRINT, MK-FLY  Move actions of a single warrior."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import Action, walking
from tercio.games.mageknight.dials import BOOT, HORSESHOE, WINGS
from tercio.games.mageknight.ground import enemies_touching, move_type
from tercio.games.mageknight.rules.acting import MOVE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.moving import begin_move, judge_move
from tercio.kernel import Answer, Match, Option, Verdict


class Move(Action):
    """MK-TURN-08  A plain move, a sprint, or a change of level."""

    keys = ("move", "sprint", "take-off", "land")
    kind = MOVE

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        options = [walking("move", "MK-MOVE-02", warrior)]
        kind = move_type(state, warrior)
        if kind in (BOOT, HORSESHOE) and not enemies_touching(state, warrior):
            options.append(walking("sprint", "MK-SPRINT-01", warrior))
        if kind == WINGS:
            options.append(walking("land" if warrior.is_soaring else "take-off", "MK-FLY-05", warrior))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_move(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_move(m, warrior, answer)
