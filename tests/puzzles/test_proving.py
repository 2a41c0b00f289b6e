"""Bots play on to the end, in worlds that whoever is asked cannot rule out."""

from __future__ import annotations

from tercio.puzzles.proving import TIMES, played_on
from tercio.puzzles.puzzle import Ends, puzzle_line, read_puzzle, shipped

GAME = "skirmish"


def test_what_is_played_on_is_the_same_each_time_and_ends() -> None:
    puzzle = next(iter(shipped(GAME).values()))
    view = puzzle.open().view(puzzle.seat)
    first, again = [played_on(view, puzzle.best, 5) for _ in range(2)]

    assert first == again
    assert len(first) == TIMES
    assert set(first) <= {0.0, 0.5, 1.0}


def test_how_matches_ended_is_written_and_read() -> None:
    puzzle = next(iter(shipped(GAME).values()))._replace(ends=Ends(40, 27.5, 18.0))

    assert read_puzzle(GAME, puzzle_line(puzzle)) == puzzle
