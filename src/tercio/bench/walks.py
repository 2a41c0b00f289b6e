"""Walks with corners judged in matches of Summoners on crowded tables: the same in every run."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tercio.bench.stopwatch import Stopwatch
from tercio.bench.table import SIDE, CrowdedTable, crowded_table
from tercio.games import open_game
from tercio.geometry.points import INCH, Point
from tercio.geometry.shapes import Polygon, Shape
from tercio.kernel import Answer, Game, Match, seeded, start

TABLES: Final = 3
WALKERS: Final = 8  # of each table
LEGS: Final = 3
PROFILES: Final = {591: "hollow-thrall", 787: "earth-golem", 984: "ice-elemental"}  # by the radius of the base
KINDS: Final = ("wood", "boulder", "building", "ruin", "bush", "river", "barricade")


class WalkBench(Stopwatch):
    """`judge` of a legal walk of three legs."""

    def __init__(self) -> None:
        super().__init__()
        chance = Random(1)  # noqa: S311  (no secret)
        game = open_game("summoners")
        self.walks: list[tuple[Match, Answer]] = []
        for seed in range(1, TABLES + 1):
            table = crowded_table(seed)
            for number in range(WALKERS):
                match = begin(game, table, number)
                self.walks.append((match, bent_walk(match, table.bases[number].centre, chance)))

    def take_round(self) -> None:
        self.keep("walk_judged_us", self.judge_all, len(self.walks))

    def judge_all(self) -> None:
        for match, answer in self.walks:
            match.judge(answer)


def begin(game: Game, table: CrowdedTable, acting: int) -> Match:
    """The crowded table as a match: two sides of twelve units, and one of them is about to act."""
    units: dict[str, Any] = {}
    for number, base in enumerate(table.bases):
        at = [base.x / INCH, base.y / INCH]
        units[f"unit-{number}"] = {"profile": PROFILES[base.radius], "seat": number % 2, "at": at}
    pieces = {kind: {"kind": kind, **written(shape)} for kind, shape in zip(KINDS, table.terrain, strict=True)}
    position = {"units": units, "terrain": pieces, "acting": f"unit-{acting}"}
    match = start(game, {"position": position}, seeded(1))
    match.asks()
    return match


def written(shape: Shape) -> dict[str, Any]:
    if isinstance(shape, Polygon):
        return {"outline": [[x / INCH, y / INCH] for x, y in shape.points]}
    return {"at": [shape.centre[0] / INCH, shape.centre[1] / INCH], "radius": shape.radius / INCH}


def bent_walk(match: Match, start_at: Point, chance: Random) -> Answer:
    """A legal walk with corners: all of it has to be looked at."""
    decision = match.asks()[0]
    while True:
        answer = Answer(decision.seat, "walk", decision.subject, (), bent_way(start_at, chance))
        if match.judge(answer):
            return answer


def bent_way(start_at: Point, chance: Random) -> tuple[Point, ...]:
    """The corners of a way that leads anywhere on the table."""
    corners: list[Point] = []
    x, y = start_at
    for _ in range(LEGS):
        x, y = x + chance.randint(-1200, 1200), y + chance.randint(-1200, 1200)
        corners.append((min(SIDE, max(0, x)), min(SIDE, max(0, y))))
    return tuple(corners)
