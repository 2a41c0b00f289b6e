"""MK-MELEE, MK-CAPTURE  Close combat actions where the warrior stands: strikes and captures."""

from __future__ import annotations

from typing import ClassVar

from tercio.games.mageknight.actions.action import FOES, Action, Stance
from tercio.games.mageknight.field.ground import faces, is_in_front
from tercio.games.mageknight.rules.turns.actions import CLOSE, FINISH
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.close_combat import begin_close, judge_strike, strikes_at
from tercio.kernel import Answer, Match, Option, Verdict


class Close(Action):
    """MK-MELEE-02  Against an enemy at the front arc."""

    keys: ClassVar[tuple[str, ...]] = ("close", "capture", "sweep")
    kind = CLOSE
    needs = FOES

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return strikes_at(warrior, [foe for foe in stance.foes if is_in_front(warrior, foe.at)])

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_strike(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_close(m, warrior, answer)


class Finish(Close):
    """MK-CAPTURE-09, MK-CAPTURE-22  A guard against its captive."""

    keys = ("finish",)
    kind = FINISH
    needs = 0

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        captive = state.captive_of(warrior.id)
        if captive is None or not faces(state, warrior, captive):
            return []
        return [Option("finish", "MK-CAPTURE-22", warrior.id, (captive.id,), 1, 1)]
