"""How likely a side is to win: a position's worth, read by what became of such positions in matches of bots."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple

from tercio.kernel import Match, Outcome, Seat

EVEN: Final = 0.5
ALL: Final = 100  # percent of a match


class Winning(NamedTuple):
    """What a lead is worth at the beginning of a match and at its end; `python -m tercio.bench.chances` fits it.

    The odds are e to the power of `steepness` times the lead, as a part of a victory, and times its bend: a lead that
    is twice as large need not be worth twice as much.
    """

    stage: Callable[[Match], int]  # how much of the match is over, in percent
    fallen: Callable[[Match, Seat], int]  # how many pieces of a seat have left the table for good
    victory: int  # the worth of a match that is won
    early: tuple[float, float]  # steepness and bend at the beginning
    late: tuple[float, float]  # and at the end
    matches: int  # by which it was fitted

    def chance(self, match: Match, seat: Seat) -> float:
        """That this seat wins; a drawn match counts half. Of two seats, one loses what the other wins."""
        seats = match.state.seat_count()
        if match.outcome is not None:
            return result_of(match.outcome, seats, seat)
        worth = match.game.evaluate(match, seat)
        if seats == 2:
            worth = (worth - match.game.evaluate(match, 1 - seat)) // 2
        return self.chance_of(worth, self.stage(match))

    def chance_of(self, worth: int, stage: int) -> float:
        """Of a position of this worth to a seat, with this much of the match over."""
        lead = max(-1.0, min(1.0, worth / self.victory))
        done = max(0, min(ALL, stage)) / ALL
        steep, bend = [first + (last - first) * done for first, last in zip(self.early, self.late, strict=True)]
        return 1 / (1 + exp(-lead * max(0.0, steep + bend * abs(lead))))


def result_of(outcome: Outcome, seats: int, seat: Seat) -> float:
    """1 for a seat that has won alone or with its team, 0 for one that has lost."""
    if not outcome.winners or len(outcome.winners) == seats:
        return EVEN
    return float(seat in outcome.winners)
