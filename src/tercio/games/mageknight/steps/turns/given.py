"""A warrior gets its tokens when the action it was given is over. MK-TERM-02, MK-TERM-16, MK-ATTACKSEQ-18, -19"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.bearers import used_gift
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.state import mageknight
from tercio.kernel import NOBODY, Match, RuleId, Step


@dataclass
class Given(Step):
    """Waits until the action above it is resolved, then marks everybody it was given to, and pushes them."""

    warriors: tuple[int, ...]
    rule: RuleId
    partners: tuple[int, ...] = ()  # the other half of each, where it is a cavalry unit

    def advance(self, m: Match) -> None:
        """What is left of a cavalry unit has no token, and cavalry is never pushed. MKC-ACTION-02, MKC-ELIM-04, A84

        The dial turns at once: no ability is asked to keep pushing damage off (MK-TERM-17).
        """
        m.finish(self)
        state = mageknight(m)
        for number, partner in zip(self.warriors, self.partners, strict=True):
            warrior = state.find(number)
            if warrior is None or warrior.partner != partner:
                continue
            if turn_changes.mark(m, warrior, self.rule) and partner == NOBODY:
                changes.damage(m, state.warriors[number], 1, "MK-TERM-16")


def give(m: Match, warriors: tuple[int, ...], rule: RuleId, is_quick: bool = False) -> None:
    """The action is spent, and from now on they have had theirs. A quick one is nobody's. MK-TURN-16, a23"""
    state = mageknight(m)
    if is_given(m, warriors[0]):
        return
    if not is_quick:
        turn_changes.spend_action(m, state.active, rule)
    for number in warriors:
        gift = used_gift(state.warriors[number])
        if gift is not None:
            gift.acts_again(m, state.warriors[number])
        turn_changes.act(m, state.warriors[number])
    m.push(Given(warriors, rule, tuple([state.warriors[number].partner for number in warriors])))


def is_given(m: Match, number: int) -> bool:
    """What it does is part of an action that it, or the other half of its unit, was given already. MKC-TALENT-02"""
    partner = mageknight(m).warriors[number].partner
    if partner == NOBODY:
        return False
    given = [step.warriors for step in m.stack if isinstance(step, Given)]
    return any([number in warriors or partner in warriors for warriors in given])
