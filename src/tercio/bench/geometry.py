"""Sight, moving bases and shortest ways on crowded tables: means over many of them, the same in every run."""

from __future__ import annotations

from random import Random
from typing import Final

from tercio.bench.stopwatch import Stopwatch
from tercio.bench.table import BASES, SIDE, CrowdedTable, crowded_table
from tercio.geometry.distance import overlapping
from tercio.geometry.points import INCH, Path, Point
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.sight import sight
from tercio.geometry.sweep import path_hit

TABLES: Final = 3
PAIRS: Final = 60  # of each table
PATHS: Final = 40
LEGS: Final = 4
TRIPS: Final = 25
WOODS: Final = 3  # pieces that are seen into, but not far
DEPTH: Final = 2 * INCH

Pair = tuple[Disc, Disc, list[Shape], list[Shape]]  # viewer, target, what blocks, what is seen into
Walk = tuple[Disc, Path, list[Shape]]
Trip = tuple[Disc, Point, list[Shape]]  # from anywhere to a free place anywhere
Charge = tuple[Disc, Shape, list[Shape]]


class GeometryBench(Stopwatch):
    """Lines and ways, without any game."""

    def __init__(self) -> None:
        super().__init__()
        chance = Random(1)  # noqa: S311  (no secret)
        tables = [crowded_table(seed) for seed in range(1, TABLES + 1)]
        self.pairs = [any_pair(table, chance) for table in tables for _ in range(PAIRS)]
        self.walks = [free_walk(table, chance) for table in tables for _ in range(PATHS)]
        self.trips = [any_trip(table, chance) for table in tables for _ in range(TRIPS)]
        self.charges = [any_charge(table, chance) for table in tables for _ in range(TRIPS)]

    def take_round(self) -> None:
        self.keep("sight_us", self.see_all, len(self.pairs))
        self.keep("wooded_sight_us", self.see_all_through_woods, len(self.pairs))
        self.keep("path_us", self.walk_all, len(self.walks))
        self.keep("route_us", self.find_all_ways, len(self.trips))
        self.keep("contact_us", self.find_all_ways_to_contact, len(self.charges))

    def see_all(self) -> None:
        for viewer, target, blockers, woods in self.pairs:
            sight(viewer, target, blockers + woods)

    def see_all_through_woods(self) -> None:
        for viewer, target, blockers, woods in self.pairs:
            sight(viewer, target, blockers, woods, DEPTH)

    def walk_all(self) -> None:
        for base, path, obstacles in self.walks:
            path_hit(base, path, obstacles)

    def find_all_ways(self) -> None:
        for base, goal, obstacles in self.trips:
            route(base, goal, obstacles, SIDE, SIDE)

    def find_all_ways_to_contact(self) -> None:
        for base, target, obstacles in self.charges:
            route_to_contact(base, target, obstacles, SIDE, SIDE)


def any_pair(table: CrowdedTable, chance: Random) -> Pair:
    one, other = chance.sample(range(BASES), 2)
    shapes = table.others(one, other)
    return table.bases[one], table.bases[other], shapes[:-WOODS], shapes[-WOODS:]


def free_walk(table: CrowdedTable, chance: Random) -> Walk:
    """A way of four legs on which nothing is in the way: all of it has to be looked at."""
    while True:
        number = chance.randrange(BASES)
        base, obstacles = table.bases[number], table.others(number)
        corners: list[Point] = [base.centre]
        for _ in range(LEGS):
            corners.append((nearby(corners[-1][0], base, chance), nearby(corners[-1][1], base, chance)))
        path = tuple(corners)
        if path_hit(base, path, obstacles) is None:
            return base, path, obstacles


def nearby(place: int, base: Disc, chance: Random) -> int:
    return min(SIDE - base.radius, max(base.radius, place + chance.randint(-2500, 2500)))


def any_trip(table: CrowdedTable, chance: Random) -> Trip:
    number = chance.randrange(BASES)
    base, obstacles = table.bases[number], table.others(number)
    while True:
        x, y = chance.randint(base.radius, SIDE - base.radius), chance.randint(base.radius, SIDE - base.radius)
        if not [shape for shape in obstacles if overlapping(Disc(x, y, base.radius), shape)]:
            return base, (x, y), obstacles


def any_charge(table: CrowdedTable, chance: Random) -> Charge:
    one, other = chance.sample(range(BASES), 2)
    return table.bases[one], table.bases[other], table.others(one)
