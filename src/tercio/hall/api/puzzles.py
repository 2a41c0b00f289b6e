"""Puzzles: which there are, a table for one, and what a try at it changes."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.hall.api.ladder import GameId, need_game
from tercio.hall.api.matches import Made, MatchId
from tercio.hall.api.replays import live_of
from tercio.hall.api.who import seat_at
from tercio.hall.hub import PUZZLES, Hub, now_ms
from tercio.hall.ladder.glicko import SURE, UNSURE, Rating
from tercio.hall.opening.puzzles import puzzle_head
from tercio.hall.puzzling.ratings import NOBODY_YET, Solver, Tried, after_try, first_rating
from tercio.hall.routes import Caller, Routes
from tercio.hall.shapes import Like, Sized, Within
from tercio.hall.showing.puzzles import is_right, puzzle_at
from tercio.hall.tables.clock import DAY
from tercio.hall.tables.table import tidy
from tercio.hall.trouble import Failure, not_found
from tercio.puzzles.puzzle import Puzzle, shipped

SAY: Final = Wording("tercio.hall")
routes: Final = Routes("/api/puzzles", "puzzles")

PuzzleId = Annotated[str, Like("[0-9a-f]{4,40}")]


class PuzzleInfo(TypedDict):
    """One of them; `grade`: how many levels of bots miss it."""

    id: str
    grade: int
    value: int


class SolverInfo(TypedDict):
    """How good somebody is at the puzzles of a game; a browser keeps it as it is."""

    value: float
    deviation: float
    volatility: float
    tried: int
    solved: int
    at: int


class PuzzleShelf(TypedDict):
    """All puzzles of a game, that of the day, and what is known of an account; None for a guest."""

    game: str
    puzzles: list[PuzzleInfo]
    day: str
    daily: str  # empty where there are none
    mine: SolverInfo | None
    tried: dict[str, bool]


class PuzzleTry(NamedTuple):
    """Who wants to solve it."""

    name: Annotated[str, Sized(0, 100)] = ""


class KeptSolver(NamedTuple):
    """What a browser has kept of somebody without an account."""

    value: Annotated[float, Within(0, 4000)] = Rating().value
    deviation: Annotated[float, Within(SURE, UNSURE)] = UNSURE
    volatility: Annotated[float, Within(0, 1)] = Rating().volatility
    tried: Annotated[int, Within(0, 1_000_000)] = 0
    solved: Annotated[int, Within(0, 1_000_000)] = 0
    at: Annotated[int, Within(0, 1 << 50)] = 0


class Answered(NamedTuple):
    """The table where it was answered, and for a guest what the browser has kept."""

    match: MatchId
    mine: KeptSolver | None = None


class RatedTry(TypedDict):
    """What the try has changed; `is_counted`: the first one at this puzzle, as far as is known here."""

    is_right: bool
    is_counted: bool
    is_kept: bool  # by an account
    before: SolverInfo
    after: SolverInfo


@routes.get("/{game}", PuzzleShelf)
async def shelf(hub: Hub, caller: Caller, game: GameId) -> PuzzleShelf:
    """Everything there is to solve."""
    need_game(game)
    await hub.bring(PUZZLES)
    puzzles, account, now = shipped(game), await caller.account(), now_ms()
    store = hub.puzzles
    ratings = {} if store is None else await store.puzzle_ratings(game)
    mine, tried = None, dict[str, bool]()
    if store is not None and account is not None:
        mine, tried = await store.solver(account, game), await store.puzzles_tried(account, game)
    return {
        "game": game,
        "puzzles": [
            {"id": each.id, "grade": each.grade, "value": round((ratings.get(each.id) or first_rating(each)).value)}
            for each in puzzles.values()
        ],
        "day": datetime.fromtimestamp(now / 1000, UTC).date().isoformat(),
        "daily": daily(game, now),
        "mine": None if mine is None else solver_info(mine),
        "tried": tried,
    }


def daily(game: str, now: int) -> str:
    """The same for all, and another one every day until all have been asked."""
    ids = sorted(shipped(game))
    return ids[now // DAY % len(ids)] if ids else ""


@routes.post("/{game}/{puzzle}/tables", Made, status=201)
async def begin(hub: Hub, caller: Caller, game: GameId, puzzle: PuzzleId, wanted: PuzzleTry) -> Made:
    """T-PUZZLE-01  A table where it is asked."""
    found = await puzzle_of(hub, game, puzzle)
    head, token = await hub.beside(puzzle_head, found, hub.game(game).version, tidy(wanted.name)[:40])
    await hub.create(head, caller.address, await caller.account())
    return {"id": head.id, "tokens": [token if seat == found.seat else None for seat in range(len(head.seats))]}


@routes.post("/{game}/{puzzle}/rated", RatedTry)
async def rate(hub: Hub, caller: Caller, game: GameId, puzzle: PuzzleId, answered: Answered) -> RatedTry:
    """T-PUZZLE-02  What was answered at the table changes ratings, once for an account; a browser keeps a guest's."""
    found, table = await puzzle_of(hub, game, puzzle), (await live_of(hub, answered.match)).table
    if puzzle_at(table) is not found or await seat_at(hub, table, caller) != found.seat:
        raise Failure(403, *SAY("not-your-puzzle"), "T-PUZZLE-02")
    given = table.given[found.seat]
    if not given:
        raise Failure(409, *SAY("not-answered-yet"), "T-PUZZLE-02")
    is_solved, account = is_right(found, given[0]), await caller.account()
    is_kept = hub.puzzles is not None and account is not None
    if hub.puzzles is not None and account is not None:
        tried = await hub.puzzles.rate_try(account, game, puzzle, first_rating(found), is_solved)
    else:
        before = kept_solver(answered.mine)
        tried = Tried(before, after_try(before, first_rating(found), is_solved, now_ms()), is_counted=True)
    return {
        "is_right": is_solved,
        "is_counted": tried.is_counted,
        "is_kept": is_kept,
        "before": solver_info(tried.before),
        "after": solver_info(tried.after),
    }


async def puzzle_of(hub: Hub, game: str, puzzle: str) -> Puzzle:
    need_game(game)
    await hub.bring(PUZZLES)
    found = shipped(game).get(puzzle)
    if found is None:
        raise not_found(*SAY("no-such-puzzle"))
    return found


def kept_solver(kept: KeptSolver | None) -> Solver:
    if kept is None:
        return NOBODY_YET
    return Solver(Rating(kept.value, kept.deviation, kept.volatility), kept.tried, kept.solved, kept.at)


def solver_info(solver: Solver) -> SolverInfo:
    rating, tried, solved, at = solver
    return {
        "value": rating.value,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "tried": tried,
        "solved": solved,
        "at": at,
    }
