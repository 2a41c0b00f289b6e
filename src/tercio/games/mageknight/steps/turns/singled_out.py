"""Cards affect "the figure" that meets a condition. MK-SPECIAL-07 to MK-SPECIAL-10, MK-TERM-04, MK-TERM-05"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.combat.values import value_of
from tercio.games.mageknight.rules.turns.actions import judge_foremost
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, RuleId, Seat, Step, Verdict, plain

POINTS: Final = "points"  # beside the seven combat values


def worth(state: MageKnight, warrior: Warrior, value: str) -> int:
    return warrior.points if value == POINTS else value_of(state, warrior, value).total


def foremost(state: MageKnight, value: str, is_highest: bool) -> list[Warrior]:
    """All that share the highest, or the lowest."""
    if not state.here():
        return []
    sign = 1 if is_highest else -1
    best = max([sign * worth(state, warrior, value) for warrior in state.here()])
    return [warrior for warrior in state.here() if sign * worth(state, warrior, value) == best]


@dataclass
class SingleOut(Step):
    """A card turns the dial of the one figure that has most or least of something. MK-SPECIAL-07, MK-SPECIAL-08"""

    value: str
    is_highest: bool
    clicks: int
    chooser: Seat = NOBODY  # MK-SPECIAL-09  who chooses among those that tie, where the card says so
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        found = foremost(mageknight(m), self.value, self.is_highest)
        if self.is_done or self.chooser == NOBODY or len(found) < 2:
            return ()
        options = tuple([plain("single-out", "MK-SPECIAL-09", warrior.id) for warrior in found])
        return (Decision(self.chooser, "single-out", "MK-SPECIAL-09", options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        warrior = mageknight(m).find(answer.subject)
        if answer.key == "single-out" and warrior is not None:
            judge_foremost(warrior, foremost(mageknight(m), self.value, self.is_highest), verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.strike(m, [mageknight(m).warriors[answer.subject]], "MK-SPECIAL-09")

    def advance(self, m: Match) -> None:
        if self.is_done:
            m.finish(self)
        else:
            self.strike(m, foremost(mageknight(m), self.value, self.is_highest), "MK-SPECIAL-08")

    def strike(self, m: Match, found: list[Warrior], rule: RuleId) -> None:
        self.is_done = True
        if len(found) == 1:
            changes.damage(m, found[0], self.clicks, rule)
        else:
            m.emit(Event("nobody-singled-out", "MK-SPECIAL-07", (len(found),)))


@dataclass
class Outmatch(Step):
    """A card lets a warrior hurt one of more points: a comparison, whoever else has as many. MK-SPECIAL-10"""

    actor: int
    target: int
    clicks: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = mageknight(m)
        actor, target = state.find(self.actor), state.find(self.target)
        if actor is not None and target is not None and target.points > actor.points:
            changes.damage(m, target, self.clicks, "MK-SPECIAL-10", actor.id)


@dataclass
class Tire(Step):
    """A card gives an action token; that is no action, so nobody is pushed by it. MK-TERM-04, MK-TERM-05, a27"""

    warrior: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if warrior is not None:
            turn_changes.mark(m, warrior, "MK-TERM-04")
