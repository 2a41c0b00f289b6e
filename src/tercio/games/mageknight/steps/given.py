"""MK-TERM-02, MK-TERM-16, MK-ATTACKSEQ-18, -19  An action that was given: the tokens come when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight import changes
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Match, RuleId, Step


@dataclass
class Given(Step):
    """Waits until the action above it is resolved, then marks everybody it was given to, and pushes them."""

    warriors: tuple[int, ...]
    rule: RuleId

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = mageknight(m)
        for number in self.warriors:
            warrior = state.find(number)
            if warrior is not None and changes.mark(m, warrior, self.rule):
                changes.damage(m, state.warriors[number], 1, "MK-TERM-16")


def give(m: Match, warriors: tuple[int, ...], rule: RuleId, is_quick: bool = False) -> None:
    """MK-TURN-16, a23: the action is spent, and from now on they have had theirs. A quick one is nobody's."""
    state = mageknight(m)
    if not is_quick:
        changes.spend_action(m, state.active, rule)
    for number in warriors:
        changes.act(m, state.warriors[number])
    m.push(Given(warriors, rule))
