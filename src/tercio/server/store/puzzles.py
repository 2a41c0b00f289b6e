"""Questions about puzzles, on a connection. A try counts once, however many say it at the same time."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from tercio.hall.ladder.glicko import Rating
from tercio.hall.puzzling.ratings import Solver, Tried, after_try, puzzle_after
from tercio.server.store.accounts import account_key
from tercio.server.store.conflicts import insert_or_keep, insert_or_replace, lock
from tercio.server.store.schema import PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES

RATING: Final = "puzzle ratings"  # the lock under which ratings follow


def solver(connection: Connection, account: str, game: str) -> Solver:
    mine = (PUZZLE_SOLVERS.c.account == account_key(account), PUZZLE_SOLVERS.c.game == game)
    row = connection.execute(select(PUZZLE_SOLVERS).where(*mine)).one_or_none()
    if row is None:
        return Solver()
    return Solver(Rating(row.value, row.deviation, row.volatility), row.tried, row.solved, row.at_ms)


def tried(connection: Connection, account: str, game: str) -> dict[str, bool]:
    mine = (PUZZLE_TRIES.c.account == account_key(account), PUZZLE_TRIES.c.game == game)
    found = connection.execute(select(PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.is_solved).where(*mine))
    return {row.puzzle: row.is_solved for row in found}


def ratings(connection: Connection, game: str) -> dict[str, Rating]:
    found = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.game == game))
    return {row.puzzle: Rating(row.value, row.deviation, row.volatility) for row in found}


def rate_try(
    connection: Connection, account: str, game: str, puzzle: str, first: Rating, is_solved: bool, now: int
) -> Tried:
    lock(connection, RATING)
    key, before = account_key(account), solver(connection, account, game)
    row = {"account": key, "game": game, "puzzle": puzzle, "is_solved": is_solved}
    if not insert_or_keep(connection, PUZZLE_TRIES, row):
        return Tried(before, before, is_counted=False)
    rating = ratings(connection, game).get(puzzle, first)
    after = after_try(before, rating, is_solved, now)
    standing = {"tried": after.tried, "solved": after.solved, "at_ms": after.at}
    insert_or_replace(connection, PUZZLE_SOLVERS, {"account": key, "game": game, **after.rating._asdict(), **standing})
    changed = puzzle_after(rating, before.rating, is_solved)
    insert_or_replace(connection, PUZZLE_RATINGS, {"game": game, "puzzle": puzzle, **changed._asdict()})
    return Tried(before, after, is_counted=True)
