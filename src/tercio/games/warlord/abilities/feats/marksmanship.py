"""Marksmanship makes a ranged strike longer, surer or deadlier. WL-FEAT-12 to -17"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.rules.values import is_given
from tercio.games.warlord.state import Card, warlord
from tercio.games.warlord.steps.feats import OVER, UseFeat
from tercio.games.warlord.steps.moments import AIMING, Moment
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import Answer, Decision, Match, Option, Verdict

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
        return () if strike is None else (strike.striker,)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        if not m.under(Strike).is_spell or is_given(warlord(m), card, "marksmanship-spells"):
            return ""
        return "strike-of-spell"

    def question(self, m: Match, use: UseFeat) -> tuple[Decision, ...]:
        is_harmless = m.under(Strike).instead != ""  # A118
        options = [Option(key, rule, use.card) for key, rule in RULES.items() if not (is_harmless and key == DEADLY)]
        return (Decision(use.seat, "marksmanship", "WL-FEAT-13", tuple(options), use.card),)

    def judge_answer(self, m: Match, use: UseFeat, answer: Answer, verdict: Verdict) -> None:
        if answer.key == DEADLY and m.under(Strike).instead:
            verdict.refuse(RULES[DEADLY], "strike-does-not-wound", (use.card, m.under(Strike).roller))

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
