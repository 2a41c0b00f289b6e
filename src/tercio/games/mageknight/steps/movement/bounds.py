"""MKA-BOUND-01  A bound: a move and a ranged attack in one ranged combat action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import BOUND
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.movement.moves import Way, judge_way
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import judge_shots, shoot, shot_options
from tercio.games.mageknight.steps.movement.moves import MoveWarrior
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Decision, Match, Point, Step, Verdict

MOVE: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


def begin_bound(m: Match, warrior: Warrior, answer: Answer) -> None:
    give(m, (warrior.id,), rule_of(BOUND))
    m.push(Leap(warrior.id, answer.path, answer.numbers[0]))


@dataclass
class Leap(Step):
    """MKA-BOUND-01, MK H1  Move, then shoot at whoever can be seen from there."""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    stage: int = MOVE

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if self.stage != CHOOSE or warrior is None:
            return ()
        options = shot_options(state, warrior)
        return (Decision(warrior.seat, "bound", rule_of(BOUND), tuple(options), warrior.id),) if options else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if self.stage == CHOOSE:
            judge_shots(state, state.warriors[self.warrior], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        shoot(m, mageknight(m).warriors[self.warrior], answer)

    def advance(self, m: Match) -> None:
        warrior = mageknight(m).find(self.warrior)
        if warrior is None or self.stage != MOVE:
            m.finish(self)
        else:
            self.stage = CHOOSE
            m.push(MoveWarrior(warrior.id, self.path, self.facing, rule=rule_of(BOUND)))


def judge_bound(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """That it touches no enemy to begin with is asked of every shooter (MK-RANGED-03)."""
    if not has(warrior, BOUND):
        verdict.refuse(rule_of(BOUND), "no-ability", (warrior.id,))
    if not answer.path:
        return
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    judge_way(state, Way(warrior, answer.path, facing=facing), verdict)
    moved = warrior.standing(answer.path[-1], facing)
    after = state.imagined(moved)
    enemies = enemies_touching(after, moved)
    if enemies:
        verdict.refuse(rule_of(BOUND), "enemy-in-contact", (warrior.id, enemies[0].id))
    elif verdict and not shot_options(after, moved):
        verdict.refuse(rule_of(BOUND), "nobody-in-sight", (warrior.id,))
