"""Who has fared how against whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tercio.arena.orders import Result
from tercio.bots.scores import Score

Sides = Callable[[Result], tuple[str, ...]]  # by seat: whose score it is, that of a bot or of an army
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
