"""Medicine heals a wounded character in the same rank. WL-FEAT-18, WL-FEAT-19"""

from __future__ import annotations

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.field.ranks import row_of
from tercio.games.warlord.state import Card, Warlord
from tercio.games.warlord.steps.feats import UseFeat
from tercio.kernel import Match, Seat, Verdict


class Medicine(Feat):
    """It is an order; its target is declared, so that others may react. WL-FEAT-07, WL-FEAT-33"""

    name = "medicine"
    key = "medicine"
    number = 4
    rule = "WL-FEAT-18"
    once = "WL-FEAT-19"
    chooses = True
    is_aimed = True

    def choices(self, state: Warlord, seat: Seat, card: Card) -> list[int]:
        """It heals any wounded character in this rank, its bearer and intruders included. A63, A79"""
        home, rank, _ = state.place_of(card.id)
        return [n for n in row_of(state, home, rank) if state.cards[n].wounds > 0]

    def judge_choice(self, state: Warlord, seat: Seat, card: Card, chosen: Card, verdict: Verdict) -> None:
        if chosen.id not in self.choices(state, seat, card):
            verdict.refuse("WL-FEAT-18", "not-wounded-in-rank", (chosen.id,))

    def begin(self, m: Match, use: UseFeat) -> None:
        use.declare(m, use.subject, "WL-FEAT-18")

    def succeed(self, m: Match, use: UseFeat) -> None:
        changes.heal(m, use.subject, 1, "WL-FEAT-18")  # a character that has left play has no wounds
