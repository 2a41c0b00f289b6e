"""MKA-OVERWATCH-01  An overwatch token, and the attack for which it was given."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.names import OVERWATCH
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.combat.bombardment import attacks_forbidden
from tercio.games.mageknight.rules.combat.ranged_combat import judge_shots
from tercio.games.mageknight.rules.combat.targets import shot_targets
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import shoot
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import PASS, Answer, Decision, Match, Option, Step, Verdict


def begin_watch(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """The warrior gets an overwatch token instead of attacking. MKA-OVERWATCH-01"""
    give(m, (warrior.id,), rule_of(OVERWATCH))
    changes.watch(m, mageknight(m).warriors[warrior.id], rule_of(OVERWATCH))


@dataclass
class ShootOnWatch(Step):
    """The watcher shoots at any legal target, or does not; the token is used up either way."""

    warrior: int

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if warrior is None or not warrior.is_watching or attacks_forbidden(state):
            return ()
        targets = tuple([target.id for target in shot_targets(state, warrior)])
        if not targets:
            return ()
        most = min(len(targets), max(1, warrior.figure.arrows))
        shot = Option("ranged", rule_of(OVERWATCH), warrior.id, targets, 1, most)
        return (Decision(warrior.seat, "watch", rule_of(OVERWATCH), (shot, PASS), warrior.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "ranged":
            judge_shots(mageknight(m), mageknight(m).warriors[self.warrior], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.advance(m)
        if answer.key == "ranged":
            shoot(m, self.warrior, answer.picks)

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if warrior is not None and warrior.is_watching:
            changes.stop_watching(m, warrior, rule_of(OVERWATCH))
