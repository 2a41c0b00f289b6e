"""Whole numbers come out the same everywhere and always: what each function says about many drawn scenes is kept.

Places lie on a coarse grid, or a mil beside it, so that much touches, lies in one line or just misses. Whether the
answers are right is for the other tests to say; here no answer may change unnoticed. See `tests/courses.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from courses import hear
from geometry.scenes import Scene, any_oblong, any_polygon
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.arcs import in_arc, wholly_in_arc
from tercio.geometry.corridors import Corridor
from tercio.geometry.cost import path_cost
from tercio.geometry.cost import stretches as heavy_stretches
from tercio.geometry.distance import (
    edges_meet,
    gap,
    gap_at_most,
    gap_to_edge,
    inside_table,
    nearest_on,
    overlapping,
    touching,
)
from tercio.geometry.lines import crosses, stretch_inside, stretches
from tercio.geometry.meetings import meetings
from tercio.geometry.placements import contact_spots, free, in_contact, laid_beside, push
from tercio.geometry.points import Path, Point, centre_distance, path_length, towards, within
from tercio.geometry.polygons import is_deep_inside, is_interior, polygons_overlap, spans_inside, triangles
from tercio.geometry.rays import chords, ray_between
from tercio.geometry.reach import reach
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.sectors import circle, sector
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, contains, grown, is_near_edge, moved, oblong, placed
from tercio.geometry.sight import sight, sight_line
from tercio.geometry.sweep import first_hit, path_hit, sweep_hits
from tercio.geometry.tangents import meeting_points, outline_of, pivots_around

SIDE: Final = 6_000
EVEN: Final = ((5, 0), (0, 5), (-5, 0), (0, -5), (3, 4), (4, -3), (-4, 3), (-3, -4))  # directions of whole length
STEP: Final = 500
Said = object


class Draw:
    """One scene after the other."""

    def __init__(self, name: str) -> None:
        self.chance = Random(name)

    def one_of(self, *numbers: int) -> int:
        return self.chance.choice(numbers)

    def nearly(self, number: int) -> int:
        """This, or more rarely a mil less or more."""
        return number + self.one_of(-1, 0, 0, 0, 0, 0, 0, 1)

    def along(self) -> int:
        step = self.one_of(STEP, 2 * STEP, 4 * STEP)
        return self.nearly(step * self.chance.randrange(SIDE // step + 1))

    def point(self) -> Point:
        return self.along(), self.along()

    def path(self) -> Path:
        return tuple([self.point() for _ in range(self.one_of(1, 2, 3, 4))])

    def disc(self) -> Disc:
        return Disc(*self.point(), self.nearly(self.one_of(250, 500, 750)))

    def oblong(self) -> Oblong:
        (ax, ay), (bx, by) = self.point(), self.point()
        return Oblong(ax, ay, ax + (bx - ax) // 4, ay + (by - ay) // 4, self.one_of(250, 300, 500))

    def base(self) -> Disc | Oblong:
        return self.disc() if self.chance.random() < 0.6 else self.oblong()

    def polygon(self) -> Polygon:
        x, y = self.point()
        a, b = self.one_of(500, 1_000, 1_500), self.one_of(500, 1_000, 1_500)
        rings: tuple[tuple[Point, ...], ...] = (
            ((x, y), (x + a, y), (x + a, y + b), (x, y + b)),
            ((x, y), (x, y + a), (x - b, y)),
            ((x, y), (x + a, y), (x + a, y + b), (x + 2 * a, y + b), (x + 2 * a, y + 2 * b), (x, y + 2 * b)),
            ((x, y), (x + a, y), (x + 2 * a, y), (x + a, y + b)),
        )
        ring = self.chance.choice((*rings, any_polygon(self.chance, x, y).points))
        return Polygon(ring if self.chance.random() < 0.5 else ring[::-1])

    def shape(self) -> Shape:
        return self.base() if self.chance.random() < 0.6 else self.polygon()

    def tiny_point(self) -> Point:
        return self.chance.randrange(7), self.chance.randrange(7)

    def tiny_shape(self) -> Shape:
        kind = self.chance.random()
        if kind < 0.3:
            return Disc(*self.tiny_point(), self.one_of(1, 2, 3))
        if kind < 0.6:
            return Oblong(*self.tiny_point(), *self.tiny_point(), self.one_of(1, 2))
        while True:
            (ax, ay), (bx, by), (cx, cy) = ring = (self.tiny_point(), self.tiny_point(), self.tiny_point())
            if (bx - ax) * (cy - ay) != (by - ay) * (cx - ax):
                return Polygon(ring)

    def shapes(self) -> list[Shape]:
        return [self.shape() for _ in range(self.one_of(0, 1, 2, 3, 5))]

    def clear_of(self, *others: Shape) -> list[Shape]:
        return [shape for shape in self.shapes() if not [each for each in others if overlapping(shape, each)]]


# -- what is asked ---------------------------------------------------------------------------------------


def distances(draw: Draw) -> Said:
    a, b = draw.shape(), draw.shape()
    between = gap(a, b)
    limits = [gap_at_most(a, b, between + more) for more in (-1, 0, 1)]
    return between, limits, touching(a, b), overlapping(a, b), nearest_on(a, draw.point())


def nearly_touching(draw: Draw) -> Said:
    """Side by side, up to a few mils apart or into each other."""
    base, other = draw.base(), draw.shape()
    x, y = laid_beside(base, other, draw.chance.randrange(360))
    found = [placed(base, (x + dx, y + dy)) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]
    return [(gap(each, other), touching(each, other), overlapping(each, other)) for each in found]


def table_edges(draw: Draw) -> Said:
    shape = draw.shape()
    return gap_to_edge(shape, SIDE, SIDE - STEP), inside_table(shape, SIDE, SIDE - STEP)


def arcs(draw: Draw) -> Said:
    centre, facing = draw.point(), draw.one_of(0, 45, 90, 135, 180, 200, 270, 315)
    half = draw.one_of(45, 90, 135, 179, 180)
    shape, point = draw.shape(), draw.point()
    return [in_arc(centre, facing, half, what) for what in (shape, point)], wholly_in_arc(centre, facing, half, shape)


def lines(draw: Draw) -> Said:
    shape, a, b = draw.shape(), draw.point(), draw.point()
    return (
        [crosses(shape, a, b, grazing) for grazing in (0, 1, 100)],
        stretch_inside(shape, a, b),
        stretches(shape, a, b),
    )


def heavy_ground(draw: Draw) -> Said:
    radius, path, heavy = draw.one_of(250, 500), draw.path(), draw.shapes()
    pieces = [heavy_stretches(shape, a, b) for shape in heavy for a, b in pairwise(path)]
    return path_cost(radius, path, heavy), pieces


def points(draw: Draw) -> Said:
    a, b = draw.point(), draw.point()
    far = centre_distance(a, b)
    limits = [within(a, b, far + more) for more in (-1, 0, 1)]
    return far, limits, towards(a, b, draw.one_of(-700, 0, 1, 700, far)), path_length(draw.path()), nearest_facing(a, b)


def polygons(draw: Draw) -> Said:
    one, other, a, b = draw.polygon(), draw.polygon(), draw.point(), draw.point()
    deep = [is_deep_inside(one, a, b, depth) for depth in (0, 1, 250)]
    return spans_inside(one, a, b), is_interior(one, a), deep, polygons_overlap(one, other), triangles(one)


def outlines(draw: Draw) -> Said:
    one = draw.polygon()
    return one.box, one.centre, one.is_convex, one.ring, one.tips, one.edges


def tiny(draw: Draw) -> Said:
    """Everything is a few mils long, so that a mil decides all of it."""
    one, other, base = draw.tiny_shape(), draw.tiny_shape(), Disc(*draw.tiny_point(), draw.one_of(1, 2, 3))
    a, b, c = draw.tiny_point(), draw.tiny_point(), draw.tiny_point()
    found: list[Said] = [gap(one, other), touching(one, other), overlapping(one, other), nearest_on(one, a)]
    found += [contains(one, a), crosses(one, a, b, 1), stretches(one, a, b), stretch_inside(one, a, b)]
    found += [edges_meet((*a, *b), edge) for edge in one.edges]
    found += [is_near_edge(*a, edge, square) for edge in one.edges for square in (0, 1, 2, 4)]
    found += [sweep_hits(base, a, b, one), first_hit(base, a, b, (one, other)), path_hit(base, (a, b, c), (one, other))]
    found += [path_cost(base.radius, (a, b, c), (one, other)), meetings(one, other), inside_table(one, 6, 5)]
    found += [centre_distance(a, b), within(a, b, 3), towards(a, b, draw.one_of(0, 1, 2, 5)), path_length((a, b, c))]
    if isinstance(one, Polygon):
        found += [spans_inside(one, a, b), is_interior(one, a), is_deep_inside(one, a, b, 1), triangles(one)]
        found += [polygons_overlap(one, other)] if isinstance(other, Polygon) else []
    return found


def rays(draw: Draw) -> Said:
    a, b, shape = draw.base(), draw.base(), draw.shape()
    ray = ray_between(*a.centre, draw.one_of(-1, 0, 1) * a.radius, *b.centre, draw.one_of(-1, 0, 1) * b.radius)
    return ray, chords(shape, ray, draw.one_of(0, 1_000)) if ray else None


def shapes(draw: Draw) -> Said:
    shape, base = draw.shape(), draw.base()
    laid = oblong(draw.point(), draw.chance.randrange(360), draw.one_of(400, 1_000, 1_501), draw.one_of(500, 501))
    inside = [contains(shape, draw.point()) for _ in range(5)]
    return inside, laid, moved(shape, 7, -7), placed(shape, draw.point()), grown(base, draw.one_of(-600, -1, 1, 600))


def sectors(draw: Draw) -> Said:
    at, radius = draw.point(), draw.one_of(500, 1_000)
    return (
        circle(at, radius),
        sector(at, radius, draw.chance.randrange(360), draw.one_of(90, 94, 180, 270)),
        direction(draw.chance.randrange(-100, 460)),
    )


def touching_points(draw: Draw) -> Said:
    return meetings(draw.shape(), draw.shape())


def outlines_meet(draw: Draw) -> Said:
    """Where the outlines around two things cross, to the hundredth of a mil."""
    one, near, other, away = draw.shape(), draw.one_of(250, 500), draw.shape(), draw.one_of(250, 500)
    crossed = [(round(100 * x), round(100 * y)) for x, y in meeting_points(one, near, other, away)]
    sides = [[round(100 * each) for each in side] for side in outline_of(one, near)]
    return crossed, sides, [(float(p.x), float(p.y), len(p.stays)) for p in pivots_around(other, away, 1)]


def places(draw: Draw) -> Said:
    radius, other, others = draw.one_of(250, 500), draw.shape(), draw.shapes()
    spots = contact_spots(radius, other, others, (SIDE, SIDE), draw.one_of(30, 45, 90), draw.one_of(2, 360))
    return in_contact(radius, other, draw.point()), free(draw.base(), others, SIDE, SIDE), spots


def corners(draw: Draw) -> Said:
    """At a corner or on a side of a polygon, and a mil beside it on every side."""
    one, other = draw.polygon(), draw.polygon()
    (ax, ay, bx, by), far = draw.chance.choice(one.edges), draw.chance.choice(other.points)
    x, y = ((ax + bx) // 2, (ay + by) // 2) if draw.chance.random() < 0.3 else (ax, ay)
    found: list[Said] = []
    for point in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
        found.append(
            (contains(one, point), is_interior(one, point), nearest_on(one, point), spans_inside(one, point, far))
        )
        found.append((in_contact(250, one, point), crosses(one, point, far, 0), stretch_inside(one, point, far)))
    return found


def pushes(draw: Draw) -> Said:
    base = draw.base()
    return push(base, draw.point(), draw.one_of(0, 1, 500, 2_000), draw.clear_of(base), SIDE, SIDE)


def sweeps(draw: Draw) -> Said:
    base, path, others = draw.base(), draw.path(), draw.shapes()
    a, b = base.centre, draw.point()
    return (
        [sweep_hits(base, a, b, other) for other in others],
        first_hit(base, a, b, others),
        path_hit(base, path, others),
    )


def grazing(draw: Draw) -> Said:
    """Something lies just so far from a leg, beside it, before it or behind it, that the base all but misses it."""
    (dx, dy), length = draw.chance.choice(EVEN), draw.one_of(0, 5, 500, 2_000, 3_000)
    a, radius, size = draw.point(), draw.one_of(250, 300, 500), draw.one_of(0, 250, 500)
    b = (a[0] + dx * length // 5, a[1] + dy * length // 5)
    along, aside = draw.one_of(-radius - size, 0, length // 2, length, length + radius + size), draw.one_of(-1, 0, 1)
    found: list[Said] = []
    for more in range(-3, 4):
        away = aside * (radius + size + more)
        near = along + (more if not aside else 0)
        x, y = a[0] + (dx * near - dy * away) // 5, a[1] + (dy * near + dx * away) // 5
        other: Shape = Disc(x, y, size)
        if draw.chance.random() < 0.3:
            out = aside or 1
            other = Polygon(((x, y), (x - dy * out * 200, y + dx * out * 200), (x + dx * 200, y + dy * 200)))
        base = Disc(*a, radius)
        found.append(
            (sweep_hits(base, a, b, other), first_hit(base, a, b, [other]), path_cost(radius, (a, b), [other]))
        )
        found.append((crosses(other, a, b, radius), stretches(other, a, b), stretch_inside(other, a, b)))
    return found


def sights(draw: Draw) -> Said:
    viewer, target, others, wooded, limit = (
        draw.shape(),
        draw.shape(),
        draw.shapes(),
        draw.shapes(),
        draw.one_of(0, 500),
    )
    line = sight_line(viewer, target, others, wooded, limit)
    return line, sight(viewer, target, others, wooded, limit)


def woods(draw: Draw) -> Said:
    """A thing in the way that is about as wide as one sees into it."""
    viewer, target, limit = draw.disc(), draw.disc(), draw.one_of(500, 1_000)
    x, y = (viewer.x + target.x) // 2, (viewer.y + target.y) // 2
    wood = Disc(draw.nearly(x), draw.nearly(y), limit // 2 + draw.one_of(-1, 0, 0, 1))
    return sight_line(viewer, target, draw.shapes()[:1], [wood], limit)


def corridors(draw: Draw) -> Said:
    """As `sights`, with much in the way."""
    scene = Scene(draw.chance.randrange(10**9))
    half, limit = len(scene.blockers) // 2, draw.one_of(0, 300, 1_500)
    free_line = sight_line(scene.viewer, scene.target, scene.blockers)
    return free_line, sight_line(scene.viewer, scene.target, scene.blockers[half:], scene.blockers[:half], limit)


def narrow_ways(draw: Draw) -> Said:
    """Woods side by side, into which one sees so far: the gap between them is found by trying, or nearly found."""
    chance = draw.chance
    viewer, target = draw_disc(chance, 2_000, 6_000), draw_disc(chance, draw.one_of(9_000, 11_000), 6_000)
    woods: list[Shape] = []
    for _ in range(chance.randint(2, 4)):
        x, y = chance.randint(3_500, target.x - 1_500), 6_000 + chance.randint(-1_500, 1_500)
        woods.append(any_polygon(chance, x, y) if chance.random() < 0.7 else any_oblong(chance, x, y))
    walls: list[Shape] = [
        draw_disc(
            chance, chance.randint(3_500, target.x - 1_500), 6_000 + draw.one_of(-1, 1) * chance.randint(600, 1_800)
        )
        for _ in range(chance.randint(0, 2))
    ]
    corridor = Corridor(viewer, target, walls, woods, draw.one_of(300, 500, 1_000, 1_500))
    return corridor.find(), corridor.nearest, corridor.least_excess, corridor.nearest_lean, corridor.has_gap


def draw_disc(chance: Random, x: int, y: int) -> Disc:
    return Disc(x, y + chance.randint(-800, 800), chance.choice([300, 591, 787]))


def ways(draw: Draw) -> Said:
    base = draw.disc()
    others, heavy, goal = draw.clear_of(base), draw.shapes()[:2], draw.point()
    path = route(base, goal, others, SIDE, SIDE, heavy, None, draw.one_of(0, 0, 100))
    cost = path_cost(base.radius, path or (), heavy)
    limited = [route(base, goal, others, SIDE, SIDE, heavy, cost + more) for more in (-1, 0)]
    return path, limited


def ways_to_contact(draw: Draw) -> Said:
    base, target = draw.disc(), draw.shape()
    others, heavy = draw.clear_of(base), draw.shapes()[:1]
    limit = draw.one_of(500, 2_000, 20_000)
    return route_to_contact(base, target, others, SIDE, SIDE, heavy, limit, draw.one_of(0, 0, 100))


def crowded(draw: Draw) -> Said:
    """Others stand all around whom one goes to, side by side, with a gap here and there."""
    target, size, number = Disc(3_000, 3_000, draw.one_of(300, 500)), draw.one_of(250, 300, 500), draw.one_of(6, 8, 10)
    away, turn = target.radius + size + draw.one_of(0, 5, 300), draw.chance.randrange(360)
    base, others = Disc(*draw.point(), draw.one_of(250, 300)), list[Shape]()
    for each in range(number):
        dx, dy = direction(turn + 360 * each // number)
        other = Disc(3_000 + dx * away // SCALE, 3_000 + dy * away // SCALE, size)
        if draw.chance.random() < 0.75 and not overlapping(other, base):
            others.append(other)
    limit = draw.one_of(4_000, 20_000)
    return len(others), route_to_contact(base, target, others, SIDE, SIDE, (), limit, draw.one_of(0, 0, 100))


def reaches(draw: Draw) -> Said:
    base = draw.disc()
    return reach(base, draw.one_of(500, 1_500, 3_000), draw.clear_of(base), SIDE, SIDE, draw.shapes()[:2])


ASKED: Final[tuple[tuple[Callable[[Draw], Said], int], ...]] = (
    (distances, 2000), (nearly_touching, 300), (table_edges, 1000), (arcs, 2000), (lines, 2000), (heavy_ground, 1000),
    (points, 1000), (polygons, 1500), (outlines, 300), (rays, 2000), (shapes, 400), (sectors, 400), (tiny, 4000),
    (touching_points, 1500), (outlines_meet, 600), (places, 300), (corners, 300), (pushes, 1000), (sweeps, 1500),
    (grazing, 3000), (sights, 600), (woods, 600), (corridors, 600), (narrow_ways, 1500), (ways, 640),
    (ways_to_contact, 640), (crowded, 400), (reaches, 36),
)  # fmt: skip


@pytest.mark.parametrize(("ask", "scenes"), ASKED, ids=[ask.__name__ for ask, _ in ASKED])
def test_what_is_said_about_drawn_scenes_does_not_change(ask: Callable[[Draw], Said], scenes: int) -> None:
    draw = Draw(ask.__name__)
    said = [ask(draw) for _ in range(scenes)]
    for first in range(0, scenes, 100):
        hear(str(first), said[first : first + 100])

    assert len({repr(each) for each in said}) > 5
