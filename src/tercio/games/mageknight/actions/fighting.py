"""MK-MELEE, MK-CAPTURE  Close combat actions where the warrior stands: strikes and captures."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import FOES, Action
from tercio.games.mageknight.ground import faces
from tercio.games.mageknight.rules.acting import CLOSE, FINISH
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.fighting import begin_close, judge_strike, strike_options
from tercio.kernel import Answer, Match, Option, Verdict


class Close(Action):
    """MK-MELEE-02  Against an enemy at the front arc."""

    keys: tuple[str, ...] = ("close", "capture", "sweep")
    kind = CLOSE
    needs: int = FOES

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        return strike_options(state, warrior)

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_strike(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_close(m, warrior, answer)


class Finish(Close):
    """MK-CAPTURE-09, MK-CAPTURE-22  A guard against its captive."""

    keys = ("finish",)
    kind = FINISH
    needs = 0

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        captive = state.captive_of(warrior.id)
        if captive is None or not faces(state, warrior, captive):
            return []
        return [Option("finish", "MK-CAPTURE-22", warrior.id, (captive.id,), 1, 1)]
