"""MK-CHARGE  Assaults: a move, what it meets, and an attack, all in one combat action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.effect import SURGE
from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.rules.combat.close_combat import judge_strike, strike_options
from tercio.games.mageknight.rules.combat.ranged_combat import judge_shots, shot_options
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.combat.close_combat import strike
from tercio.games.mageknight.steps.combat.ranged_combat import shoot
from tercio.games.mageknight.steps.movement.moves import move
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Decision, Match, Point, Step, Verdict

MOVE: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


def begin_assault(m: Match, warrior: Warrior, answer: Answer) -> None:
    """One action is given for both parts. MK-CHARGE-01"""
    give(m, (warrior.id,), "MK-CHARGE-01" if answer.key == SURGE else rule_of(answer.key))
    assault(m, warrior, answer)


def assault(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The gate of every assault: the action that it belongs to has been given."""
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    m.push(Assault(warrior.id, answer.path, facing, answer.key))


@dataclass
class Assault(Step):
    """A warrior moves, then attacks; a surge costs a click. MK-CHARGE-01, MK-CHARGE-05, MK H1

    The attack is one like any other, with whatever its dial shows when it has arrived (MK-CHARGE-06, -08 to -10).
    """

    warrior: int
    path: tuple[Point, ...]
    facing: int
    kind: str  # SURGE, or the ability by which it is done
    stage: int = MOVE

    @property
    def leaps(self) -> bool:
        """A shot follows, and no blow."""
        return self.kind != SURGE and abilities()[self.kind].leaps

    def ask(self, m: Match) -> tuple[Decision, ...]:
        """Whom it attacks is said when it has arrived, and attack it must. a64"""
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if self.stage != CHOOSE or warrior is None:
            return ()
        options = tuple(shot_options(state, warrior) if self.leaps else strike_options(state, warrior))
        if not options:
            return ()
        kind, rule = (self.kind, rule_of(self.kind)) if self.leaps else (SURGE, "MK-CHARGE-01")
        return (Decision(warrior.seat, kind, rule, options, warrior.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if self.stage == CHOOSE:
            warrior = mageknight(m).warriors[self.warrior]
            (judge_shots if self.leaps else judge_strike)(mageknight(m), warrior, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        if self.leaps:
            shoot(m, self.warrior, answer.picks, answer.key == "precise")
        else:
            strike(m, mageknight(m).warriors[self.warrior], answer)

    def advance(self, m: Match) -> None:
        warrior = mageknight(m).find(self.warrior)
        if warrior is None or self.stage != MOVE:
            m.finish(self)
        else:
            self.stage = CHOOSE
            rule = "MK-CHARGE-03" if self.kind == SURGE else rule_of(self.kind)
            move(m, warrior.id, self.path, self.facing, rule, self.kind, is_surge=self.kind == SURGE)
