"""Wins, draws and losses, and how far they can be trusted: Wilson intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import Final, NamedTuple

from tercio.arena.orders import Result

Z: Final = 1.959963984540054  # 95 of 100 lie within this many standard deviations

Sides = Callable[[Result], tuple[str, ...]]  # by seat: whose score it is, that of a bot or of an army


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


Table = dict[tuple[str, str], Score]  # of the first against the second; both ways round


def bots_of(result: Result) -> tuple[str, ...]:
    return result.bots


def forces_in(result: Result) -> tuple[str, ...]:
    return result.forces


def crosstable(results: Iterable[Result], sides: Sides) -> Table:
    """Everybody against everybody. Matches that broke, and those against oneself, are left out."""
    table: Table = {}
    for result in results:
        names = sides(result)
        if result.trouble or len(names) != 2 or names[0] == names[1]:
            continue
        for seat in (0, 1):
            pair = (names[seat], names[1 - seat])
            table[pair] = table.get(pair, Score()).after(result.points(seat))
    return table


def totals(table: Table) -> dict[str, Score]:
    """Of each against all others."""
    found: dict[str, Score] = {}
    for (name, _), score in table.items():
        so_far = found.get(name, Score())
        found[name] = Score(so_far.won + score.won, so_far.drawn + score.drawn, so_far.lost + score.lost)
    return found
