"""Every puzzle that comes with Tercio can be asked, and its best answer may be given (a sample; all in `make soak`)."""

from __future__ import annotations

import os

import pytest

from tercio.games import GAMES
from tercio.puzzles.meaning import is_same_deed
from tercio.puzzles.mining import MARGIN
from tercio.puzzles.puzzle import Puzzle, puzzle_id, puzzle_line, read_puzzle, shipped

SAMPLE = 4
IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
LEAST = 25
GAMES_WITH_MANY = ("warlord", "summoners", "mageknight")


def sampled() -> list[Puzzle]:
    found: list[Puzzle] = []
    for game in GAMES:
        puzzles = list(shipped(game).values())
        found += puzzles if IS_SOAK else puzzles[:: max(1, len(puzzles) // SAMPLE)]
    return found


@pytest.mark.parametrize("game", GAMES_WITH_MANY)
def test_there_is_one_for_most_days_of_a_month(game: str) -> None:
    assert len(shipped(game)) >= LEAST


@pytest.mark.parametrize("puzzle", sampled(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_the_seat_is_asked_and_all_answers_are_legal(puzzle: Puzzle) -> None:
    match = puzzle.open()
    decision = match.question_to(puzzle.seat)

    assert decision is not None
    assert [asked.seat for asked in match.asks()] == [puzzle.seat]
    assert decision.offered(puzzle.best) is not None
    assert [each for each in puzzle.tried if not match.judge(each.answer)] == []


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_is_best_by_the_margin_and_can_be_named(game: str) -> None:
    for puzzle in shipped(game).values():
        best, *others = puzzle.tried
        assert others
        assert best.percent - max(each.percent for each in others) >= round(100 * MARGIN) - 1, puzzle.id
        assert not [each for each in others if is_same_deed(each.answer, best.answer)], puzzle.id
        assert not puzzle.best.path or puzzle.best.picks
        assert puzzle.best.key not in ("pass", "done", "end-phase")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_named_by_its_position_and_reads_as_it_is_written(game: str) -> None:
    for puzzle in list(shipped(game).values())[:SAMPLE]:
        assert puzzle.id == puzzle_id(puzzle.seat, puzzle.setup)
        assert read_puzzle(game, puzzle_line(puzzle)) == puzzle
