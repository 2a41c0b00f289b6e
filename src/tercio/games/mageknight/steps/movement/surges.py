"""MK-CHARGE  Surges and charges: a move, what it meets, and the attack, all in one close combat action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.domains import SURGE, judge_domains
from tercio.games.mageknight.abilities.names import CHARGE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.ground import enemies_touching, faces
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.movement.moves import Way, judge_way
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.close_combat import judge_strike, strike, strike_options
from tercio.games.mageknight.steps.movement.moves import MoveWarrior
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Decision, Match, Point, Step, Verdict

MOVE: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


def begin_surge(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-CHARGE-01"""
    is_charge = answer.key == "charge"
    give(m, (warrior.id,), rule_of(CHARGE) if is_charge else "MK-CHARGE-01")
    m.push(Surge(warrior.id, answer.path, answer.numbers[0], is_charge))


@dataclass
class Surge(Step):
    """MK-CHARGE-01, MK-CHARGE-05  Move, take a click, attack. The ability Charge costs no click."""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    is_charge: bool = False
    stage: int = MOVE

    def ask(self, m: Match) -> tuple[Decision, ...]:
        """a64: whom it attacks is said when it has arrived, and attack it must."""
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if self.stage != CHOOSE or warrior is None:
            return ()
        options = strike_options(state, warrior)
        return (Decision(warrior.seat, "surge", "MK-CHARGE-01", tuple(options), warrior.id),) if options else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if self.stage == CHOOSE:
            judge_strike(state, state.warriors[self.warrior], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        strike(m, mageknight(m).warriors[self.warrior], answer)

    def advance(self, m: Match) -> None:
        warrior = mageknight(m).find(self.warrior)
        if warrior is None or self.stage != MOVE:
            m.finish(self)
        else:
            self.stage = CHOOSE
            rule = rule_of(CHARGE) if self.is_charge else "MK-CHARGE-03"
            m.push(MoveWarrior(warrior.id, self.path, self.facing, rule=rule, is_surge=not self.is_charge))


# -- judging -------------------------------------------------------------------------------------------------


def judge_surge(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MK-CHARGE-02 to MK-CHARGE-04, MK-CHARGE-07, MK-CHARGE-16  No change of level: that takes a move action."""
    is_charge = answer.key == "charge"
    if not is_charge:
        judge_talent(state, warrior, verdict)
    elif not has(warrior, CHARGE):
        verdict.refuse(rule_of(CHARGE), "no-ability", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        rule = rule_of(CHARGE) if is_charge else "MK-CHARGE-02"
        verdict.refuse(rule, "enemy-in-contact", (warrior.id, enemies[0].id))
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else warrior.facing
        way = Way(warrior, answer.path, facing=facing)
        judge_way(state, way, verdict)
        judge_arrival(state, way.end, is_charge, verdict)


def judge_talent(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    if not warrior.figure.has_type(SWORD):
        verdict.refuse("MK-MELEE-08", "no-sword", (warrior.id,))
    if warrior.partner != NOBODY:
        verdict.refuse("MKC-UNIT-10", "is-cavalry", (warrior.id,))
    if has(warrior, CHARGE):
        verdict.refuse("MK-CHARGE-07", "charges-instead", (warrior.id,))
    judge_domains(state, SURGE, verdict)


def judge_arrival(state: MageKnight, moved: Warrior, is_charge: bool, verdict: Verdict) -> None:
    """MK-CHARGE-04, MK-CHARGE-16  An enemy at the front arc; who soars meets nobody on the ground."""
    if any([state.are_enemies(moved, other) and faces(state, moved, other) for other in state.here()]):
        return
    landed = moved.at_level(False)
    if moved.is_soaring and any([state.are_enemies(moved, o) and faces(state, landed, o) for o in state.here()]):
        verdict.refuse("MK-CHARGE-16", "no-level-change", (moved.id,))
    verdict.refuse(rule_of(CHARGE) if is_charge else "MK-CHARGE-04", "reaches-nobody", (moved.id,))
