"""Riposte answers a melee strike with a strike. WL-FEAT-24, WL-FEAT-25"""

from __future__ import annotations

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.printed.cards import MELEE
from tercio.games.warlord.rules.attacks import may_target
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import STRUCK, Moment
from tercio.games.warlord.steps.strikes import Strike, strike
from tercio.kernel import Match


class Riposte(Feat):
    """It reacts to a finished melee strike whose target may strike at the striker: alive, in reach, unprotected. A38"""

    name = "riposte"
    key = "riposte"
    number = 7
    rule = "WL-FEAT-24"
    once = "WL-FEAT-25"
    moment = STRUCK

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        answered = m.find(Strike)
        return (answered.target,) if answered is not None and answered.has(m, answered.target) else ()

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        state, answered = warlord(m), m.under(Strike)
        if answered.kind != MELEE:
            return "not-melee"
        striker = answered.roller
        is_there = answered.has(m, striker) and may_target(state, card, state.cards[striker], MELEE, 0, 1)
        return "" if is_there else "cannot-strike-back"

    def about(self, m: Match, window: Moment) -> int:
        return m.under(Strike).roller

    def succeed(self, m: Match, use: UseFeat) -> None:
        """The bearer makes one strike with its first attack bonus. WL-BONUS-03"""
        if not use.has(m, use.subject):
            return
        attacks = warlord(m).cards[use.card].face.attacks
        strike(m, use.card, attacks[0] if attacks else 0, target=use.subject)
