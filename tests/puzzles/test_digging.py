"""Matches are dug through: what is a puzzle stays one under more thought, and nobody digs twice in one place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tercio.kernel import Decision, View
from tercio.puzzles.digging import Dug, Heap, Task, dug
from tercio.puzzles.meaning import is_same_deed
from tercio.puzzles.mining import MARGIN, first_thought, is_open, thought
from tercio.puzzles.puzzle import Puzzle, puzzle_line, shipped

GAME = "skirmish"


def asked(puzzle: Puzzle) -> tuple[View, Decision]:
    match = puzzle.open()
    decision = match.question_to(puzzle.seat)
    assert decision is not None
    return match.view(puzzle.seat), decision


def found(match: str, puzzles: list[Puzzle], is_whole: bool = True) -> Dug:
    return Dug(match, tuple([puzzle_line(puzzle) for puzzle in puzzles]), is_whole, 9, 3, 2, 1.5)


def test_a_heap_grows_by_what_is_new_and_remembers_the_matches_that_are_done(tmp_path: Path) -> None:
    first, second, *_ = shipped(GAME).values()
    heap = Heap(tmp_path / "puzzles.jsonl")

    assert heap.add(found("skirmish/1/0", [first])) == 1
    assert heap.add(found("skirmish/1/1", [first, second], is_whole=False)) == 1
    again = Heap(tmp_path / "puzzles.jsonl")
    assert again.ids == {first.id, second.id}
    assert again.done == {"skirmish/1/0"}
    assert [json.loads(line)["promising"] for line in again.matches.read_text("utf-8").splitlines()] == [3]


def test_no_question_is_begun_once_it_is_late() -> None:
    late = dug(Task(GAME, 1, 0, until=0.0))

    assert not late.is_whole
    assert late.questions == 0
    assert dug(Task(GAME, 1, 0)).questions > 0


def test_what_is_won_or_lost_is_no_question_for_a_puzzle() -> None:
    match = next(iter(shipped(GAME).values())).open()
    lost = match.clone()
    lost.state.units = [unit._replace(has_left=unit.seat == 0) for unit in lost.state.units]  # type: ignore[attr-defined]

    assert is_open(match, 0)
    assert not is_open(lost, 0)
    assert not is_open(lost, 1)


@pytest.mark.parametrize("puzzle", list(shipped(GAME).values()), ids=lambda puzzle: puzzle.id)
def test_more_thought_finds_the_same_best_answer(puzzle: Puzzle) -> None:
    view, decision = asked(puzzle)
    more = thought(view, decision, 77, 200, least=2)

    assert more is not None
    assert is_same_deed(more.best, puzzle.best)
    assert more.margin >= MARGIN


def test_with_few_different_answers_there_is_nothing_to_find() -> None:
    view, decision = asked(next(iter(shipped(GAME).values())))

    assert first_thought(view, decision, 1) is None
