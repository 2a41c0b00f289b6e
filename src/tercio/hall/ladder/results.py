"""What the end of a rated match is worth to each seat."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tercio.hall.ladder.glicko import Rating, Result, rated
from tercio.hall.tables.table import OVER, Table

How = Literal["played", "left", "void"]
PLAYED: Final = "played"
LEFT: Final = "left"  # somebody gave up or ran out of time when hardly anything had been played
VOID: Final = "void"  # nobody can end it any more, which is the server's fault: it counts for nobody
ENOUGH: Final = 10  # answers of each seat
PERIOD: Final = 5 * 24 * 3600 * 1000  # milliseconds: how fast one forgets how strong somebody is


class Ending(NamedTuple):
    """How a rated match ended; the score of a seat is None where it changes nothing for that seat."""

    how: How
    scores: tuple[float | None, ...]


def ending_of(table: Table) -> Ending | None:
    """None: it is not over, or nobody rates it."""
    outcome = table.outcome
    if not table.head.is_rated or table.stage != OVER or outcome is None:
        return None
    seats = range(len(table.head.seats))
    winners = outcome.winners
    scores = [0.5 if len(winners) != 1 else float(seat in winners) for seat in seats]
    if min([table.turn_of(seat) for seat in seats]) >= ENOUGH:
        return Ending(PLAYED, tuple(scores))
    return Ending(LEFT, tuple([0.0 if score == 0.0 else None for score in scores]))


def after(player: Rating, opponent: Rating, score: float, waited: int) -> Rating:
    """The rating after one match, so many milliseconds after the one before."""
    return rated(player, [Result(opponent, score)], max(0, waited) / PERIOD)
