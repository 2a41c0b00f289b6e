"""MK-CHARGE  Move and attack in one close combat action: the talent Surge, or the ability Charge in its place."""

from __future__ import annotations

from tercio.games.mageknight.abilities import CHARGE, has, rule_of
from tercio.games.mageknight.actions.action import Action, walking
from tercio.games.mageknight.dials import SWORD
from tercio.games.mageknight.domains import SURGE, is_forbidden
from tercio.games.mageknight.ground import enemies_touching
from tercio.games.mageknight.rules.acting import CLOSE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.surging import begin_surge, judge_surge
from tercio.kernel import Answer, Match, Option, Verdict


class Rush(Action):
    """MK-CHARGE-01, MK-CHARGE-07  Who has Charge cannot surge, unless its player switches it off."""

    keys = ("surge", "charge")
    kind = CLOSE

    def offers(self, state: MageKnight, warrior: Warrior) -> list[Option]:
        if enemies_touching(state, warrior):
            return []
        if has(warrior, CHARGE):
            return [walking("charge", rule_of(CHARGE), warrior)]
        if not warrior.figure.has_type(SWORD) or is_forbidden(state, SURGE):
            return []
        return [walking("surge", "MK-CHARGE-01", warrior)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_surge(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_surge(m, warrior, answer)
