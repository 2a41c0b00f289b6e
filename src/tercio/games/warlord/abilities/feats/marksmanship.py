"""Marksmanship makes a ranged strike longer, surer or deadlier. WL-FEAT-12 to -17"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.state import Card
from tercio.games.warlord.steps.feats import OVER, UseFeat
from tercio.games.warlord.steps.moments import AIMING, Moment
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import Answer, Decision, Match, Option

FAR: Final = "mark-far"
SURE: Final = "mark-sure"
DEADLY: Final = "mark-deadly"
RULES: Final = {FAR: "WL-FEAT-14", SURE: "WL-FEAT-15", DEADLY: "WL-FEAT-16"}


class Marksmanship(Feat):
    """It reacts before its bearer declares the target of a ranged strike that no spell makes. WL-FEAT-12"""

    name = "marksmanship"
    key = "marksmanship"
    number = 3
    rule = "WL-FEAT-12"
    once = "WL-FEAT-17"
    moment = AIMING
    unconcerned = "not-the-striker"
    reach = 1
    serves_spells = False

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        strike = m.find(Strike)
        return () if strike is None else (strike.roller,)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        return "strike-of-spell" if m.under(Strike).is_spell and not self.serves_spells else ""

    def question(self, m: Match, use: UseFeat) -> tuple[Decision, ...]:
        options = tuple([Option(key, rule, use.card) for key, rule in RULES.items()])
        return (Decision(use.seat, "marksmanship", "WL-FEAT-13", options, use.card),)

    def take(self, m: Match, use: UseFeat, answer: Answer) -> None:
        """The player has chosen one of three effects. WL-FEAT-13"""
        use.stage = OVER
        strike = m.under(Strike)
        if answer.key == FAR:
            strike.most += self.reach
        elif answer.key == SURE:
            strike.add(5, RULES[SURE], use.card)
        else:
            strike.hurt_more(1, RULES[DEADLY], use.card)
