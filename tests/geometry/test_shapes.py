"""Boxes, centres, oblongs, and what lies in a shape."""

from copy import deepcopy
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import points, polygons, shapes
from geometry.slow import holds
from tercio.geometry.polygons import triangles
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, contains, grown, moved, oblong, placed


@given(shapes(), points)
def test_contains_is_exact_and_counts_the_edge(shape: Shape, point: tuple[int, int]) -> None:
    assert contains(shape, point) == holds(shape, Fraction(point[0]), Fraction(point[1]))


@given(polygons())
def test_corners_and_whole_points_of_sides_lie_in_a_polygon(polygon: Polygon) -> None:
    middles = [((ax + bx) // 2, (ay + by) // 2) for ax, ay, bx, by in polygon.edges if (ax + bx + ay + by) % 2 == 0]
    exact = [point for point in middles if holds(polygon, Fraction(point[0]), Fraction(point[1]))]

    assert all(contains(polygon, point) for point in [*polygon.points, *exact])


@given(shapes(), st.integers(-500, 500), st.integers(-500, 500))
def test_a_moved_shape_has_moved_in_all_its_parts(shape: Shape, dx: int, dy: int) -> None:
    other = moved(shape, dx, dy)

    assert other.box == tuple(shape.box[side] + (dx, dy)[side % 2] for side in range(4))
    assert other.centre == (shape.centre[0] + dx, shape.centre[1] + dy)
    assert moved(other, -dx, -dy) == shape == placed(other, shape.centre)


@given(shapes())
def test_equal_shapes_have_equal_hashes_and_copies_are_equal(shape: Shape) -> None:
    assert deepcopy(shape) == shape
    assert hash(deepcopy(shape)) == hash(shape)
    assert shape != moved(shape, 1, 0)


@given(st.integers(0, 359), st.integers(1_000, 4_000), st.integers(500, 2_000))
def test_an_oblong_keeps_its_centre_and_opposite_facings_swap_its_ends(facing: int, length: int, width: int) -> None:
    base, turned = oblong((5_000, 5_000), facing, length, width), oblong((5_000, 5_000), facing + 180, length, width)

    assert base.centre == (5_000, 5_000)
    assert base.tips == turned.tips[::-1]
    assert base.radius == width // 2


def test_an_oblong_lies_along_its_facing() -> None:
    assert oblong((0, 0), 0, 3_000, 1_000) == Oblong(-1_000, 0, 1_000, 0, 500)
    assert oblong((0, 0), 90, 3_000, 1_000) == Oblong(0, -1_000, 0, 1_000, 500)
    assert oblong((0, 0), 270, 3_000, 1_000) == Oblong(0, 1_000, 0, -1_000, 500)


def test_a_base_never_shrinks_below_nothing() -> None:
    assert grown(Disc(1, 2, 10), -20) == Disc(1, 2, 0)
    assert grown(Oblong(0, 0, 9, 9, 10), 5) == Oblong(0, 0, 9, 9, 15)


def test_the_centre_of_a_polygon_is_its_centre_of_mass() -> None:
    assert Polygon(((0, 0), (0, 600), (300, 600), (300, 0))).centre == (150, 300)
    assert Polygon(((0, 0), (900, 0), (0, 900))).centre == (300, 300)


@pytest.mark.parametrize("ring", [((0, 0), (1, 1)), ((0, 0), (5, 5), (9, 9))])
def test_what_has_no_area_is_no_polygon(ring: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match="a polygon has"):
        Polygon(ring)


def test_a_bay_makes_a_polygon_concave_and_its_corner_no_tip() -> None:
    bay = Polygon(((0, 0), (1_000, 0), (500, 200), (500, 900)))

    assert not bay.is_convex
    assert (500, 200) not in bay.tips
    assert Polygon(((0, 0), (500, 0), (1_000, 0), (500, 900))).is_convex


@given(polygons())
def test_triangles_cover_the_area_of_a_polygon(polygon: Polygon) -> None:
    def area(ring: tuple[tuple[int, int], ...]) -> int:
        return abs(sum([ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))]))

    assert sum([area(triangle) for triangle in triangles(polygon)]) == area(polygon.points)
