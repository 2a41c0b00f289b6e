"""A try at a puzzle is a match between the solver and the puzzle: finding the answer wins it. Glicko-2 as ever."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.hall.ladder.bots import measured
from tercio.hall.ladder.glicko import Rating, Result, rated
from tercio.hall.ladder.results import PERIOD
from tercio.puzzles.puzzle import Puzzle


class Solver(NamedTuple):
    """Somebody who solves puzzles of a game."""

    rating: Rating = Rating()
    tried: int = 0
    solved: int = 0
    at: int = 0  # when a try was last rated


class Tried(NamedTuple):
    """What a try has changed. `is_counted`: it was the first at this puzzle; later ones change nothing."""

    before: Solver
    after: Solver
    is_counted: bool


NOBODY_YET: Final = Solver()


def first_rating(puzzle: Puzzle) -> Rating:
    """Before any person has tried it: by the levels of bots that have, whose strength is measured."""
    strengths = measured(puzzle.game)
    against = [
        Result(strengths[level], 1 - found / times)
        for level, (found, times) in puzzle.levels.items()
        if level in strengths
    ]
    return rated(Rating(), against) if against else Rating()


def after_try(solver: Solver, puzzle: Rating, is_solved: bool, now: int) -> Solver:
    waited = (now - solver.at) / PERIOD if solver.tried else 0.0
    rating = rated(solver.rating, [Result(puzzle, float(is_solved))], max(0.0, waited))
    return Solver(rating, solver.tried + 1, solver.solved + is_solved, now)


def puzzle_after(puzzle: Rating, solver: Rating, is_solved: bool) -> Rating:
    """The same from the other side; puzzles do not change while nobody looks at them."""
    return rated(puzzle, [Result(solver, 1.0 - is_solved)], 0.0)
