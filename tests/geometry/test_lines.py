"""What a line crosses, and for how long."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import points, polygons, shapes
from geometry.slow import core_square, holds, on_the_way, sampled_stretch
from tercio.geometry.lines import crosses, is_nearer, stretch_inside, stretches
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, oblong

SQUARE = Polygon(((0, 0), (1_000, 0), (1_000, 1_000), (0, 1_000)))
BAY = Polygon(
    ((0, 0), (3_000, 0), (3_000, 1_000), (2_000, 1_000), (2_000, 400), (1_000, 400), (1_000, 1_000), (0, 1_000))
)


@given(shapes(), points, points)
def test_a_line_crosses_a_round_base_if_it_comes_nearer_than_its_radius(shape: Shape, a: Point, b: Point) -> None:
    if not isinstance(shape, Polygon):
        assert crosses(shape, a, b) == (core_square(shape, Oblong(*a, *b, 0)) < shape.radius**2)


@given(polygons(), points, points)
def test_a_line_crosses_a_polygon_if_a_stretch_of_it_lies_inside(polygon: Polygon, a: Point, b: Point) -> None:
    inside = [holds(polygon, x, y) for x, y in on_the_way(a, b, 50)]

    if any(inside):
        assert crosses(polygon, a, b) or stretch_inside(polygon, a, b) == 0
    if crosses(polygon, a, b):
        assert core_square(polygon, Oblong(*a, *b, 0)) == 0
        assert any(inside) or stretch_inside(polygon, a, b) < dist(a, b) / 25


@given(shapes(), points, points)
def test_a_line_crosses_alike_in_both_directions(shape: Shape, a: Point, b: Point) -> None:
    assert crosses(shape, a, b) == crosses(shape, b, a)
    assert abs(stretch_inside(shape, a, b) - stretch_inside(shape, b, a)) <= 1


@given(shapes(), points, points)
def test_a_stretch_is_as_long_as_counted_points_say(shape: Shape, a: Point, b: Point) -> None:
    count = 60
    meetings = 2 * len(shape.edges)  # each may be wrong by one part

    assert abs(stretch_inside(shape, a, b) - sampled_stretch(shape, a, b, count)) <= meetings * dist(a, b) / count + 1


@given(shapes(), points, points)
def test_stretches_come_in_order_and_their_middles_lie_inside(shape: Shape, a: Point, b: Point) -> None:
    found = stretches(shape, a, b)
    ends = [end for stretch in found for end in stretch]

    assert ends == sorted(ends)
    assert abs(sum([end - start for start, end in found]) - stretch_inside(shape, a, b)) <= len(found)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((0, 0), (1_000, 0), False),  # along a side
        ((-500, 0), (1_500, 0), False),
        ((-500, 1), (1_500, 1), True),
        ((-500, 500), (500, -500), False),  # only the corner
        ((0, 0), (1_000, 1_000), True),  # from corner to corner
        ((400, 400), (600, 600), True),  # wholly inside
        ((500, 500), (500, 500), True),  # a point inside
        ((0, 500), (0, 500), False),  # a point on a side
        ((1_000, 500), (2_000, 500), False),  # away from a side
        ((999, 500), (2_000, 500), True),
    ],
)
def test_touching_the_edge_only_is_no_crossing(a: Point, b: Point, expected: bool) -> None:
    assert crosses(SQUARE, a, b) == expected


@pytest.mark.parametrize(
    ("y", "expected", "inside"),
    [(1_000, False, 0), (999, True, 2_000), (400, True, 2_000), (399, True, 3_000), (0, False, 0)],
)
def test_a_bay_is_outside(y: int, expected: bool, inside: int) -> None:
    assert crosses(BAY, (-500, y), (3_500, y)) == expected
    assert stretch_inside(BAY, (-500, y), (3_500, y)) == inside


def test_a_tangent_is_no_crossing_and_a_mil_less_is() -> None:
    assert not crosses(Disc(0, 0, 591), (-5_000, 591), (5_000, 591))
    assert crosses(Disc(0, 0, 591), (-5_000, 590), (5_000, 590))
    assert not crosses(oblong((0, 0), 0, 3_000, 1_000), (-5_000, 500), (5_000, 500))
    assert crosses(oblong((0, 0), 0, 3_000, 1_000), (-5_000, 499), (5_000, 499))


@pytest.mark.parametrize(("deep", "expected"), [(9, False), (10, False), (11, True)])
def test_a_line_may_graze_a_shape(deep: int, expected: bool) -> None:
    assert crosses(Disc(0, 0, 591), (-5_000, 591 - deep), (5_000, 591 - deep), 10) == expected
    assert crosses(SQUARE, (-500, deep), (1_500, deep), 10) == expected
    assert crosses(oblong((0, 0), 0, 3_000, 1_000), (-5_000, 500 - deep), (5_000, 500 - deep), 10) == expected


def test_a_line_is_deep_inside_where_its_middle_is_not() -> None:
    """The line nearly touches the inner corner of an angle, just in the middle of its way inside."""
    angle = Polygon(((0, 0), (4_000, 0), (4_000, 2_000), (2_000, 2_000), (2_000, 4_000), (0, 4_000)))
    wedge = Polygon(((0, 0), (90_000, 0), (0, 28)))

    assert crosses(angle, (5_000, -1_008), (-1_000, 4_992), 10)
    assert crosses(wedge, (-1_000, 12), (70_000, 0), 10)
    assert not crosses(wedge, (-1_000, 8), (70_000, 0), 10)


def test_stretches_of_a_disc_and_an_oblong() -> None:
    assert stretches(Disc(2_000, 0, 500), (0, 0), (9_000, 0)) == ((1_500, 2_500),)
    assert stretches(Disc(2_000, 300, 500), (0, 0), (9_000, 0)) == ((1_600, 2_400),)
    assert stretches(Disc(2_000, 0, 500), (2_000, 0), (2_100, 0)) == ((0, 100),)
    assert stretch_inside(oblong((2_000, 0), 0, 3_000, 1_000), (0, 0), (9_000, 0)) == 3_000
    assert stretch_inside(oblong((2_000, 0), 90, 3_000, 1_000), (0, 0), (9_000, 0)) == 1_000
    assert stretch_inside(Oblong(2_000, 0, 5_000, 3_000, 500), (0, 1_500), (9_000, 1_500)) == 1_414


@given(st.integers(-400, 400))
def test_bays_make_several_stretches(dy: int) -> None:
    found = stretches(BAY, (-500, 700 + dy // 2), (3_500, 700 + dy // 2))

    assert found == ((500, 1_500), (2_500, 3_500))


@pytest.mark.parametrize("point", [(-5, 12), (-13, 0), (50, 13), (105, 12), (113, 0)])
def test_what_is_nearer_is_nearer_than_the_reach_at_both_ends_and_between(point: Point) -> None:
    exact, more = [is_nearer(*point, 0, 0, 100, 0, reach) for reach in (13, 14)]

    assert (exact, more) == (False, True)
