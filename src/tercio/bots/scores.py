"""Wins, draws and losses, and how far they can be trusted: Wilson intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # 95 of 100 lie within this many standard deviations


class Interval(NamedTuple):
    """Shares from 0 to 1; the truth lies between them 95 times of 100."""

    low: float
    high: float


def wilson(points: float, matches: int, z: float = Z) -> Interval:
    """Wilson's interval for a share. It is honest for few matches and never leaves 0 to 1."""
    if matches == 0:
        return Interval(0.0, 1.0)
    share = points / matches
    pull = z * z / matches
    centre = (share + pull / 2) / (1 + pull)
    reach = z / (1 + pull) * sqrt(share * (1 - share) / matches + pull / (4 * matches))
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


class Score(NamedTuple):
    """How somebody has fared. A draw is half a point."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def matches(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    @property
    def share(self) -> float:
        """Of the points that could be had; a half where nothing was played."""
        return self.points / self.matches if self.matches else 0.5

    @property
    def interval(self) -> Interval:
        return wilson(self.points, self.matches)

    def after(self, points: float) -> Score:
        """With one match more."""
        if points == 0.5:
            return self._replace(drawn=self.drawn + 1)
        return self._replace(won=self.won + 1) if points > 0.5 else self._replace(lost=self.lost + 1)

    def turned(self) -> Score:
        """The same from the other side."""
        return Score(self.lost, self.drawn, self.won)
