"""Half of a cavalry unit takes pushing damage that is tied to neither half. MKC-ATTACK-06, MKC-ATTACK-07, A32"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.cavalry import unit_of
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Decision, Match, RuleId, Step, plain


def tire(m: Match, warrior: Warrior, rule: RuleId) -> None:
    """A click of pushing damage; of a cavalry unit its player says which half takes it."""
    if warrior.partner == NOBODY:
        changes.damage(m, warrior, 1, rule)
    else:
        m.push(TakePush(warrior.id, warrior.partner, rule))


@dataclass
class TakePush(Step):
    """Only one of the two dials is turned. MKC-ATTACK-06"""

    warrior: int
    partner: int
    rule: RuleId
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        warrior = mageknight(m).find(self.warrior)
        if self.is_done or warrior is None or warrior.partner != self.partner:
            return ()
        options = tuple([plain("push", "MKC-ATTACK-06", half.id) for half in unit_of(mageknight(m), warrior)])
        return (Decision(warrior.seat, "push", "MKC-ATTACK-06", options, warrior.id),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        changes.damage(m, mageknight(m).warriors[answer.subject], 1, self.rule)

    def advance(self, m: Match) -> None:
        """The click is taken by whichever half is left."""
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if not self.is_done and warrior is not None:
            changes.damage(m, warrior, 1, self.rule)
