"""Heavy terrain counts double, measured at the front edge of the base."""

from math import dist
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import any_shape, points, seeds
from geometry.slow import sampled_stretch
from tercio.geometry.cost import leg_cost, path_cost
from tercio.geometry.points import Point, centre_distance
from tercio.geometry.shapes import Disc, Polygon, Shape

WOOD = Polygon(((0, 0), (4_000, 0), (4_000, 4_000), (0, 4_000)))


def test_without_heavy_terrain_a_leg_costs_its_length() -> None:
    assert leg_cost(600, (0, 0), (3, 4), []) == 5
    assert leg_cost(600, (0, 0), (1, 1), []) == 2
    assert leg_cost(600, (7, 7), (7, 7), [WOOD]) == 0


def test_only_what_the_front_edge_walks_inside_counts_double() -> None:
    """The front edge has one inch to the end of the wood: with five inches it walks that one and three more."""
    assert leg_cost(1_000, (2_000, 2_000), (6_000, 2_000), [WOOD]) == 5_000
    assert leg_cost(1_000, (-3_000, 2_000), (-1_000, 2_000), [WOOD]) == 2_000
    assert leg_cost(1_000, (-3_000, 2_000), (0, 2_000), [WOOD]) == 4_000


def test_measured_at_the_centre_it_is_what_the_centre_walks_inside() -> None:
    assert leg_cost(0, (-1_000, 2_000), (5_000, 2_000), [WOOD]) == 10_000
    assert leg_cost(0, (5_000, 2_000), (-1_000, 2_000), [Disc(2_000, 2_000, 1_000)]) == 8_000


def test_overlapping_pieces_count_double_and_no_more() -> None:
    assert leg_cost(0, (-1_000, 2_000), (5_000, 2_000), [WOOD, WOOD, Disc(2_000, 2_000, 2_500)]) == 6_000 + 5_000


def test_along_the_edge_of_a_piece_is_outside() -> None:
    for a, b in [((0, 0), (4_000, 0)), ((4_000, 0), (0, 0)), ((0, 4_000), (4_000, 4_000)), ((0, 4_000), (0, 0))]:
        assert leg_cost(0, a, b, [WOOD]) == 4_000


def test_a_corner_of_the_outline_on_the_line_changes_nothing() -> None:
    assert leg_cost(0, (-1_000, -1_000), (5_000, 5_000), [WOOD]) == centre_distance((0, 0), (6_000, 6_000)) + 5_656
    assert leg_cost(0, (-1_000, 1_000), (1_000, -1_000), [WOOD]) == centre_distance((0, 0), (2_000, 2_000))


def test_a_path_costs_what_its_legs_cost() -> None:
    path = ((-1_000, 2_000), (2_000, 2_000), (2_000, 6_000))

    assert path_cost(0, path, [WOOD]) == 3_000 + 2_000 + 4_000 + 2_000


@given(points, points, seeds, points, st.integers(0, 1_000))
def test_the_stretch_inside_agrees_with_counting_points(a: Point, b: Point, seed: int, at: Point, radius: int) -> None:
    piece: Shape = any_shape(Random(seed), *at)
    if centre_distance(a, b) < 100:
        return
    long = dist(a, b)
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    front = (round(a[0] + ux * radius), round(a[1] + uy * radius))
    ahead = (round(b[0] + ux * radius), round(b[1] + uy * radius))
    counted = sampled_stretch(piece, front, ahead, 60)
    extra = leg_cost(radius, a, b, [piece]) - centre_distance(a, b)

    assert abs(extra - counted) <= long / 60 * 8 + 20


@given(points, points, points, seeds)
def test_a_leg_cut_in_two_costs_the_same_where_the_centre_is_measured(a: Point, b: Point, at: Point, seed: int) -> None:
    piece = any_shape(Random(seed), *at)
    middle = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
    twice = (2 * middle[0] - a[0], 2 * middle[1] - a[1])  # so that the three lie on one line
    whole = leg_cost(0, a, twice, [piece])

    assert abs(path_cost(0, (a, middle, twice), [piece]) - whole) <= 3
