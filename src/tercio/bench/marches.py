"""Moves, shots and lines of fire judged in matches of Mage Knight on crowded tables: the same in every run."""

from __future__ import annotations

from math import inf
from random import Random
from time import process_time
from typing import Any, Final

from tercio.bench.stopwatch import Stopwatch
from tercio.bench.table import SIDE, any_piece
from tercio.bench.walks import bent_way, written
from tercio.games import open_game
from tercio.geometry.distance import gap_at_most, inside_table
from tercio.geometry.points import INCH, Point
from tercio.geometry.shapes import Disc, Shape
from tercio.kernel import Answer, Game, Match, seeded, start

TABLES: Final = 3
WARRIORS: Final = 30
PIECES: Final = ("hindering", "clear", "blocking", "concealing")  # the second one is a hill
APART: Final = 3 * INCH
FIGURE: Final = "orc-hunter-weak"  # boots, with a range


class MarchBench(Stopwatch):
    """`judge` of legal moves of three legs, of shots at anybody, and of shots along lines that nobody has looked along.

    A match remembers its lines until somebody moves, and looks along those within range before it asks. So the last
    is taken on tables laid out anew for each round, and of targets that are not offered; what it takes more than the
    same shots judged again is the line of fire, with who stands beside the target.
    """

    def __init__(self) -> None:
        super().__init__()
        chance = Random(1)  # noqa: S311  (no secret)
        self.game = open_game("mageknight")
        self.tables = [crowded(seed) for seed in range(1, TABLES + 1)]
        self.moves: list[tuple[Match, Answer]] = []
        self.shots: list[tuple[Match, Answer]] = []
        self.unseen: list[tuple[Match, Answer]] = []
        self.again = inf  # microseconds in which one of these is judged a second time
        for bases, pieces in self.tables:
            match = begin(self.game, bases, pieces)
            for number in range(0, WARRIORS, 2):
                self.moves.append((match, bent_move(match, number, bases[number].centre, chance)))
                self.shots.append((match, Answer(0, "ranged", number, (chance.randrange(1, WARRIORS, 2),))))

    def take_round(self) -> None:
        self.keep("move_judged_us", self.judge_moves, len(self.moves))
        self.keep("shot_judged_us", self.judge_shots, len(self.shots))
        self.unseen = []
        for bases, pieces in self.tables:
            match = begin(self.game, bases, pieces)
            self.unseen += [(match, answer) for answer in shots_not_offered(match)]
        self.keep("first_shot_judged_us", self.judge_unseen, len(self.unseen))
        begin_again = process_time()
        self.judge_unseen()
        self.again = min(self.again, (process_time() - begin_again) / len(self.unseen) * 1e6)
        self.best["line_of_fire_us"] = self.best["first_shot_judged_us"] - self.again

    def judge_moves(self) -> None:
        for match, answer in self.moves:
            match.judge(answer)

    def judge_shots(self) -> None:
        for match, answer in self.shots:
            match.judge(answer)

    def judge_unseen(self) -> None:
        for match, answer in self.unseen:
            match.judge(answer)


def shots_not_offered(match: Match) -> list[Answer]:
    """One for each shooter, at an enemy that it is not offered."""
    offered = {option.subject: option.among for option in match.asks()[0].options if option.key == "ranged"}
    found: list[Answer] = []
    for shooter in range(0, WARRIORS, 2):
        targets = [target for target in range(1, WARRIORS, 2) if target not in offered.get(shooter, ())]
        found.append(Answer(0, "ranged", shooter, (targets[shooter % len(targets)],)))
    return found


def crowded(seed: int) -> tuple[list[Disc], list[Shape]]:
    """Four pieces, three inches apart, and thirty bases that stand anywhere but on the blocking one."""
    chance = Random(seed)  # noqa: S311  (no secret)
    pieces: list[Shape] = []
    while len(pieces) < len(PIECES):
        piece = any_piece(chance, is_round=not pieces)
        if inside_table(piece, SIDE, SIDE) and not [other for other in pieces if gap_at_most(piece, other, APART)]:
            pieces.append(piece)
    bases: list[Disc] = []
    while len(bases) < WARRIORS:
        base = Disc(chance.randrange(SIDE), chance.randrange(SIDE), 750)
        others = [*bases, pieces[PIECES.index("blocking")]]
        if inside_table(base, SIDE, SIDE) and not [other for other in others if gap_at_most(base, other, 0)]:
            bases.append(base)
    return bases, pieces


def begin(game: Game, bases: list[Disc], pieces: list[Shape]) -> Match:
    warriors: dict[str, Any] = {}
    for number, base in enumerate(bases):
        at = [base.x / INCH, base.y / INCH]
        warriors[f"warrior-{number}"] = {"figure": FIGURE, "seat": number % 2, "at": at}
    terrain = {
        kind: {"kind": kind, "elevated": kind == "clear", **written(shape)}
        for kind, shape in zip(PIECES, pieces, strict=True)
    }
    position = {"warriors": warriors, "terrain": terrain, "players": [{"actions": 9}, {}]}
    match = start(game, {"position": position}, seeded(1))
    match.asks()
    return match


def bent_move(match: Match, number: int, start_at: Point, chance: Random) -> Answer:
    """A legal move with corners: all of it has to be looked at."""
    while True:
        answer = Answer(0, "move", number, (), bent_way(start_at, chance), (0,))
        if match.judge(answer):
            return answer
