"""The shortest legal way to a point and to contact."""

import os
from itertools import pairwise
from math import dist, pi, sqrt

import pytest

from geometry.slow_ways import Crowd, slow_length
from tercio.geometry.cost import path_cost
from tercio.geometry.distance import gap, inside_table, touching
from tercio.geometry.points import INCH, TOUCH, Path, path_length
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Disc, Polygon, Shape, oblong
from tercio.geometry.sweep import sweep_hits

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
WIDE = 20 * INCH
BASE = Disc(2_000, 10_000, 600)
FAR = (18_000, 10_000)


def wall(left: int, low: int, right: int, high: int) -> Polygon:
    return Polygon(((left, low), (right, low), (right, high), (left, high)))


def is_legal(base: Disc, path: Path, obstacles: list[Shape], side: int) -> bool:
    legs = list(pairwise(path))
    hits = [shape for a, b in legs for shape in obstacles if sweep_hits(base, a, b, shape)]
    return path[0] == base.centre and not hits and all([inside_table(Disc(*p, base.radius), side, side) for p in path])


# -- to a point ----------------------------------------------------------------------------------------


def test_nothing_in_the_way_is_a_straight_line() -> None:
    assert route(BASE, FAR, [Disc(10_000, 12_000, 600)], WIDE, WIDE) == (BASE.centre, FAR)


def test_the_way_to_where_one_stands_is_that_point() -> None:
    assert route(BASE, BASE.centre, [], WIDE, WIDE) == (BASE.centre,)


def test_around_a_base_it_is_two_tangents_and_an_arc() -> None:
    other = Disc(10_000, 10_000, 1_000)
    path = route(BASE, FAR, [other], WIDE, WIDE)
    reach, half = 1_600, 8_000
    tangent = sqrt(half**2 - reach**2)
    turn = asin_of(reach / half)
    shortest = 2 * tangent + 2 * reach * turn

    assert path is not None
    assert shortest - 3 <= path_length(path) <= shortest * 1.002


def test_what_stands_only_where_the_way_bends_is_gone_around_as_well() -> None:
    """The straight legs past the large one miss the small ones above and below it."""
    obstacles: list[Shape] = [Disc(10_000, 10_000, 2_000), Disc(10_000, 12_300, 200), Disc(10_000, 7_700, 200)]
    base = Disc(5_000, 10_000, 500)
    path = route(base, (15_000, 10_000), obstacles, WIDE, WIDE)

    assert path is not None
    assert is_legal(base, path, obstacles, WIDE)
    assert max([abs(y - 10_000) for _, y in path]) >= 3_000


def asin_of(sine: float) -> float:
    """By its series; it is small here."""
    return sine + sine**3 / 6 + 3 * sine**5 / 40 + 15 * sine**7 / 336


def test_a_ring_of_bases_lets_nobody_out() -> None:
    ring: list[Shape] = [Disc(10_000 + x, 10_000 + y, 900) for x in (-2_000, 0, 2_000) for y in (-2_000, 0, 2_000)]
    ring.remove(Disc(10_000, 10_000, 900))

    assert route(Disc(10_000, 10_000, 600), FAR, ring, WIDE, WIDE) is None
    assert route(BASE, (10_000, 10_000), ring, WIDE, WIDE) is None


def test_where_something_stands_or_the_table_ends_there_is_no_way() -> None:
    assert route(BASE, (10_000, 10_000), [Disc(10_500, 10_000, 600)], WIDE, WIDE) is None
    assert route(BASE, (19_500, 10_000), [], WIDE, WIDE) is None
    assert route(BASE, (10_000, 10_000), [wall(8_000, 8_000, 12_000, 12_000)], WIDE, WIDE) is None


@pytest.mark.parametrize(("width", "is_through"), [(1_200, True), (1_190, False)])
def test_a_gate_is_wide_enough_or_it_is_not(width: int, is_through: bool) -> None:
    low = 10_000 - width // 2
    gate: list[Shape] = [wall(9_000, 0, 9_500, low), wall(9_000, low + width, 9_500, 20_000)]

    assert (route(BASE, FAR, gate, WIDE, WIDE) is not None) == is_through


@pytest.mark.parametrize(("left", "is_through"), [(1_200, True), (1_190, False)])
def test_a_gap_at_the_edge_of_the_table_is_wide_enough_or_it_is_not(left: int, is_through: bool) -> None:
    assert (route(BASE, FAR, [wall(9_000, left, 9_500, 20_000)], WIDE, WIDE) is not None) == is_through


def test_who_begins_in_contact_may_leave() -> None:
    path = route(BASE, FAR, [Disc(3_200, 10_000, 600), Disc(2_000, 11_200, 600)], WIDE, WIDE)

    assert path is not None
    assert is_legal(BASE, path, [Disc(3_200, 10_000, 600), Disc(2_000, 11_200, 600)], WIDE)


def test_a_way_may_turn_by_more_than_half_a_circle() -> None:
    """A wall leads up to a round piece: from one side of the wall to the other, close by the piece."""
    obstacles: list[Shape] = [wall(0, 9_990, 8_500, 10_010), Disc(10_000, 10_000, 2_000)]
    base, goal = Disc(7_450, 9_380, 600), (7_450, 10_620)
    path = route(base, goal, obstacles, WIDE, WIDE)

    assert path is not None
    assert is_legal(base, path, obstacles, WIDE)
    assert 2_600 * 2 * pi * 0.9 < path_length(path) < 2_600 * 2 * pi


def test_the_limit_is_exact() -> None:
    obstacles: list[Shape] = [Disc(10_000, 10_000, 1_000)]
    path = route(BASE, FAR, obstacles, WIDE, WIDE)
    assert path is not None
    length = path_length(path)

    assert route(BASE, FAR, obstacles, WIDE, WIDE, limit=length) is not None
    assert route(BASE, FAR, obstacles, WIDE, WIDE, limit=16_100) is None


def test_a_clearance_is_kept_but_not_asked_of_where_one_stands() -> None:
    obstacles: list[Shape] = [
        Disc(3_205, 10_000, 600),
        Disc(10_000, 10_000, 1_000),
        wall(12_000, 9_000, 13_000, 12_000),
    ]
    path = route(BASE, FAR, obstacles, WIDE, WIDE, clearance=TOUCH + 1)
    assert path is not None
    points = [towards for leg in pairwise(path) for towards in along(*leg)]

    assert min([gap(Disc(*point, 600), obstacles[0]) for point in points]) >= 4
    assert min([gap(Disc(*point, 600), shape) for point in points for shape in obstacles[1:]]) > TOUCH


def along(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    steps = int(dist(a, b) // 20) + 1
    return [(a[0] + (b[0] - a[0]) * n // steps, a[1] + (b[1] - a[1]) * n // steps) for n in range(steps + 1)]


# -- heavy terrain --------------------------------------------------------------------------------------


def test_around_a_wood_where_that_is_cheaper() -> None:
    wood = wall(8_000, 6_000, 14_000, 11_000)
    path = route(BASE, FAR, [], WIDE, WIDE, heavy=[wood])

    assert path is not None
    assert path_cost(600, path, [wood]) == path_length(path) < 16_600


def test_through_a_wood_where_that_is_cheaper() -> None:
    wood = wall(9_000, 1_000, 9_600, 19_000)

    assert route(BASE, FAR, [], WIDE, WIDE, heavy=[wood]) == (BASE.centre, FAR)


def test_the_limit_counts_heavy_terrain_double() -> None:
    wood = wall(9_000, 0, 10_000, 20_000)

    assert route(BASE, FAR, [], WIDE, WIDE, heavy=[wood], limit=17_000) == (BASE.centre, FAR)
    assert route(BASE, FAR, [], WIDE, WIDE, heavy=[wood], limit=16_999) is None


# -- to contact -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target",
    [
        Disc(12_000, 10_000, 800),
        oblong((12_000, 10_000), 60, 3_000, 1_500),
        wall(11_000, 7_000, 13_000, 12_500),
        Polygon(((11_000, 8_000), (13_000, 9_000), (11_000, 13_000), (12_000, 9_500))),
    ],
)
def test_the_way_to_contact_goes_straight_to_the_nearest_place(target: Shape) -> None:
    path = route_to_contact(BASE, target, [], WIDE, WIDE)

    assert path is not None
    assert len(path) == 2
    assert touching(Disc(*path[-1], 600), target)
    assert gap(BASE, target) - TOUCH <= path_length(path) <= gap(BASE, target) - 6


def test_who_is_in_contact_need_not_move() -> None:
    assert route_to_contact(BASE, Disc(3_208, 10_000, 600), [], WIDE, WIDE) == (BASE.centre,)


def test_contact_is_made_beside_who_stands_before_the_target() -> None:
    target, guard = Disc(12_000, 10_000, 600), Disc(10_750, 10_000, 600)
    path = route_to_contact(BASE, target, [target, guard], WIDE, WIDE)

    assert path is not None
    assert is_legal(BASE, path, [target, guard], WIDE)
    assert touching(Disc(*path[-1], 600), target)
    assert touching(Disc(*path[-1], 600), guard)


def test_nobody_touches_who_is_surrounded() -> None:
    target = Disc(12_000, 10_000, 600)
    ring: list[Shape] = [Disc(12_000 + x, 10_000 + y, 800) for x in (-1_700, 0, 1_700) for y in (-1_700, 0, 1_700)]
    guards = [guard for guard in ring if guard.centre != target.centre]

    assert route_to_contact(BASE, target, guards, WIDE, WIDE) is None


def test_the_limit_reaches_just_as_far_as_contact() -> None:
    target = Disc(12_000, 10_000, 600)

    assert route_to_contact(BASE, target, [], WIDE, WIDE, limit=8_800) is not None
    assert route_to_contact(BASE, target, [], WIDE, WIDE, limit=8_700) is None


# -- on many tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(150 if IS_SOAK else 24))
def test_a_way_is_legal_and_hardly_longer_than_the_shortest(seed: int) -> None:
    crowd = Crowd(seed)
    path = route(crowd.base, crowd.goal, crowd.obstacles, crowd.side, crowd.side)
    slow = slow_length(crowd, [crowd.goal])

    assert path is None or is_legal(crowd.base, path, crowd.obstacles, crowd.side)
    assert path is None or path[-1] == crowd.goal
    assert slow is None or (path is not None and path_length(path) <= slow * 1.01)


@pytest.mark.parametrize("seed", range(1_000, 1_100 if IS_SOAK else 1_012))
def test_a_way_to_contact_is_legal_and_hardly_longer_than_the_shortest(seed: int) -> None:
    crowd = Crowd(seed)
    path = route_to_contact(crowd.base, crowd.target, crowd.obstacles, crowd.side, crowd.side)
    slow = slow_length(crowd, crowd.touching_places())

    assert path is None or is_legal(crowd.base, path, crowd.obstacles, crowd.side)
    assert path is None or touching(Disc(*path[-1], crowd.radius), crowd.target)
    assert slow is None or (path is not None and path_length(path) <= slow * 1.01 + len(path))


@pytest.mark.parametrize("seed", range(2_000, 3_000 if IS_SOAK else 2_060))
def test_ways_on_packed_tables_with_limits_and_woods_are_legal_and_within_the_limit(seed: int) -> None:
    crowd = Crowd(seed, things=24, side=20_000)
    obstacles, heavy = crowd.obstacles[4:], crowd.obstacles[:4]
    limit = 6_000 + seed % 7 * 2_000
    ways = [
        route(crowd.base, crowd.goal, obstacles, 20_000, 20_000, heavy, limit),
        route_to_contact(crowd.base, obstacles[-1], obstacles, 20_000, 20_000, heavy, limit),
    ]

    for path in ways:
        assert path is None or is_legal(crowd.base, path, obstacles, 20_000)
        assert path is None or path_cost(crowd.radius, path, heavy) <= limit
