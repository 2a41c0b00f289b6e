"""A puzzle at its table: what is asked, and once something was answered, what that and everything else is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.hall.showing import messages
from tercio.hall.tables.table import Table
from tercio.kernel import Answer, View
from tercio.puzzles.puzzle import Puzzle, shipped
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words

SHOWN: Final = 3  # answers, and the solver's


def told(table: Table, speaker: Speaker) -> messages.Puzzle | None:
    """The first answer counts, even where it was taken back."""
    puzzle = puzzle_at(table)
    if puzzle is None:
        return None
    given = table.given[puzzle.seat]
    return {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "grade": puzzle.grade,
        "result": result_of(puzzle, given[0], speaker) if given else None,
    }


def puzzle_at(table: Table) -> Puzzle | None:
    return shipped(table.head.game).get(table.head.puzzle) if table.head.puzzle else None


def result_of(puzzle: Puzzle, said: Answer, speaker: Speaker) -> messages.PuzzleResult:
    view = opening(puzzle.game, puzzle.id)
    known = puzzle.worth_of(said)
    answers: list[messages.PuzzleAnswer] = [
        {"text": words(view, speaker, each.answer), "percent": each.percent, "is_yours": each is known}
        for place, each in enumerate(puzzle.tried)
        if place < SHOWN or each is known
    ]
    if known is None:
        answers.append({"text": words(view, speaker, said), "percent": None, "is_yours": True})
    ends: messages.PuzzleEnds | None = None
    if puzzle.ends is not None:
        ends = {"times": puzzle.ends.times, "best": puzzle.ends.best, "next_best": puzzle.ends.next_best}
    return {
        "is_right": is_right(puzzle, said),
        "answers": answers,
        "missed_by": list(puzzle.missed_by),
        "ends": ends,
    }


def is_right(puzzle: Puzzle, said: Answer) -> bool:
    return puzzle.worth_of(said) is puzzle.tried[0]


@lru_cache(maxsize=16)
def opening(game: str, puzzle: str) -> View:
    """What is seen of it before anything is answered."""
    found = shipped(game)[puzzle]
    return found.open().view(found.seat)


def words(view: View, speaker: Speaker, answer: Answer) -> str:
    return answer_words(speaker, view.state, view.asks[0].offered(answer) or answer.bare, answer)
