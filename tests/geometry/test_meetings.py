"""Where outlines meet: every point lies on both, and none is missing."""

from __future__ import annotations

import pytest

from tercio.geometry.distance import overlap_square
from tercio.geometry.meetings import meetings
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape

DISC = Disc(0, 0, 500)
SQUARE = Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)))


@pytest.mark.parametrize(
    ("other", "points"),
    [
        (Disc(600, 0, 500), {(300, 400), (300, -400)}),  # they cross
        (Disc(1000, 0, 500), {(500, 0)}),  # they touch
        (Disc(1001, 0, 500), set()),  # they are apart
        (Disc(100, 0, 600), {(-500, 0)}),  # one inside the other, touching
        (Disc(99, 0, 600), set()),  # one inside the other
        (Disc(100, 0, 399), set()),
        (Disc(0, 0, 500), set()),  # the same circle: no point more than another
        (Disc(300, 400, 500), {(-196, 460), (496, -60)}),
    ],
)
def test_two_circles(other: Disc, points: set[Point]) -> None:
    assert set(meetings(DISC, other)) == points
    assert set(meetings(other, DISC)) == points


@pytest.mark.parametrize(
    ("other", "points"),
    [
        (Polygon(((-600, 300), (600, 300), (0, 2000))), {(-400, 300), (400, 300)}),  # one side crosses
        (Polygon(((-600, 500), (600, 500), (0, 2000))), {(0, 500)}),  # it touches
        (Polygon(((-600, 501), (600, 501), (0, 2000))), set()),  # it is apart
        (Polygon(((0, 300), (600, 300), (600, 2000), (0, 2000))), {(400, 300), (0, 500)}),  # a side begins inside
    ],
)
def test_a_circle_and_sides(other: Polygon, points: set[Point]) -> None:
    assert set(meetings(DISC, other)) == points
    assert set(meetings(other, DISC)) == points


@pytest.mark.parametrize(
    ("other", "points"),
    [
        (Polygon(((500, 500), (1500, 500), (1500, 1500), (500, 1500))), {(1000, 500), (500, 1000)}),
        (Polygon(((1000, 0), (2000, -500), (2000, 500))), {(1000, 0)}),  # corner on corner
        (Polygon(((1001, 0), (2000, -500), (2000, 500))), set()),
        (Polygon(((200, 200), (300, 200), (300, 300))), set()),  # inside
        (
            Polygon(((-100, 501), (1100, 499), (500, 3000))),
            {(0, 501), (1000, 499), (980, 1000), (20, 1000), (0, 918), (1000, 916)},
        ),
    ],
)
def test_two_polygons(other: Polygon, points: set[Point]) -> None:
    assert set(meetings(SQUARE, other)) == points
    assert set(meetings(other, SQUARE)) == points


def test_the_sides_and_the_round_ends_of_an_oblong() -> None:
    oblong = Oblong(-1000, 0, 1000, 0, 500)
    wall: Shape = Polygon(((0, -2000), (100, -2000), (100, 2000), (0, 2000)))
    cap: Shape = Polygon(((1300, -2000), (1400, -2000), (1400, 2000), (1300, 2000)))

    assert set(meetings(oblong, wall)) == {(0, 500), (0, -500), (100, 500), (100, -500)}
    assert set(meetings(oblong, cap)) == {(1300, 400), (1300, -400), (1400, 300), (1400, -300)}


@pytest.mark.parametrize(("reach", "square"), [(0, -1), (1, -1), (2, 0), (3, 3), (4, 8), (1000, 999 * 999 - 1)])
def test_shapes_overlap_where_their_cores_are_nearer_than_their_reach_by_more_than_a_mil(
    reach: int, square: int
) -> None:
    assert overlap_square(reach) == square
