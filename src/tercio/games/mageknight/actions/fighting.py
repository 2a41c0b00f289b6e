"""MK-MELEE, MK-CAPTURE  Close combat actions where the warrior stands: strikes and captures."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import Action
from tercio.games.mageknight.rules.acting import CLOSE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.fighting import begin_close, judge_strike, strike_options
from tercio.kernel import Answer, Match, Option, Verdict


class Close(Action):
    """MK-MELEE-02  Against an enemy at the front arc; a guard has only its captive."""

    keys = ("close", "capture", "finish", "sweep")
    kind = CLOSE

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        return strike_options(state, warrior)

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_strike(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_close(m, warrior, answer)
