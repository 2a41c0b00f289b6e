"""Slow, obviously right ways: every point of many around every obstacle, every leg judged exactly."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import cos, dist, pi, sin
from random import Random

from geometry.scenes import any_shape
from tercio.geometry.distance import inside_table, overlapping, touching
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Shape
from tercio.geometry.sweep import find_hit

SIDE = 16_000


class Crowd:
    """A small, crowded table, and a base on it with a free place to go to."""

    def __init__(self, seed: int, things: int = 12, side: int = SIDE) -> None:
        chance = Random(seed)
        self.side = side
        self.obstacles: list[Shape] = []
        for _ in range(20 * things):
            thing = any_shape(chance, chance.randrange(side), chance.randrange(side))
            crossed = [other for other in self.obstacles if overlapping(thing, other)]
            if inside_table(thing, side, side) and (not crossed or chance.random() < 0.05):
                self.obstacles.append(thing)
            if len(self.obstacles) == things:
                break
        self.radius = chance.choice([300, 591, 787])
        self.base = self.free_base(chance)
        self.goal = self.free_base(chance).centre
        self.target = chance.choice(self.obstacles)

    def free_base(self, chance: Random) -> Disc:
        while True:
            x, y = [chance.randint(self.radius, self.side - self.radius) for _ in range(2)]
            if self.is_free((x, y)):
                return Disc(x, y, self.radius)

    def is_free(self, place: Point) -> bool:
        base = Disc(*place, self.radius)
        return inside_table(base, self.side, self.side) and not [o for o in self.obstacles if overlapping(base, o)]

    def touching_places(self) -> list[Point]:
        """Many free places in contact with the target."""
        reach = self.radius + self.target.radius + 8
        found: list[Point] = []
        for ax, ay, bx, by in self.target.edges:
            steps = int(dist((ax, ay), (bx, by)) // 60) + 1
            for step in range(steps + 1):
                x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
                for turn in range(0, 360, 3):
                    angle = turn * pi / 180
                    found.append((round(x + reach * cos(angle)), round(y + reach * sin(angle))))
        near = [place for place in set(found) if touching(Disc(*place, self.radius), self.target)]
        return [place for place in near if self.is_free(place)]


def slow_length(crowd: Crowd, ends: Sequence[Point], corners: int = 16) -> float | None:
    """The shortest way to one of the ends by points around all obstacles; None if these points lead nowhere."""
    points = [crowd.base.centre]
    for shape in crowd.obstacles:
        reach = (crowd.radius + shape.radius) / cos(pi / corners) + 0.5
        for x, y in shape.tips:
            for corner in range(corners):
                angle = 2 * pi * corner / corners
                points.append((round(x + reach * cos(angle)), round(y + reach * sin(angle))))
    points = [point for point in points if crowd.is_free(point)]
    first_end = len(points)
    points += ends
    best: dict[int, float] = {0: 0.0}
    queue, done = [(0.0, 0)], set[int]()
    while queue:
        length, here = heappop(queue)
        if here >= first_end:
            return length
        if here in done:
            continue
        done.add(here)
        for there in range(len(points)):
            total = length + dist(points[here], points[there])
            is_better = there not in done and total < best.get(there, 1e18)
            if is_better and find_hit(crowd.base, points[here], points[there], crowd.obstacles, 0) < 0:
                best[there] = total
                heappush(queue, (total, there))
    return None
