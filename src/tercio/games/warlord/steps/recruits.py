"""A character comes from hand into play. WL-RECRUIT"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.rules.recruits import entering_state, places_for
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.listeners import Places
from tercio.games.warlord.steps.moments import ENTERED
from tercio.games.warlord.steps.placement import choose_place
from tercio.kernel import Match, Seat


@dataclass
class Recruit(Places):
    """A character from hand comes into play. WL-RECRUIT-01"""

    seat: Seat
    card: int
    is_done: bool = False
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.is_done:
            m.finish(self)
            return
        places = [Gap(rank, place) for rank, place in places_for(state, self.seat, state.cards[self.card])]
        choose_place(m, self.seat, self.card, places, "WL-RECRUIT-03")

    def placed(self, m: Match, rank: int, place: int) -> None:
        state = warlord(m)
        self.is_done = True
        to = entering_state(state, self.seat, state.cards[self.card])
        m.reveal()
        changes.enter(m, self.card, self.seat, rank, place, to, "WL-RECRUIT-01")
        m.open(ENTERED, self.card)
