"""MK-MELEE, MK-MOB, MK-CAPTURE  Close combat actions: strikes, captures, gang-ups."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import STRIKES_ALL
from tercio.games.mageknight.abilities.registry import names_answering, rule_of
from tercio.games.mageknight.field.targets import Target
from tercio.games.mageknight.rules.combat.support import judge_support
from tercio.games.mageknight.rules.combat.targets import strike_targets, supporters_of
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack import attack
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Step, Verdict


def begin_strike(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The answer names the target, and whether it is to be captured. MK-ATTACKSEQ-02 to MK-ATTACKSEQ-04"""
    give(m, (warrior.id,), "MK-MELEE-02")
    strike(m, warrior, answer)


def strike(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The gate of every strike: the action that it belongs to has been given."""
    if answer.key in names_answering(STRIKES_ALL):
        picks, using = tuple([target.id for target in strike_targets(mageknight(m), warrior)]), answer.key
    else:
        picks, using = answer.picks, ""
    m.push(Strike(warrior.id, picks, answer.key in ("capture", "finish"), using))


@dataclass
class Strike(Step):
    """Who supports is named with the action, then the attack is resolved. MK-MOB-01, MK-MOB-10

    The warrior that was given the action leads, and it alone gets a token (MK-MOB-02, -07).
    """

    attacker: int
    targets: tuple[int, ...]
    is_capture: bool = False
    using: str = ""  # the ability by which it strikes at all of them at once
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
        if attacker is None or target is None or self.using:
            return []
        return supporters_of(state, attacker, target)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        attacker, target = state.find(self.attacker), state.find(self.targets[0])
        if answer.key == "gang-up" and attacker is not None and target is not None:
            judge_support(state, attacker, target, answer, verdict)

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
            name = "strikes"
            if self.is_capture:
                name = "captures" if state.warriors[target].guard == NOBODY else "finishes"
            m.emit(Event(name, rule_of(self.using) if self.using else "MK-MELEE-02", (attacker.id, target)))
        for helper in supporters:
            m.emit(Event("supports", "MK-MOB-03", (helper, attacker.id)))
        struck = tuple([Target(target) for target in targets])
        attack(m, attacker.id, struck, is_ranged=False, supporters=len(supporters), is_capture=self.is_capture)
