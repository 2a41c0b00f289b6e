"""One puzzle: a position, who is asked, and what the strongest bot makes of the answers.

{"id": "3f2a9c01", "seat": 0, "setup": {"position": {...}}, "tried": [{"answer": {...}, "percent": 81}, ...],
 "levels": {"recruit": [0, 3], ...}, "ends": [40, 27, 18.5]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tercio.games import GAMES, box_of, open_game
from tercio.kernel import Answer, Match, Seat, Setup, seeded, start
from tercio.puzzles.meaning import is_same_deed
from tercio.wire import answer_json, read_answer

KEPT: Final = ("packs", "content")  # of a set-up, beside the position
SHELF: Final = "puzzles.jsonl"  # in the package of each game


class Weighed(NamedTuple):
    """An answer, and the chance to win that it leaves its player with, in percent."""

    answer: Answer
    percent: int


class Ends(NamedTuple):
    """How matches ended that bots played on: so many, and the points after the best answer and after the next best."""

    times: int
    best: float
    next_best: float


class Puzzle(NamedTuple):
    """The first answer is the best one, by a margin; the others are what else was thought of, the best first."""

    id: str
    game: str
    seat: Seat
    setup: Setup
    tried: tuple[Weighed, ...]
    levels: dict[str, tuple[int, int]]  # how often a level of bots has found the best one, of how many times
    ends: Ends | None = None

    @property
    def best(self) -> Answer:
        return self.tried[0].answer

    @property
    def missed_by(self) -> tuple[str, ...]:
        """The levels that do not find it in more than half of all times."""
        return tuple([level for level, (found, times) in self.levels.items() if 2 * found <= times])

    @property
    def grade(self) -> int:
        """How many levels miss it: from none, which is easy, to four."""
        return len(self.missed_by)

    def worth_of(self, answer: Answer) -> Weighed | None:
        """What the bot has thought of this answer; None where it has not thought of it."""
        for each in self.tried:
            if is_same_deed(answer, each.answer):
                return each
        return None

    def open(self) -> Match:
        """As it is given: no dice have fallen yet."""
        return start(open_game(self.game), self.setup, seeded(0))


def written(match: Match) -> Setup:
    """The position in the middle of whatever is under way, with what the set-up has brought along."""
    setup: Setup = {key: match.setup[key] for key in KEPT if key in match.setup}
    setup["position"] = box_of(match.game.id).vocabulary.write_position(match)
    return setup


def puzzle_id(seat: Seat, setup: Setup) -> str:
    """The same position has the same name wherever it is found."""
    return sha256(json.dumps([seat, setup], sort_keys=True).encode()).hexdigest()[:10]


def puzzle_line(puzzle: Puzzle) -> str:
    written = {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "setup": puzzle.setup,
        "tried": [{"answer": answer_json(each.answer), "percent": each.percent} for each in puzzle.tried],
        "levels": {level: list(found) for level, found in puzzle.levels.items()},
        **({} if puzzle.ends is None else {"ends": list(puzzle.ends)}),
    }
    return json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_puzzle(game: str, line: str) -> Puzzle:
    data: dict[str, Any] = json.loads(line)
    tried = tuple([Weighed(read_answer(each["answer"]), each["percent"]) for each in data["tried"]])
    levels = {level: (found, times) for level, (found, times) in data["levels"].items()}
    ends = Ends(*data["ends"]) if "ends" in data else None
    return Puzzle(data["id"], game, data["seat"], data["setup"], tried, levels, ends)


def read_puzzles(game: str, lines: Iterable[str]) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in [read_puzzle(game, line) for line in lines if line.strip()]}


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """Those that come with Tercio, by id, in their order."""
    file = files(f"tercio.games.{game}").joinpath(SHELF) if game in GAMES else None
    return read_puzzles(game, file.read_text("utf-8").splitlines()) if file is not None and file.is_file() else {}
