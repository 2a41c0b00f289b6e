"""Powerattack lets a melee strike inflict one more wound. WL-FEAT-20, WL-FEAT-21"""

from __future__ import annotations

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.printed.cards import MELEE
from tercio.games.warlord.state import Card
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import BEFORE_ROLL, Moment
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import Match


class Powerattack(Feat):
    """It reacts before the die falls for a melee strike of its bearer."""

    name = "powerattack"
    key = "powerattack"
    number = 5
    rule = "WL-FEAT-20"
    once = "WL-FEAT-21"
    moment = BEFORE_ROLL
    unconcerned = "not-the-striker"

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        strike = m.find(Strike)
        return () if strike is None else (strike.striker,)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        strike = m.under(Strike)
        if strike.kind != MELEE:
            return "not-melee"
        return "strike-does-not-wound" if strike.instead else ""  # A118

    def succeed(self, m: Match, use: UseFeat) -> None:
        m.under(Strike).hurt_more(1, self.rule, use.card)
