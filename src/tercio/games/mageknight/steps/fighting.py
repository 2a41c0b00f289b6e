"""MK-MELEE, MK-MOB, MK-CHARGE, MK-CAPTURE  Close combat actions: strikes, surges, captures, gang-ups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import changes
from tercio.games.mageknight.abilities import CHARGE, SWEEP, has, rule_of
from tercio.games.mageknight.dials import SWORD
from tercio.games.mageknight.ground import enemies_touching, faces
from tercio.games.mageknight.rules.moving import Way, judge_way
from tercio.games.mageknight.rules.targeting import close_targets, judge_capture, judge_close, supporters_of
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.attacking import Attack, Target
from tercio.games.mageknight.steps.given import give
from tercio.games.mageknight.steps.moving import MoveWarrior
from tercio.kernel import Answer, Decision, Event, Match, Option, Point, Step, Verdict


def begin_close(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-ATTACKSEQ-02 to MK-ATTACKSEQ-04  The action, the target, and whether it is to be a capture."""
    give(m, (warrior.id,), "MK-MELEE-02")
    m.push(Strike(warrior.id, answer.picks, answer.key in ("capture", "finish")))


def begin_surge(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-CHARGE-01"""
    give(m, (warrior.id,), "MK-CHARGE-01")
    m.push(Surge(warrior.id, answer.path, answer.numbers[0], is_free=answer.key == "charge"))


@dataclass
class Strike(Step):
    """MK-MOB-01, MK-MOB-10  Who supports is named with the action, then the attack is resolved."""

    attacker: int
    targets: tuple[int, ...]
    is_capture: bool = False
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        helpers = self.helpers(state)
        if self.is_done or not helpers:
            return ()
        attacker = state.warriors[self.attacker]
        support = Option("gang-up", "MK-MOB-03", attacker.id, tuple([w.id for w in helpers]), 0, len(helpers))
        return (Decision(attacker.seat, "gang-up", "MK-MOB-03", (support,), self.targets[0]),)

    def helpers(self, state: MageKnight) -> list[Warrior]:
        attacker, target = state.find(self.attacker), state.find(self.targets[0])
        if attacker is None or target is None or len(self.targets) != 1:
            return []
        return supporters_of(state, attacker, target)

    def take(self, m: Match, answer: Answer) -> None:
        self.fight(m, answer.picks)

    def advance(self, m: Match) -> None:
        if self.is_done:
            m.finish(self)
        else:
            self.fight(m, ())

    def fight(self, m: Match, supporters: tuple[int, ...]) -> None:
        state = mageknight(m)
        self.is_done = True
        attacker = state.find(self.attacker)
        targets = tuple([target for target in self.targets if state.find(target) is not None])
        if attacker is None or not targets:
            return
        for target in targets:
            name = "captures" if self.is_capture else "strikes"
            m.emit(Event(name, "MK-MELEE-02", (attacker.id, target)))
        for helper in supporters:
            m.emit(Event("supports", "MK-MOB-03", (helper, attacker.id)))
        m.push(
            Attack(
                attacker.id,
                tuple([Target(target) for target in targets]),
                is_ranged=False,
                supporters=len(supporters),
                is_capture=self.is_capture,
            )
        )


MOVE: Final = 0
CLICK: Final = 1
CHOOSE: Final = 2
OVER: Final = 3


@dataclass
class Surge(Step):
    """MK-CHARGE-01, MK-CHARGE-05  Move, take a click, attack. The ability Charge costs no click."""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    is_free: bool = False
    stage: int = MOVE

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if self.stage != CHOOSE or warrior is None:
            return ()
        targets = tuple([target.id for target in close_targets(state, warrior)])
        if not targets:
            return ()
        options = [Option("close", "MK-MELEE-02", warrior.id, targets, 1, 1)]
        if warrior.figure.has_type(SWORD):
            options.append(Option("capture", "MK-CAPTURE-02", warrior.id, targets, 1, 1))
        return (Decision(warrior.seat, "surge", "MK-CHARGE-01", tuple(options), warrior.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        if self.stage == CHOOSE and len(answer.picks) == 1:
            judge_strike(state, state.warriors[self.warrior], answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        m.push(Strike(self.warrior, answer.picks, answer.key == "capture"))

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if warrior is None or self.stage >= CHOOSE:
            m.finish(self)
        elif self.stage == MOVE:
            self.stage = CLICK
            rule = rule_of(CHARGE) if self.is_free else "MK-CHARGE-03"
            m.push(MoveWarrior(warrior.id, self.path, self.facing, rule=rule))
        else:
            self.stage = CHOOSE
            if not self.is_free:
                changes.damage(m, warrior, 1, "MK-CHARGE-05")


# -- judging -------------------------------------------------------------------------------------------------


def judge_strike(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    if answer.key == "sweep":
        for pick in answer.picks:
            target = state.find(pick)
            if target is not None:
                judge_close(state, warrior, target, verdict)
        if not has(warrior, SWEEP):
            verdict.refuse(rule_of(SWEEP), "no-ability", (warrior.id,))
        return
    if len(answer.picks) != 1:
        if answer.key == "capture":
            verdict.refuse("MK-CAPTURE-02", "one-target", (len(answer.picks),))
        return
    target = state.find(answer.picks[0])
    if target is None:
        return
    judge_close(state, warrior, target, verdict)
    if answer.key == "capture":
        judge_capture(warrior, target, verdict)


def judge_surge(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MK-CHARGE-02 to MK-CHARGE-04, MK-CHARGE-07, MK-CHARGE-16"""
    if answer.key == "surge":
        if not warrior.figure.has_type(SWORD):
            verdict.refuse("MK-MELEE-08", "no-sword", (warrior.id,))
        if has(warrior, CHARGE):
            verdict.refuse("MK-CHARGE-07", "charges-instead", (warrior.id,))
        for _, domain in state.domains():
            if "surge" in domain.forbids:
                verdict.refuse("MK-DOMAIN-09", "domain-forbids", (domain.number,))
    elif not has(warrior, CHARGE):
        verdict.refuse(rule_of(CHARGE), "no-ability", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse("MK-CHARGE-02", "enemy-in-contact", (warrior.id, enemies[0].id))
    if not answer.path:
        return
    judge_way(state, Way(warrior, answer.path), verdict)
    moved = warrior.standing(answer.path[-1], answer.numbers[0] if answer.numbers else warrior.facing)
    if not any([state.are_enemies(moved, w) and faces(state, moved, w) for w in state.here()]):
        verdict.refuse("MK-CHARGE-04", "reaches-nobody", (warrior.id,))
