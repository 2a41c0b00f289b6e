"""Whatever has just been aimed at somebody may get another target, or be cancelled. WL-FEAT-07, -10, -33"""

from __future__ import annotations

from tercio.games.warlord.printed.cards import MELEE
from tercio.games.warlord.rules.aims import aim_targets
from tercio.games.warlord.rules.attacks import may_become_target
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.performance import DECLARED, Perform
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import NOBODY, Event, Match, RuleId, Step

Targeting = Strike | Perform | UseFeat


def targeting_place(m: Match) -> int:
    """The strike or action whose target was declared is the nearest in the stack, at this place."""
    for position in range(len(m.stack) - 1, -1, -1):
        if is_targeting(m.stack[position]):
            return position
    return NOBODY


def is_targeting(step: Step) -> bool:
    """Not a react that gives a strike another target: it has declared its own before, if it has any. A35"""
    if isinstance(step, Perform):
        return step.stage == DECLARED
    return isinstance(step, Strike) or (isinstance(step, UseFeat) and step.is_aimed())


def targeting_step(m: Match) -> Targeting | None:
    position = targeting_place(m)
    step = m.stack[position] if position != NOBODY else None
    return step if isinstance(step, (Strike, Perform, UseFeat)) else None


def may_be_target(m: Match, step: Targeting, card: Card) -> bool:
    """The character is one whom the strike or action could have been aimed at, wherever it stands. A35, A37"""
    state = warlord(m)
    if isinstance(step, Strike):
        return may_become_target(state, state.cards[step.roller], card, step.kind)
    if isinstance(step, UseFeat):
        return card.id in step.asked().choices(state, step.seat, state.cards[step.card])
    return card.id not in step.targets and card.id in aim_targets(m, step.performer, step.ability(m))


def target_instead(m: Match, new: int) -> None:
    """The new target takes the place of the one just declared and counts as newly declared. WL-FEAT-08, A35, A37"""
    step = targeting_step(m)
    if step is None or not may_be_target(m, step, warlord(m).cards[new]):
        return
    if isinstance(step, Strike):
        step.declare(m, new)
    else:
        step.declare(m, new, "WL-FEAT-08")


def cancel_targeting(m: Match, rule: RuleId, is_whole: bool = False) -> None:
    """The melee strike is cancelled, or the action that a ranged strike is part of. WL-FEAT-10, WL-FEAT-33, A36

    Where it `is_whole`, the action is cancelled with the melee strike too.
    """
    position = targeting_place(m)
    step = m.stack[position]
    if isinstance(step, Strike):
        step.is_cancelled = True
        m.emit(Event("strike-cancelled", rule, (step.roller,)))
        if step.kind == MELEE and not is_whole:
            return
        step = m.stack[position - 1]
    if isinstance(step, Acts):
        step.is_cancelled = True
        m.emit(Event("cancelled", rule, (step.card_of_action(),)))
