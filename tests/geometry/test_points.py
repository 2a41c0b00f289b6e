"""Distances of points, and points on the way."""

from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import points
from tercio.geometry.points import centre_distance, path_length, towards, within


@given(points, points)
def test_a_distance_is_the_smallest_whole_number_that_is_not_too_short(a: tuple[int, int], b: tuple[int, int]) -> None:
    square, found = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2, centre_distance(a, b)

    assert found**2 >= square
    assert found == 0 or (found - 1) ** 2 < square


@given(points, points, st.integers(-5, 20_000))
def test_within_agrees_with_the_distance(a: tuple[int, int], b: tuple[int, int], limit: int) -> None:
    assert within(a, b, limit) == (centre_distance(a, b) <= limit)


def test_each_leg_of_a_path_is_rounded_up() -> None:
    assert path_length(((0, 0), (1, 1), (4, 5), (4, 5))) == 2 + 5


def test_a_path_without_legs_has_no_length() -> None:
    assert path_length(()) == path_length(((7, 7),)) == 0


@given(points, points, st.integers(-9_000, 9_000))
def test_a_point_towards_another_is_the_nearest_on_the_grid(a: tuple[int, int], b: tuple[int, int], way: int) -> None:
    if a == b:
        assert towards(a, b, way) == a
        return
    length = hypot(b[0] - a[0], b[1] - a[1])
    x, y = a[0] + (b[0] - a[0]) * way / length, a[1] + (b[1] - a[1]) * way / length

    found = towards(a, b, way)

    assert abs(found[0] - x) <= 0.5 + 1e-6
    assert abs(found[1] - y) <= 0.5 + 1e-6


def test_a_whole_way_ends_at_the_other_point() -> None:
    assert towards((0, 0), (3000, 4000), 5000) == (3000, 4000)
    assert towards((0, 0), (3000, 4000), -5000) == (-3000, -4000)
