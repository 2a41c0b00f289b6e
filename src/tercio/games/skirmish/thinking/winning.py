"""What a lead is worth in Skirmish, as a chance to win."""

from __future__ import annotations

from typing import Final

from tercio.games.skirmish.state import skirmish
from tercio.games.skirmish.steps import ROUNDS
from tercio.games.skirmish.thinking.weights import VICTORY
from tercio.games.winning import Winning
from tercio.kernel import Match, Seat


def stage(m: Match) -> int:
    return 100 * skirmish(m).round // ROUNDS


def fallen(m: Match, seat: Seat) -> int:
    return len([unit for unit in skirmish(m).units if unit.seat == seat and unit.has_left])


# Measured with a fifth of these matches, which were held back: mean square error 0.145, off by 2.4 % in the mean.
WINNING: Final = Winning(stage, fallen, VICTORY, early=(1.79, 2.56), late=(6.49, 8.38), matches=2400)
