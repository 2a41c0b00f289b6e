"""What a lead is worth in Summoners, as a chance to win."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.state import KILLED, summoners
from tercio.games.summoners.thinking.weights import VICTORY
from tercio.games.winning import Winning
from tercio.kernel import Match, Seat


def stage(m: Match) -> int:
    state = summoners(m)
    return 100 * state.round // max(1, state.last_round)


def fallen(m: Match, seat: Seat) -> int:
    return len([unit for unit in summoners(m).units if unit.seat == seat and unit.gone == KILLED])


# Measured with a fifth of these matches, which were held back: mean square error 0.158, off by 1.9 % in the mean.
WINNING: Final = Winning(stage, fallen, VICTORY, early=(-1.58, 2.23), late=(8.86, 4.3), matches=2100)
