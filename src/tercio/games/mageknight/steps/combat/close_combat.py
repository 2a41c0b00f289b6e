"""MK-MELEE, MK-MOB, MK-CAPTURE  Close combat actions: strikes, captures, gang-ups."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import SWEEP
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.targets import (
    close_targets,
    judge_capture,
    judge_close,
    may_capture,
    supporters_of,
)
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import Attack
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Decision, Event, Match, Option, Step, Verdict


def begin_close(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-ATTACKSEQ-02 to MK-ATTACKSEQ-04  The action, the target, and whether it is to be a capture."""
    give(m, (warrior.id,), "MK-MELEE-02")
    strike(m, warrior, answer)


def strike(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The attack alone: the action that it belongs to has been given."""
    picks = answer.picks
    if answer.key == "sweep":
        picks = tuple([target.id for target in close_targets(mageknight(m), warrior)])
    m.push(Strike(warrior.id, picks, answer.key in ("capture", "finish"), answer.key == "sweep"))


def strike_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    """MK-MELEE-02  The attacks that it can make where it stands."""
    return strikes_at(warrior, close_targets(state, warrior))


def strikes_at(warrior: Warrior, targets: list[Warrior]) -> list[Option]:
    if not targets:
        return []
    numbers = tuple([target.id for target in targets])
    options = [Option("close", "MK-MELEE-02", warrior.id, numbers, 1, 1)]
    if has(warrior, SWEEP):
        options.append(Option("sweep", rule_of(SWEEP), warrior.id))
    captives = tuple([target.id for target in targets if may_capture(warrior, target)])
    if captives:
        options.append(Option("capture", "MK-CAPTURE-02", warrior.id, captives, 1, 1))
    return options


@dataclass
class Strike(Step):
    """MK-MOB-01, MK-MOB-10  Who supports is named with the action, then the attack is resolved."""

    attacker: int
    targets: tuple[int, ...]
    is_capture: bool = False
    is_sweep: bool = False  # against all of them at once
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
        if attacker is None or target is None or self.is_sweep:
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
            m.emit(Event(name, rule_of(SWEEP) if self.is_sweep else "MK-MELEE-02", (attacker.id, target)))
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


# -- judging -------------------------------------------------------------------------------------------------


def judge_strike(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    if answer.key == "sweep":
        judge_sweep(state, warrior, verdict)
        return
    if len(answer.picks) != 1:
        if answer.key == "capture":
            verdict.refuse("MK-CAPTURE-02", "one-target", (len(answer.picks),))
        return
    target = state.find(answer.picks[0])
    if target is None:
        return
    judge_close(state, warrior, target, verdict)
    if answer.key == "finish":
        if target.guard != warrior.id:
            verdict.refuse("MK-CAPTURE-22", "not-its-captive", (target.id, warrior.id))
    elif target.guard == warrior.id:
        verdict.refuse("MK-CAPTURE-12", "only-to-eliminate", (target.id,))
    if answer.key == "capture":
        judge_capture(warrior, target, verdict)


def judge_sweep(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """MKA-SWEEP-01  Against every enemy at its front arc, so that nobody is named."""
    if not has(warrior, SWEEP):
        verdict.refuse(rule_of(SWEEP), "no-ability", (warrior.id,))
    if state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-09", "guards", (warrior.id,))
    elif not close_targets(state, warrior):
        verdict.refuse("MK-MELEE-03", "nobody-near", (warrior.id,))
