"""Shapes, bases and tables that Hypothesis draws."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from tercio.geometry.angles import SCALE, direction
from tercio.geometry.distance import overlapping
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, oblong

SIDE = 12_000
places = st.integers(0, SIDE)
points = st.tuples(places, places)
seeds = st.integers(0, 10**9)


def any_disc(chance: Random, x: int, y: int) -> Disc:
    return Disc(x, y, chance.choice([300, 591, 787, 984, 2000]))


def any_oblong(chance: Random, x: int, y: int) -> Oblong:
    return oblong((x, y), chance.randrange(360), chance.randint(1500, 4000), chance.randint(400, 1600))


def any_polygon(chance: Random, x: int, y: int) -> Polygon:
    """A star with three to eight corners around the place; convex or not, either way round."""
    corners, turn = chance.randint(3, 8), chance.randrange(360)
    ring: list[Point] = []
    for corner in range(corners):
        dx, dy = direction(turn + 360 * corner // corners)
        reach = chance.randint(400, 2500)
        ring.append((x + dx * reach // SCALE, y + dy * reach // SCALE))
    return Polygon(tuple(ring if chance.random() < 0.5 else ring[::-1]))


def any_base(chance: Random, x: int, y: int) -> Disc | Oblong:
    return any_disc(chance, x, y) if chance.random() < 0.6 else any_oblong(chance, x, y)


def any_shape(chance: Random, x: int, y: int) -> Shape:
    return any_base(chance, x, y) if chance.random() < 0.6 else any_polygon(chance, x, y)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    x, y = draw(points)
    return any_shape(Random(draw(seeds)), x, y)


@st.composite
def bases(draw: st.DrawFn) -> Disc | Oblong:
    x, y = draw(points)
    return any_base(Random(draw(seeds)), x, y)


@st.composite
def polygons(draw: st.DrawFn) -> Polygon:
    x, y = draw(points)
    return any_polygon(Random(draw(seeds)), x, y)


class Scene:
    """Two bases that do not overlap, and things in the corridor between them; some of them cover a part of a base."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.viewer = any_base(chance, 10_000, 10_000)
        distance, facing = chance.randint(2_000, 14_000), chance.randrange(360)
        dx, dy = direction(facing)
        target = any_base(chance, 10_000 + dx * distance // SCALE, 10_000 + dy * distance // SCALE)
        while overlapping(target, self.viewer):
            distance += 500
            target = any_base(chance, 10_000 + dx * distance // SCALE, 10_000 + dy * distance // SCALE)
        self.target = target
        self.blockers: list[Shape] = []
        for _ in range(chance.randint(1, 6)):
            along, aside = chance.randint(-5, 105) * distance // 100, chance.randint(-1_800, 1_800)
            x, y = 10_000 + (dx * along - dy * aside) // SCALE, 10_000 + (dy * along + dx * aside) // SCALE
            thing = any_shape(chance, x, y)
            others = [self.viewer, self.target, *self.blockers]
            if (
                not self.blockers
                or chance.random() < 0.25
                or not [other for other in others if overlapping(thing, other)]
            ):
                self.blockers.append(thing)


scenes = st.builds(Scene, seeds)
