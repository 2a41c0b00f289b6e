"""MK-FORMATION-32 to MK-FORMATION-46  A ranged combat formation: what each supporter adds, then one shot."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.printed.dials import BOW
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import Shot
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Decision, Event, Match, Option, Step, Verdict


def begin_volley(m: Match, primary: Warrior, picks: tuple[int, ...], is_precise: bool, using: str) -> None:
    """MK-FORMATION-32, MK-FORMATION-39, MK-FORMATION-40  One action; the first of the picks is the target."""
    give(m, (primary.id, *picks[1:]), "MK-FORMATION-39")
    m.push(Volley(primary.id, picks[0], picks[1:], is_precise, using))


@dataclass
class Volley(Step):
    """MK-FORMATION-36, MK-FORMATION-45, b4: each supporter adds one thing, and which is said before the roll."""

    primary: int
    target: int
    supporters: tuple[int, ...]
    is_precise: bool = False
    using: str = ""  # MK-FORMATION-34  the primary attacker's special ability
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        bows = self.bows(state)
        if self.is_done or not bows or state.find(self.primary) is None:
            return ()
        support = Option("support", "MK-FORMATION-37", self.primary, bows, 0, len(bows))
        return (Decision(state.warriors[self.primary].seat, "support", "MK-FORMATION-36", (support,), self.primary),)

    def bows(self, state: MageKnight) -> tuple[int, ...]:
        """MK-FORMATION-37, MK-FORMATION-38  Those who could add to the damage."""
        return tuple([number for number in self.supporters if state.warriors[number].figure.has_type(BOW)])

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        for pick in answer.picks:
            if pick in self.supporters and pick not in self.bows(state):
                verdict.refuse("MK-FORMATION-38", "no-bow", (pick,))

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
        m.push(Shot(self.primary, (self.target,), self.is_precise, for_attack, for_damage, self.using))
