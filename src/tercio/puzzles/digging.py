"""Matches between bots, or given ones, are dug through: one task is one match, and says its puzzles as lines."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.arena.deals import Dealer
from tercio.arena.orders import number_of
from tercio.games import box_of, open_game
from tercio.puzzles.mining import Course, mined, played
from tercio.puzzles.puzzle import puzzle_line

PLAYERS: Final = ("veteran", "veteran")
EVERY: Final = 3  # questions, of which one is looked at


class Task(NamedTuple):
    """A match of bots by its number, or a given one."""

    game: str
    seed: int
    number: int
    given: Course | None = None


def dug(task: Task) -> list[str]:
    seed = number_of(task.seed, task.number, "puzzles")
    course = task.given or course_of(task)
    return [puzzle_line(puzzle) for puzzle in mined(task.game, course, EVERY, seed)]


def course_of(task: Task) -> Course:
    forces = box_of(task.game).forces
    deal = Dealer(open_game(task.game), forces, task.seed).deal(task.number)
    return played(task.game, deal.setup, deal.dice, PLAYERS)
