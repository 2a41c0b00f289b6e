"""The region that the centre of a base can get to."""

import os
from random import Random

import pytest

from geometry.slow_ways import Crowd
from tercio.geometry.cost import path_cost
from tercio.geometry.field import Wall
from tercio.geometry.points import INCH, Point, within
from tercio.geometry.reach import reach
from tercio.geometry.routes import route
from tercio.geometry.shapes import Disc, Polygon, Shape, in_ring

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
Region = tuple[tuple[Point, ...], ...]
BASE = Disc(10_000, 10_000, 600)
WIDE = 20 * INCH


def holds(region: Region, x: int, y: int) -> bool:
    return any([in_ring(x, y, Polygon(points).edges) for points in region if has_area(points)])


def has_area(points: tuple[Point, ...]) -> bool:
    return area_of(points) != 0


def area_of(points: tuple[Point, ...]) -> int:
    """Twice the area; positive for a counter-clockwise winding."""
    return sum([a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True)])


def test_on_an_empty_table_it_is_a_circle() -> None:
    (circle,) = reach(BASE, 4_000, [], WIDE, WIDE)

    assert min([within(BASE.centre, point, 4_001) for point in circle])
    assert 3.13 * 4_000**2 < area_of(circle) / 2 < 3.1416 * 4_000**2


def test_the_edge_of_the_table_cuts_it() -> None:
    region = reach(Disc(1_000, 10_000, 600), 4_000, [], WIDE, WIDE)

    assert min([x for points in region for x, _ in points]) == 600


def test_who_may_not_go_anywhere_or_stands_wrong_reaches_nothing() -> None:
    assert reach(BASE, 0, [], WIDE, WIDE) == ()
    assert reach(BASE, 4_000, [Disc(10_500, 10_000, 600)], WIDE, WIDE) == ()


def test_behind_a_base_one_gets_less_far() -> None:
    """Two tangents and an arc lead to 13,500 at a cost of 4,385, and to 14,800 at one of 5,434."""
    region = reach(BASE, 5_000, [Disc(12_000, 10_000, 600)], WIDE, WIDE)

    assert holds(region, 13_500, 10_000)
    assert not holds(region, 14_800, 10_000)
    assert not holds(region, 12_000, 10_000)
    assert holds(region, 5_100, 10_000)


def test_through_heavy_terrain_one_gets_half_as_far() -> None:
    wood = Polygon(((12_000, 0), (19_000, 0), (19_000, 20_000), (12_000, 20_000)))
    region = reach(BASE, 4_000, [], WIDE, WIDE, [wood])

    # 1,400 until the front edge is in the wood, then half of what is left.
    assert holds(region, 10_000 + 1_400 + 1_290, 10_000)
    assert not holds(region, 10_000 + 1_400 + 1_310, 10_000)


def test_who_goes_almost_along_a_wall_meets_it_in_the_end() -> None:
    """A mil of room, and a mil down on every thousand forward."""
    ledge = Polygon(((0, 0), (10_000, 0), (10_000, 500), (0, 500)))
    way = Wall(ledge, 600.0, 0).first_met(1_000.0, 1_101.0, 1.0, -0.001, 5_000.0)

    assert round(way) == 1_000


@pytest.mark.parametrize("seed", range(60 if IS_SOAK else 12))
def test_inside_can_be_reached_and_outside_cannot(seed: int) -> None:
    """Up to the tolerance that `reach` states, and a little of the limit near the rim."""
    crowd, chance, limit = Crowd(seed + 5_000), Random(seed), 6_000
    obstacles: list[Shape] = crowd.obstacles
    region = reach(crowd.base, limit, obstacles, crowd.side, crowd.side)
    x0, y0 = crowd.base.centre
    wrong: list[Point] = []
    for _ in range(150):
        place = (x0 + chance.randint(-limit, limit), y0 + chance.randint(-limit, limit))
        is_drawn = holds(region, *place)
        path = route(crowd.base, place, obstacles, crowd.side, crowd.side, limit=limit + 150)
        if is_drawn and path is None and not is_reached_nearby(crowd, place, limit + 200):
            wrong.append(place)
        if not is_drawn and path is not None and path_cost(0, path, []) < limit - 150:
            wrong.append(place)

    assert wrong == []
    assert min([area_of(points) for points in region]) >= 0


def is_reached_nearby(crowd: Crowd, place: Point, limit: int) -> bool:
    x, y = place
    around = [(x + dx, y + dy) for dx in (-60, 0, 60) for dy in (-60, 0, 60)]
    return any([route(crowd.base, p, crowd.obstacles, crowd.side, crowd.side, limit=limit) is not None for p in around])
