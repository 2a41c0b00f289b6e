"""Gaps, contact, overlap and the table's edge."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import polygons, shapes
from geometry.slow import core_square, is_inside, square_to_edge
from tercio.geometry.distance import gap, gap_at_most, gap_to_edge, inside_table, nearest_on, overlapping, touching
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, moved

SQUARE = Polygon(((0, 0), (1_000, 0), (1_000, 1_000), (0, 1_000)))


@given(shapes(), shapes())
def test_a_gap_is_the_smallest_whole_number_that_is_not_too_short(a: Shape, b: Shape) -> None:
    square, found = core_square(a, b), gap(a, b)

    assert (found + a.radius + b.radius) ** 2 >= square
    assert found == 0 or (found - 1 + a.radius + b.radius) ** 2 < square


@given(shapes(), shapes(), st.integers(-2, 2))
def test_gap_at_most_agrees_with_the_gap(a: Shape, b: Shape, more: int) -> None:
    limit = gap(a, b) + more

    assert gap_at_most(a, b, limit) == (limit >= 0 and more >= 0)


@given(shapes(), shapes())
def test_both_sides_measure_the_same(a: Shape, b: Shape) -> None:
    assert gap(a, b) == gap(b, a)
    assert overlapping(a, b) == overlapping(b, a)
    assert touching(a, b) == touching(b, a) == (gap(a, b) <= TOUCH)


@given(shapes(), shapes())
def test_a_round_base_overlaps_if_it_reaches_more_than_a_mil_into_the_other(a: Shape, b: Shape) -> None:
    reach = a.radius + b.radius - 1
    if reach > 0:
        assert overlapping(a, b) == (core_square(a, b) <= reach**2 - 1)


@given(polygons(), polygons())
def test_a_corner_deep_in_a_convex_polygon_is_an_overlap_and_a_gap_is_none(a: Polygon, b: Polygon) -> None:
    deep = [
        (x, y)
        for x, y in a.points
        if is_inside(b, Fraction(x), Fraction(y))
        and min([square_to_edge(Fraction(x), Fraction(y), edge) for edge in b.edges]) > 9
    ]

    if deep and b.is_convex:
        assert overlapping(a, b)
    if gap(a, b) > 0:
        assert not overlapping(a, b)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (SQUARE, True),  # one and the same
        (moved(SQUARE, 1_000, 0), False),  # a common side
        (moved(SQUARE, 999, 0), False),  # a rim of one mil
        (moved(SQUARE, 990, 0), True),
        (moved(SQUARE, 1_000, 1_000), False),  # a common corner
        (Polygon(((-500, 400), (1_500, 400), (1_500, 600), (-500, 600))), True),  # a cross: no corner inside
        (Polygon(((300, 300), (600, 300), (600, 600), (300, 600))), True),  # one inside the other
        (Polygon(((0, 0), (500, 0), (1_000, 0), (1_000, 1_000), (0, 1_000))), True),  # one and the same, another corner
    ],
)
def test_polygons_overlap_by_more_than_a_rim(other: Polygon, expected: bool) -> None:
    assert overlapping(SQUARE, other) == overlapping(other, SQUARE) == expected


@pytest.mark.parametrize(("apart", "expected"), [(1_179, True), (1_180, True), (1_181, False), (1_192, False)])
def test_two_discs_overlap_by_more_than_a_mil(apart: int, expected: bool) -> None:
    assert overlapping(Disc(0, 0, 591), Disc(apart, 0, 591)) == expected


@pytest.mark.parametrize(("apart", "expected"), [(1_182, True), (1_192, True), (1_193, False)])
def test_bases_touch_at_ten_mils(apart: int, expected: bool) -> None:
    assert touching(Disc(0, 0, 591), Disc(0, apart, 591)) == expected


def test_the_edge_of_the_table() -> None:
    base = Oblong(1_000, 2_000, 3_000, 2_000, 500)

    assert gap_to_edge(base, 36_000, 36_000) == 500
    assert gap_to_edge(base, 3_400, 36_000) == -100
    assert inside_table(base, 3_500, 2_500)
    assert not inside_table(base, 3_499, 2_500)
    assert not inside_table(moved(base, 0, -1_501), 36_000, 36_000)


@given(shapes(), st.tuples(st.integers(-9_000, 20_000), st.integers(-9_000, 20_000)))
def test_the_nearest_point_is_as_near_as_the_gap_says(shape: Shape, point: tuple[int, int]) -> None:
    found = nearest_on(shape, point)
    distance = gap(Disc(*found, 0), Disc(*point, 0))

    if gap(shape, Disc(*point, 0)) > 0:
        assert abs(distance - shape.radius - gap(shape, Disc(*point, 0))) <= 2
