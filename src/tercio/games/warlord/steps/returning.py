"""WL-INFILTRATE-08  A character that may no longer stand in a foreign formation comes home stunned."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.ranks import row_of
from tercio.games.warlord.state import STUNNED, warlord
from tercio.games.warlord.steps.hearing import Places
from tercio.games.warlord.steps.placing import ChoosePlace, code
from tercio.kernel import Match, Seat


@dataclass
class ComeHome(Places):
    """A72  Its controller picks the place in the front rank."""

    seat: Seat
    card: int

    def advance(self, m: Match) -> None:
        places = tuple([code(1, place) for place in range(len(row_of(warlord(m), self.seat, 1)) + 1)])
        m.push(ChoosePlace(self.seat, self.card, places, "WL-INFILTRATE-08"))

    def placed(self, m: Match, rank: int, place: int) -> None:
        m.finish(self)
        changes.move(m, "came-home", self.card, self.seat, rank, place, "WL-INFILTRATE-08")
        changes.turn(m, self.card, STUNNED, "WL-INFILTRATE-08")
