"""Defend makes the character the target in the place of somebody beside it. WL-FEAT-07, -08, -09"""

from __future__ import annotations

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.field.ranks import neighbours
from tercio.games.warlord.rules.reacts import CANCELLED, NO_TARGET_ITSELF, TARGET_ALREADY
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import TARGETED, Moment
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.targeting import may_be_target, target_instead, targeting_step
from tercio.kernel import Match


class Defend(Feat):
    """It reacts to the declaration of a target beside its bearer, who could have been the target too. A35, A37"""

    name = "defend"
    key = "defend"
    number = 1
    rule = "WL-FEAT-07"
    once = "WL-FEAT-09"
    moment = TARGETED
    unconcerned = "not-beside-target"

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        return neighbours(warlord(m), window.subject)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        step = targeting_step(m)
        if step is None or step.is_cancelled:
            return CANCELLED
        if isinstance(step, Perform) and card.id in step.targets:
            return TARGET_ALREADY
        return "" if may_be_target(m, step, card) else NO_TARGET_ITSELF

    def succeed(self, m: Match, use: UseFeat) -> None:
        target_instead(m, use.card)
