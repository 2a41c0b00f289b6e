"""Riding readies the steeds of the character. WL-FEAT-22, WL-FEAT-23"""

from __future__ import annotations

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.printed.cards import STEED
from tercio.games.warlord.state import READY, Card, Warlord, warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.kernel import CARD, Match, Verdict


class Riding(Feat):
    """It is an order of a character with a steed that is not ready. A65"""

    name = "riding"
    key = "riding"
    number = 6
    rule = "WL-FEAT-22"
    once = "WL-FEAT-23"

    def is_possible(self, state: Warlord, card: Card) -> bool:
        return bool(spent_steeds(state, card))

    def judge(self, state: Warlord, card: Card, verdict: Verdict) -> None:
        if not spent_steeds(state, card):
            verdict.refuse("WL-FEAT-22", "no-spent-steed", (card.id,), CARD)

    def succeed(self, m: Match, use: UseFeat) -> None:
        for number in spent_steeds(warlord(m), warlord(m).cards[use.card]):
            changes.turn(m, number, READY, "WL-FEAT-22")


def spent_steeds(state: Warlord, card: Card) -> list[int]:
    """These steeds of the character are not ready. A65"""
    return [item.id for item in state.items_of(card.id) if item.state != READY and item.face.has(STEED)]
