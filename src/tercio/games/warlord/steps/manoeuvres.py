"""A character moves by itself. WL-MANOEUVRE"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.rules.golden import MOVE, is_allowed
from tercio.games.warlord.rules.manoeuvres import is_spent_by_moving, manoeuvre_places
from tercio.games.warlord.state import SPENT, Formation, warlord
from tercio.games.warlord.steps.listeners import Moves
from tercio.games.warlord.steps.moments import MANOEUVRED, MANOEUVRING, PERFORMED
from tercio.games.warlord.steps.placement import choose_place
from tercio.kernel import Event, Match, Seat


def is_held(m: Match, card: int) -> bool:
    """A character that was forbidden to move on the way stays where it is; what it has paid stays paid. WL-GOLDEN-01"""
    if is_allowed(warlord(m), warlord(m).cards[card], MOVE):
        return False
    m.emit(Event("held-back", "WL-GOLDEN-01", (card,)))
    return True


@dataclass
class Manoeuvre(Moves):
    """A ready character is spent and moves one rank, or within its rank, legal or not. WL-MANOEUVRE-01, -05

    Intruders manoeuvre where they are (WL-INFILTRATE-03).
    """

    seat: Seat
    card: int
    rank: int = 0  # where it goes
    place: int = 0
    is_stopped: bool = False
    stage: int = 0  # 0 choose, 1 go, 2 done
    chosen_in: Formation = ()  # what the ranks looked like when it chose where to go
    strangers: tuple[int, ...] = ()

    def advance(self, m: Match) -> None:
        if self.stage == 0:
            self.choose(m)
        elif self.stage == 1:
            self.stage = 2
            self.go(m)
        else:
            m.finish(self)
            if self.seat not in warlord(m).leaving:  # A109: it was broken off
                m.open(PERFORMED, self.card)

    def choose(self, m: Match) -> None:
        state = warlord(m)
        places = [Gap(rank, place) for rank, place in manoeuvre_places(state, state.cards[self.card])]
        if places:
            choose_place(m, self.seat, self.card, places, "WL-MANOEUVRE-04")

    def placed(self, m: Match, rank: int, place: int) -> None:
        state = warlord(m)
        self.rank, self.place, self.chosen_in = rank, place, state.formations[state.place_of(self.card)[0]]
        if self.stage == 2:  # chosen anew
            self.go(m)
            return
        self.stage = 1
        if is_spent_by_moving(state, state.cards[self.card]):
            changes.turn(m, self.card, SPENT, "WL-MANOEUVRE-01")
        changes.mark_use(m, self.card, "action")
        m.open(MANOEUVRING, self.card)

    def go(self, m: Match) -> None:
        """It moves, unless it is gone, given up (A109) or stopped; A99: if the ranks have changed it chooses anew."""
        state = warlord(m)
        home = state.place_of(self.card)[0]
        if not self.has(m, self.card) or self.seat in state.leaving:
            return
        if self.is_stopped:
            m.emit(Event("held-back", "WL-ACTIONCARD-07", (self.card,)))
        elif is_held(m, self.card):
            return
        elif state.formations[home] != self.chosen_in:
            self.choose(m)
        else:
            changes.move(m, "manoeuvred", self.card, home, self.rank, self.place, "WL-MANOEUVRE-02")
            m.open(MANOEUVRED, self.card)
