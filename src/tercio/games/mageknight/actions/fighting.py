"""MK-MELEE, MK-CAPTURE, MK-CHARGE  Close combat actions: strikes, captures, surges and charges."""

from __future__ import annotations

from tercio.games.mageknight.abilities import CHARGE, SWEEP, has, rule_of
from tercio.games.mageknight.actions.action import Action, walking
from tercio.games.mageknight.dials import SWORD
from tercio.games.mageknight.ground import enemies_touching
from tercio.games.mageknight.rules.acting import CLOSE
from tercio.games.mageknight.rules.targeting import close_targets, judge_capture
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.fighting import begin_close, begin_surge, judge_strike, judge_surge
from tercio.kernel import Answer, Match, Option, Verdict


class Close(Action):
    """MK-MELEE-02  Against an enemy at the front arc; a guard has only its captive."""

    keys = ("close", "capture", "finish", "sweep")
    kind = CLOSE

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        targets = close_targets(state, warrior)
        if not targets:
            return []
        if state.captive_of(warrior.id) is not None:
            return [Option("finish", "MK-CAPTURE-22", warrior.id, (targets[0].id,), 1, 1)]
        numbers = tuple([target.id for target in targets])
        options = [Option("close", "MK-MELEE-02", warrior.id, numbers, 1, 1)]
        if has(warrior, SWEEP) and len(numbers) > 1:
            options.append(Option("sweep", rule_of(SWEEP), warrior.id, numbers, 2, len(numbers)))
        captives = tuple([target.id for target in targets if may_capture(warrior, target)])
        if captives:
            options.append(Option("capture", "MK-CAPTURE-02", warrior.id, captives, 1, 1))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_strike(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_close(m, warrior, answer)


class Rush(Action):
    """MK-CHARGE-01, MK-CHARGE-07  Move and attack in one action: the talent, or the ability in its place."""

    keys = ("surge", "charge")
    kind = CLOSE

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        if state.captive_of(warrior.id) is not None or enemies_touching(state, warrior):
            return []
        if has(warrior, CHARGE):
            return [walking("charge", rule_of(CHARGE), warrior)]
        return [walking("surge", "MK-CHARGE-01", warrior)] if warrior.figure.has_type(SWORD) else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_surge(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_surge(m, warrior, answer)


def may_capture(warrior: Warrior, target: Warrior) -> bool:
    verdict = Verdict()
    judge_capture(warrior, target, verdict)
    return bool(verdict)
