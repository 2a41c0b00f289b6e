"""Moving bases: what they run into, and where they stop."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import any_shape, bases, points, seeds, shapes
from tercio.geometry.distance import gap, overlapping
from tercio.geometry.points import TOUCH, Point, centre_distance, towards
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, moved, oblong, placed
from tercio.geometry.sweep import first_hit, path_hit, sweep_hits

STEPS = 120


def obstacles_around(base: Shape, seed: int) -> list[Shape]:
    chance = Random(seed)
    found = [any_shape(chance, chance.randrange(12_000), chance.randrange(12_000)) for _ in range(5)]
    return [shape for shape in found if not overlapping(shape, base)]


@given(bases(), points, shapes())
def test_a_swept_base_hits_what_it_overlaps_at_some_step(base: Disc | Oblong, end: Point, obstacle: Shape) -> None:
    way = centre_distance(base.centre, end)
    stops = [towards(base.centre, end, way * step // STEPS) for step in range(STEPS)]
    steps = [overlapping(placed(base, stop), obstacle) for stop in stops]

    if any(steps):
        # A stop is rounded to whole mils: there it may overlap a little, though not on the exact way.
        assert sweep_hits(base, base.centre, end, obstacle) or is_hardly_hit(base, stops, obstacle)
    if sweep_hits(base, base.centre, end, obstacle):
        nearest = min([gap(placed(base, stop), obstacle) for stop in [*stops, end]])
        assert nearest <= way // STEPS + 1


def is_hardly_hit(base: Disc | Oblong, stops: list[Point], obstacle: Shape) -> bool:
    if isinstance(base, Disc):
        less: Disc | Oblong = Disc(base.x, base.y, base.radius - 1)
    else:
        less = Oblong(base.ax, base.ay, base.bx, base.by, base.radius - 1)
    return not any(overlapping(placed(less, stop), obstacle) for stop in stops)


@given(bases(), points, seeds)
def test_a_base_stops_in_contact_with_the_first_obstacle_and_overlaps_none(
    base: Disc | Oblong, end: Point, seed: int
) -> None:
    obstacles = obstacles_around(base, seed)
    hit = first_hit(base, base.centre, end, obstacles)

    if hit is None:
        assert not [shape for shape in obstacles if sweep_hits(base, base.centre, end, shape)]
        return
    stopped = placed(base, towards(base.centre, end, hit[1]))

    assert not [shape for shape in obstacles if overlapping(stopped, shape)]
    assert gap(stopped, obstacles[hit[0]]) <= TOUCH
    assert sweep_hits(base, base.centre, end, obstacles[hit[0]])


@given(bases(), points, seeds)
def test_on_the_way_to_the_first_obstacle_nothing_is_hit(base: Disc | Oblong, end: Point, seed: int) -> None:
    obstacles = obstacles_around(base, seed)
    hit = first_hit(base, base.centre, end, obstacles)
    if hit is not None:
        for step in range(0, hit[1], 50):
            stopped = placed(base, towards(base.centre, end, step))

            assert not [shape for shape in obstacles if overlapping(stopped, shape)]


@given(st.lists(points, min_size=1, max_size=4), bases(), seeds)
def test_a_path_is_hit_on_the_first_leg_that_is(corners: list[Point], base: Disc | Oblong, seed: int) -> None:
    obstacles = obstacles_around(base, seed)
    path = (base.centre, *corners)
    legs = [
        (leg, index)
        for leg in range(len(path) - 1)
        for index, shape in enumerate(obstacles)
        if sweep_hits(base, path[leg], path[leg + 1], shape)
    ]

    assert path_hit(base, path, obstacles) == (legs[0] if legs else None)


BASE, OTHER = Disc(0, 0, 500), Disc(1_000, 0, 500)
WALL = Polygon(((500, -9_000), (700, -9_000), (700, 9_000), (500, 9_000)))


@pytest.mark.parametrize("end", [(-3_000, 0), (0, 3_000), (0, -3_000), (-2_000, 2_000)])
@pytest.mark.parametrize("other", [OTHER, WALL, oblong((1_000, 0), 90, 4_000, 1_000)])
def test_a_base_in_contact_may_move_away_and_along(end: Point, other: Shape) -> None:
    assert not sweep_hits(BASE, (0, 0), end, other)
    assert first_hit(BASE, (0, 0), end, [other]) is None


@pytest.mark.parametrize("other", [OTHER, WALL, oblong((1_000, 0), 90, 4_000, 1_000)])
def test_a_base_in_contact_moves_no_farther_towards(other: Shape) -> None:
    assert first_hit(BASE, (0, 0), (100, 0), [other]) == (0, 0)
    assert first_hit(BASE, (0, 0), (3_000, 0), [moved(other, 2_000, 0)]) in [(0, 2_000), (0, 1_999), (0, 1_998)]


def test_the_nearer_obstacle_is_met_first() -> None:
    obstacles = [Disc(9_000, 0, 500), Disc(4_000, 100, 500), Disc(6_000, 0, 500)]

    hit = first_hit(BASE, (0, 0), (10_000, 0), obstacles)

    assert hit == (1, 3_005)


def test_an_oblong_is_carried_without_turning() -> None:
    upright, lying = oblong((0, 0), 90, 3_000, 1_000), oblong((0, 0), 0, 3_000, 1_000)
    post = Disc(5_000, 1_800, 500)

    assert sweep_hits(upright, (0, 0), (9_000, 0), post)
    assert not sweep_hits(lying, (0, 0), (9_000, 0), post)


def test_a_small_thing_in_the_middle_of_an_oblong_way_is_hit() -> None:
    upright = oblong((0, 0), 90, 6_000, 500)

    assert sweep_hits(upright, (0, 0), (9_000, 0), Disc(4_000, 900, 20))
    assert sweep_hits(upright, (0, 0), (9_000, 0), Polygon(((4_000, 0), (4_010, 0), (4_005, 10))))
