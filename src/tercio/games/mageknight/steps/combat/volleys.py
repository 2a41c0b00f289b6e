"""Supporters in a ranged combat formation add to one shot. MK-FORMATION-32 to MK-FORMATION-46"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import NO_POWER
from tercio.games.mageknight.rules.combat.volleys import PRECISE, judge_support, volleys, with_bows
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import shoot
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Decision, Event, Match, Option, Step, Verdict


def begin_volley(m: Match, primary: Warrior, answer: Answer) -> None:
    """All share one action; the first of the picks is the target. MK-FORMATION-32, MK-FORMATION-39, MK-FORMATION-40"""
    target, supporters = answer.picks[0], answer.picks[1:]
    give(m, (primary.id, *supporters), "MK-FORMATION-39")
    m.push(Volley(primary.id, target, supporters, answer.key == PRECISE, volleys().get(answer.key, NO_POWER).name))


@dataclass
class Volley(Step):
    """Each supporter adds one thing, and which is said before the roll. MK-FORMATION-36, MK-FORMATION-45, b4"""

    primary: int
    target: int
    supporters: tuple[int, ...]
    is_precise: bool = False
    using: str = ""  # MK-FORMATION-34  the primary attacker's special ability
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        bows = with_bows(state, self.supporters)
        if self.is_done or not bows or state.find(self.primary) is None:
            return ()
        support = Option("support", "MK-FORMATION-37", self.primary, bows, 0, len(bows))
        return (Decision(state.warriors[self.primary].seat, "support", "MK-FORMATION-36", (support,), self.primary),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_support(mageknight(m), self.supporters, answer.picks, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.shoot(m, answer.picks)

    def advance(self, m: Match) -> None:
        if self.is_done or mageknight(m).find(self.primary) is None:
            m.finish(self)
        else:
            self.shoot(m, ())

    def shoot(self, m: Match, for_damage: tuple[int, ...]) -> None:
        self.is_done = True
        for_attack = tuple([number for number in self.supporters if number not in for_damage])
        for number in for_attack:
            m.emit(Event("adds-attack", "MK-FORMATION-36", (number, self.primary)))
        for number in for_damage:
            m.emit(Event("adds-damage", "MK-FORMATION-37", (number, self.primary)))
        shoot(m, self.primary, (self.target,), self.is_precise, for_attack, for_damage, self.using)
