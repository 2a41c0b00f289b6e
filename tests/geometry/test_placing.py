"""Placing in contact, free room, and pushing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.scenes import SIDE, any_shape, bases, points, seeds, shapes
from tercio.geometry.distance import gap, inside_table, overlapping, touching
from tercio.geometry.placements import TABLE_EDGE, contact_spots, free, in_contact, laid_beside, push
from tercio.geometry.points import Point, centre_distance
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, placed

WALL = Polygon(((3_000, -9_000), (3_200, -9_000), (3_200, 9_000), (3_000, 9_000)))


@given(st.sampled_from([300, 591, 984]), shapes(), points)
def test_a_base_in_contact_touches_and_does_not_overlap(radius: int, other: Shape, side: Point) -> None:
    base = Disc(*in_contact(radius, other, side), radius)

    assert touching(base, other)
    assert not overlapping(base, other)


@given(st.sampled_from([300, 591]), shapes(), points)
def test_a_base_in_contact_lies_on_the_side_asked_for(radius: int, other: Shape, side: Point) -> None:
    spot = in_contact(radius, other, side)
    away = gap(other, Disc(*side, 0))

    if away > 2 * radius and (not isinstance(other, Polygon) or other.is_convex):
        assert centre_distance(spot, side) <= away - radius + 8


@given(st.sampled_from([591, 984]), shapes(), seeds)
def test_spots_around_a_base_touch_it_and_are_free(radius: int, other: Shape, seed: int) -> None:
    chance = Random(seed)
    blockers = [any_shape(chance, chance.randrange(SIDE), chance.randrange(SIDE)) for _ in range(3)]

    for spot in contact_spots(radius, other, [other, *blockers], (SIDE, SIDE), 30):
        base = Disc(*spot, radius)

        assert touching(base, other)
        assert free(base, [other, *blockers], SIDE, SIDE)


@given(bases(), bases(), st.integers(0, 359))
def test_a_base_laid_beside_another_touches_it_and_does_not_overlap(
    base: Disc | Oblong, other: Disc | Oblong, angle: int
) -> None:
    laid = placed(base, laid_beside(base, other, angle))

    assert touching(laid, other)
    assert not overlapping(laid, other)


def test_all_around_a_lonely_base_there_is_room() -> None:
    spots = contact_spots(500, Disc(6_000, 6_000, 500), [Disc(6_000, 6_000, 500)], (SIDE, SIDE), 10)

    assert len(spots) == 36
    assert spots[0] == (7_001, 6_000)


@given(bases(), points, st.integers(1, 6_000), seeds)
def test_a_pushed_base_stops_free_and_in_contact_with_what_stopped_it(
    base: Disc | Oblong, origin: Point, distance: int, seed: int
) -> None:
    chance = Random(seed)
    obstacles = [any_shape(chance, chance.randrange(SIDE), chance.randrange(SIDE)) for _ in range(4)]
    obstacles = [shape for shape in obstacles if not overlapping(shape, base)]
    if not inside_table(base, SIDE, SIDE):
        return

    end, stopped_by = push(base, origin, distance, obstacles, SIDE, SIDE)
    stopped = placed(base, end)

    assert free(stopped, obstacles, SIDE, SIDE)
    if stopped_by is None:
        assert origin == base.centre or abs(centre_distance(base.centre, end) - distance) <= 1
    elif stopped_by == TABLE_EDGE:
        left, low, right, high = stopped.box
        assert min(left, low, SIDE - right, SIDE - high) <= 2
    else:
        assert touching(stopped, obstacles[stopped_by])


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        ((-1_000, 0), ((2_000, 0), None)),
        ((0, 5_000), ((0, -2_000), None)),
        ((0, 0), ((0, 0), None)),
    ],
)
def test_a_push_leads_straight_away(origin: Point, expected: tuple[Point, int | None]) -> None:
    base = Disc(0, 0, 500)

    assert push(base, origin, 2_000, [WALL], 36_000, 36_000)[0][0] <= 2_500
    assert push(Disc(9_000, 9_000, 500), (origin[0] + 9_000, origin[1] + 9_000), 2_000, [], 36_000, 36_000) == (
        (expected[0][0] + 9_000, expected[0][1] + 9_000),
        expected[1],
    )


def test_a_wall_stops_a_push() -> None:
    end, stopped_by = push(Disc(1_000, 4_000, 500), (0, 4_000), 9_000, [WALL], 36_000, 36_000)

    assert stopped_by == 0
    assert 2_497 <= end[0] <= 2_500


def test_the_edge_of_the_table_stops_a_push() -> None:
    assert push(Disc(2_000, 4_000, 500), (3_000, 4_000), 9_000, [WALL], 36_000, 36_000) == ((500, 4_000), TABLE_EDGE)


# -- tables that are no squares -----------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(9_000, 3_000), (3_000, 9_000)])
def test_a_table_may_be_longer_one_way(width: int, height: int) -> None:
    """The base stands in the upper right corner; whatever is put beside it stays on the table."""
    base = Disc(width - 600, height - 600, 500)
    spots = contact_spots(500, base, (), (width, height), 45)
    away = (base.x - 100, base.y - 100)

    assert [(x < base.x, y < base.y) for x, y in spots] == [(True, False), (True, True), (False, True)]
    assert all([inside_table(Disc(*spot, 500), width, height) for spot in spots])
    assert push(base, away, 1_000, (), width, height) == ((width - 500, height - 500), TABLE_EDGE)
