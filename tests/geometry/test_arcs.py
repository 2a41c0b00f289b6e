"""Facings, and what lies in an arc."""

from math import atan2, cos, degrees, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import points, shapes
from geometry.slow import rim
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.arcs import in_arc, wholly_in_arc
from tercio.geometry.shapes import Disc, Polygon, Shape, moved, oblong

CENTRE = (6_000, 6_000)
facings = st.integers(0, 359)
half_widths = st.sampled_from([10, 45, 60, 90, 91, 120, 150, 179, 180])


@given(facings)
def test_directions_are_those_of_the_circle(facing: int) -> None:
    x, y = direction(facing)

    assert abs(x - SCALE * cos(radians(facing))) <= 0.5 + 1e-6
    assert abs(y - SCALE * sin(radians(facing))) <= 0.5 + 1e-6


@given(facings)
def test_opposite_and_right_angles_are_exact(facing: int) -> None:
    x, y = direction(facing)

    assert direction(facing + 90) == (-y, x)
    assert direction(facing - 180) == (-x, -y)


@given(facings)
def test_the_nearest_facing_of_a_direction_is_its_own(facing: int) -> None:
    assert nearest_facing((5, 7), (5 + direction(facing)[0], 7 + direction(facing)[1])) == facing


def angle_off(facing: int, point: tuple[int, int]) -> float:
    """By how many degrees the point lies off the facing."""
    angle = (degrees(atan2(point[1] - CENTRE[1], point[0] - CENTRE[0])) - facing) % 360
    return min(angle, 360 - angle)


@given(facings, half_widths, points)
def test_a_point_is_in_the_arc_if_it_is_off_by_no_more_than_half_its_width(
    facing: int, half_width: int, point: tuple[int, int]
) -> None:
    off = angle_off(facing, point)

    if point != CENTRE and abs(off - half_width) > 1e-3:
        assert in_arc(CENTRE, facing, half_width, point) == (off <= half_width)


@pytest.mark.parametrize("facing", range(0, 360, 15))
def test_the_rim_of_the_front_half_belongs_to_it(facing: int) -> None:
    left, right = direction(facing + 90), direction(facing - 90)

    assert in_arc((0, 0), facing, 90, left)
    assert in_arc((0, 0), facing, 90, right)


@given(facings, half_widths, shapes())
def test_a_shape_is_in_the_arc_if_some_point_of_its_rim_is(facing: int, half_width: int, shape: Shape) -> None:
    off = [angle_off(facing, point) for point in rim(shape, 60)]

    if min(off) < half_width:
        assert in_arc(CENTRE, facing, half_width, shape)
    if max(off) > half_width + 0.1:
        assert not wholly_in_arc(CENTRE, facing, half_width, shape)
    if wholly_in_arc(CENTRE, facing, half_width, shape):
        assert in_arc(CENTRE, facing, half_width, shape)


@given(facings, st.sampled_from([10, 45, 90, 120, 170]), shapes())
def test_what_is_outside_an_arc_is_wholly_in_the_opposite_one(facing: int, half_width: int, shape: Shape) -> None:
    is_outside = not in_arc(CENTRE, facing, half_width, shape)

    if is_outside:
        assert wholly_in_arc(CENTRE, facing + 180, 180 - half_width, shape)


@pytest.mark.parametrize(("x", "expected"), [(-590, True), (-591, True), (-592, False)])
def test_a_base_behind_may_reach_into_the_front_half(x: int, expected: bool) -> None:
    assert in_arc((0, 0), 0, 90, Disc(x, 5_000, 591)) == expected


@pytest.mark.parametrize(("x", "expected"), [(590, False), (591, True)])
def test_a_base_in_front_may_touch_the_rim(x: int, expected: bool) -> None:
    assert wholly_in_arc((0, 0), 0, 90, Disc(x, 5_000, 591)) == expected


def test_a_wall_around_the_back_is_not_wholly_in_a_wide_arc() -> None:
    wall = Polygon(((-400, -3_000), (-300, -3_000), (-300, 3_000), (-400, 3_000)))

    assert not wholly_in_arc((0, 0), 0, 150, wall)
    assert wholly_in_arc((0, 0), 0, 150, moved(wall, 1_000, 0))
    assert in_arc((0, 0), 0, 150, wall)
    assert not in_arc((0, 0), 0, 60, wall)


def test_a_base_across_the_back_is_not_wholly_in_a_wide_arc() -> None:
    assert not wholly_in_arc((0, 0), 0, 150, oblong((-900, 0), 90, 3_000, 800))


@pytest.mark.parametrize("low", [-1_001, -1_000])
def test_an_edge_from_rim_to_rim_behind_the_centre_is_not_wholly_in_a_wide_arc(low: int) -> None:
    """Both ends lie on the rims, or just within."""
    assert not wholly_in_arc((0, 0), 0, 135, Polygon(((-1_000, 1_000), (-1_000, low), (500, 0))))
