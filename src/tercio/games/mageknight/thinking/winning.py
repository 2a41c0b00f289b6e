"""What a lead is worth in Mage Knight, as a chance to win."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.state import HERE, WAITING, mageknight
from tercio.games.mageknight.thinking.weights import USUAL, VICTORY
from tercio.games.winning import Winning
from tercio.kernel import Match, Seat


def stage(m: Match) -> int:
    state = mageknight(m)
    return 100 * state.turn // (state.last_turn or USUAL)


def fallen(m: Match, seat: Seat) -> int:
    return len([each for each in mageknight(m).warriors if each.army == seat and each.gone not in (HERE, WAITING)])


# Measured with a fifth of these matches, which were held back: mean square error 0.189, off by 3.2 % in the mean.
WINNING: Final = Winning(stage, fallen, VICTORY, early=(-0.25, 9.38), late=(2.73, 2.85), matches=2000)
