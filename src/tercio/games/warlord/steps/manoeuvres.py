"""WL-MANOEUVRE  A character moves by itself."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.rules.manoeuvres import is_spent_by_moving, manoeuvre_places
from tercio.games.warlord.state import SPENT, warlord
from tercio.games.warlord.steps.listeners import Moves
from tercio.games.warlord.steps.moments import MANOEUVRED, MANOEUVRING, PERFORMED
from tercio.games.warlord.steps.placement import choose_place
from tercio.kernel import NOBODY, Event, Match, Seat


@dataclass
class Manoeuvre(Moves):
    """WL-MANOEUVRE-01, -05  A ready character is spent and moves one rank, or within its rank, legal or not.

    Intruders manoeuvre where they are (WL-INFILTRATE-03).
    """

    seat: Seat
    card: int
    rank: int = 0  # where it goes
    place: int = 0
    is_stopped: bool = False
    stage: int = 0  # 0 choose, 1 go, 2 done

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.stage == 2:
            m.finish(self)
            m.open(PERFORMED, self.card)
            return
        if self.stage == 1:
            self.stage = 2
            self.go(m)
            return
        places = [Gap(rank, place) for rank, place in manoeuvre_places(state, state.cards[self.card])]
        choose_place(m, self.seat, self.card, places, "WL-MANOEUVRE-04")

    def placed(self, m: Match, rank: int, place: int) -> None:
        self.stage, self.rank, self.place = 1, rank, place
        if is_spent_by_moving(warlord(m), warlord(m).cards[self.card]):
            changes.turn(m, self.card, SPENT, "WL-MANOEUVRE-01")
        changes.mark_use(m, self.card, "action")
        m.open(MANOEUVRING, self.card)

    def go(self, m: Match) -> None:
        """It moves, unless a react has stopped it or it is gone."""
        home = warlord(m).place_of(self.card)[0]
        if self.is_stopped:
            m.emit(Event("held-back", "WL-ACTIONCARD-07", (self.card,)))
        elif home != NOBODY:
            changes.move(m, "manoeuvred", self.card, home, self.rank, self.place, "WL-MANOEUVRE-02")
            m.open(MANOEUVRED, self.card)
