"""Matches between bots, or given ones, are dug through: one task is one match, and says its puzzles as lines.

What has been dug is written down beside the puzzles, so that whoever goes on does not dig there again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from tercio.arena.deals import Dealer
from tercio.arena.orders import number_of
from tercio.games import box_of, open_game
from tercio.puzzles.mining import Course, Sieves, mined, played
from tercio.puzzles.puzzle import puzzle_line

# Whoever is weaker leaves something to find, and even matches are open for longer.
PLAYERS: Final = (("recruit", "recruit"), ("recruit", "veteran"), ("veteran", "recruit"), ("veteran", "veteran"))
EVERY: Final = 1  # questions, of which one is looked at
ENDLESS: Final = 1e12


class Task(NamedTuple):
    """A match of bots by its number, or a given one; no question is begun after `until`, in seconds since 1970."""

    game: str
    seed: int
    number: int
    until: float = ENDLESS
    given: Course | None = None
    file: str = ""  # where a given one comes from

    @property
    def name(self) -> str:
        return self.file or f"{self.game}/{self.seed}/{self.number}"


class Dug(NamedTuple):
    """The puzzles of a match as lines. What is not whole was stopped by the time."""

    match: str
    lines: tuple[str, ...]
    is_whole: bool
    questions: int
    promising: int
    sharp: int
    seconds: float  # of processor time


def dug(task: Task) -> Dug:
    began, seed, sieves = time.process_time(), number_of(task.seed, task.number, "puzzles"), Sieves()

    def is_late() -> bool:
        return time.time() > task.until

    course = task.given or course_of(task)
    lines = tuple([puzzle_line(puzzle) for puzzle in mined(task.game, course, EVERY, seed, sieves, is_late)])
    seconds = round(time.process_time() - began, 1)
    return Dug(task.name, lines, not is_late(), sieves.questions, sieves.promising, sieves.sharp, seconds)


def course_of(task: Task) -> Course:
    forces = box_of(task.game).forces
    deal = Dealer(open_game(task.game), forces, task.seed).deal(task.number)
    bots = PLAYERS[task.number % len(PLAYERS)]
    return played(task.game, deal.setup, deal.dice, bots, lambda: time.time() > task.until)


def dig(tasks: list[Task], jobs: int) -> Iterator[Dug]:
    """As they are done, by so many processes."""
    if min(jobs, len(tasks)) <= 1:
        yield from map(dug, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn")) as pool:
        for each in as_completed([pool.submit(dug, task) for task in tasks]):
            yield each.result()


class Heap:
    """A file of puzzles that grows, and beside it another one of the matches that are done."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.matches = file.with_name(f"{file.name}.matches")
        self.ids = {json.loads(line)["id"] for line in lines_in(file)}
        self.done = {json.loads(line)["match"] for line in lines_in(self.matches)}

    def add(self, found: Dug) -> int:
        """How many of them are new."""
        fresh = [line for line in found.lines if json.loads(line)["id"] not in self.ids]
        self.ids |= {json.loads(line)["id"] for line in fresh}
        with self.file.open("a", encoding="utf-8") as file:
            file.writelines(fresh)
        if found.is_whole:
            told = found._replace(lines=())._asdict()
            with self.matches.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**told, "lines": len(found.lines)}) + "\n")
        return len(fresh)


def lines_in(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []
