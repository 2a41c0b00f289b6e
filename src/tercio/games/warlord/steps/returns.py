"""Characters may not stay everywhere in a foreign formation. WL-INFILTRATE-06, WL-INFILTRATE-08"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap, last_own_rank, row_of
from tercio.games.warlord.state import STUNNED, warlord
from tercio.games.warlord.steps.listeners import Places
from tercio.games.warlord.steps.placement import choose_place
from tercio.kernel import Match, Seat


@dataclass
class ComeHome(Places):
    """It comes home stunned; its controller picks the place in the front rank. WL-INFILTRATE-08, A72"""

    seat: Seat
    card: int
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        places = [Gap(1, place) for place in range(len(row_of(warlord(m), self.seat, 1)) + 1)]
        choose_place(m, self.seat, self.card, places, "WL-INFILTRATE-08")

    def placed(self, m: Match, rank: int, place: int) -> None:
        m.finish(self)
        changes.move(m, "came-home", self.card, self.seat, rank, place, "WL-INFILTRATE-08")
        changes.turn(m, self.card, STUNNED, "WL-INFILTRATE-08")


@dataclass
class CloseUp(Places):
    """It is moved to the last rank of its host; its state stays, for it does not fall. WL-INFILTRATE-06, -07, A29"""

    seat: Seat
    card: int
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        state = warlord(m)
        host = state.place_of(self.card)[0]
        rank = last_own_rank(state, host)
        places = [Gap(rank, place) for place in range(len(row_of(state, host, rank)) + 1)]
        choose_place(m, self.seat, self.card, places, "WL-INFILTRATE-06")

    def placed(self, m: Match, rank: int, place: int) -> None:
        m.finish(self)
        host = warlord(m).place_of(self.card)[0]
        changes.move(m, "was-moved", self.card, host, rank, place, "WL-INFILTRATE-06")
