"""Who sees whom."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry.scenes import Scene, scenes
from geometry.slow import rim
from tercio.bench.table import crowded_table
from tercio.geometry.distance import gap, overlapping
from tercio.geometry.lines import crosses, stretch_inside
from tercio.geometry.points import Point
from tercio.geometry.shapes import Disc, Oblong, Polygon, Shape, grown, moved, oblong
from tercio.geometry.sight import sight, sight_line

CLEAR = 3  # mils: what a line of the slow version keeps away from everything
GRAZING = 4  # mils: how deep a line may run whose ends are rounded, where it leans on an edge close to one of them


def passes(shape: Shape, a: Point, b: Point) -> bool:
    if isinstance(shape, Polygon):
        return gap(shape, Oblong(*a, *b, 0)) > CLEAR
    return not crosses(grown(shape, CLEAR), a, b)


def slow_line(viewer: Shape, target: Shape, blockers: list[Shape], count: int) -> tuple[Point, Point] | None:
    """Any line between two of many points of the rims that keeps clear of all."""
    for a, b in product(rim(viewer, count), rim(target, count)):
        if all([passes(shape, a, b) for shape in blockers]):
            return a, b
    return None


@settings(max_examples=300)
@given(scenes)
def test_a_line_that_is_found_is_free_and_where_none_is_found_none_is(scene: Scene) -> None:
    line = sight_line(scene.viewer, scene.target, scene.blockers)

    if line is None:
        assert slow_line(scene.viewer, scene.target, scene.blockers, 16) is None
        return
    assert not [shape for shape in scene.blockers if crosses(shape, *line, GRAZING)]
    assert gap(scene.viewer, Disc(*line[0], 0)) <= 1
    assert gap(scene.target, Disc(*line[1], 0)) <= 1


@given(scenes)
def test_sight_agrees_with_its_line_and_with_the_way_back(scene: Scene) -> None:
    seen = sight(scene.viewer, scene.target, scene.blockers)

    assert seen == (sight_line(scene.viewer, scene.target, scene.blockers) is not None)
    if seen != sight(scene.target, scene.viewer, scene.blockers):  # one of them hangs on a mil
        larger = [shape if isinstance(shape, Polygon) else grown(shape, CLEAR) for shape in scene.blockers]
        assert slow_line(scene.viewer, scene.target, larger, 16) is None


@given(scenes, st.sampled_from([500, 1_000, 2_000]))
def test_a_line_runs_no_farther_than_the_limit_in_what_is_limited(scene: Scene, limit: int) -> None:
    *blockers, wood = scene.blockers
    line = sight_line(scene.viewer, scene.target, blockers, [wood], limit)

    if line is not None:
        assert stretch_inside(wood, *line) <= limit + CLEAR
        assert not [shape for shape in blockers if crosses(shape, *line, CLEAR)]
        return
    for a, b in product(rim(scene.viewer, 9), rim(scene.target, 9)):
        is_free = all([passes(shape, a, b) for shape in blockers])
        assert not is_free or stretch_inside(wood, a, b) > limit - CLEAR


@given(scenes)
def test_a_limit_between_none_and_any_length_is_between_blocking_and_nothing(scene: Scene) -> None:
    *blockers, wood = scene.blockers
    if sight(scene.viewer, scene.target, scene.blockers):
        assert sight(scene.viewer, scene.target, blockers, [wood], 1_000)

    assert sight(scene.viewer, scene.target, blockers, [wood], 90_000) == sight(scene.viewer, scene.target, blockers)


@pytest.mark.parametrize("seed", range(1, 4))
def test_on_a_crowded_table_the_quick_answer_is_that_of_the_line(seed: int) -> None:
    table = crowded_table(seed)
    for one in range(0, 24, 2):
        for other in range(1, 24, 3):
            if one != other:
                shapes = table.others(one, other)
                line = sight_line(table.bases[one], table.bases[other], shapes)

                assert sight(table.bases[one], table.bases[other], shapes) == (line is not None)


EYE, MARK = Disc(0, 0, 500), Disc(10_000, 0, 500)


@pytest.mark.parametrize(
    ("blockers", "expected"),
    [
        ([], True),
        ([Disc(5_000, 0, 490)], True),  # past it on either side
        ([Disc(5_000, 0, 500)], True),  # just so: a tangent touches only
        ([Disc(5_000, 0, 510)], False),
        ([Disc(5_000, 0, 1_000), Disc(-3_000, 0, 2_000)], False),
        ([Disc(-3_000, 0, 2_000), Disc(13_000, 0, 2_000)], True),  # nobody looks backwards
        ([Disc(4_000, 900, 800), Disc(6_000, -900, 800)], True),
        ([Disc(5_000, 300, 400), Disc(5_000, -500, 400)], True),  # between two that touch
        ([Disc(5_000, 300, 405), Disc(5_000, -500, 400)], False),
        ([Disc(4_000, 300, 700), Disc(6_000, -300, 700)], False),  # neither alone shuts the way
        ([Polygon(((5_000, -400), (5_100, -400), (5_100, 9_000), (5_000, 9_000)))], True),
        ([Polygon(((5_000, -600), (5_100, -600), (5_100, 9_000), (5_000, 9_000)))], False),
        ([oblong((5_000, 0), 0, 4_000, 980)], True),
        ([oblong((5_000, 0), 90, 4_000, 980)], False),
        ([Disc(0, 0, 3_000)], False),  # the viewer stands in it
        ([Disc(-400, 0, 800)], True),  # a part of the viewer stands in it: the front looks out
        ([Disc(700, 0, 450)], True),  # the front stands in it: both sides look past
        ([Disc(700, 0, 900)], False),
    ],
)
def test_what_stands_in_the_way(blockers: list[Shape], expected: bool) -> None:
    assert sight(EYE, MARK, blockers) == expected
    assert sight(MARK, EYE, blockers) == expected


def test_bases_that_overlap_see_each_other() -> None:
    assert overlapping(EYE, Disc(600, 0, 500))
    assert sight(EYE, Disc(600, 0, 500), [Disc(300, 0, 2_000)])


def test_a_viewer_in_a_bay_looks_out_of_its_mouth_only() -> None:
    inner = ((2_000, -1_000), (-1_000, -1_000), (-1_000, 1_000), (2_000, 1_000))
    bay = Polygon(((-2_000, -2_000), (2_000, -2_000), *inner, (2_000, 2_000), (-2_000, 2_000)))

    assert sight(EYE, MARK, [bay])
    assert not sight(EYE, Disc(-10_000, 0, 500), [bay])
    assert not sight(EYE, Disc(0, 10_000, 500), [bay])


def test_a_piece_of_terrain_with_a_bay_is_seen_where_it_is_and_not_in_its_bay() -> None:
    hook = Polygon(
        ((9_000, -3_000), (12_000, -3_000), (12_000, 3_000), (11_000, 3_000), (11_000, -2_000), (9_000, -2_000))
    )
    screen = Polygon(((5_000, -9_000), (5_100, -9_000), (5_100, 9_000), (5_000, 9_000)))
    low_screen = Polygon(((8_000, -9_000), (8_100, -9_000), (8_100, 2_000), (8_000, 2_000)))

    assert sight(EYE, hook, [])
    assert not sight(EYE, hook, [screen])
    assert sight(Disc(0, 2_500, 300), hook, [low_screen])


def test_the_edge_of_a_wood_is_seen_into_but_not_far() -> None:
    wood = Polygon(((4_000, -5_000), (7_000, -5_000), (7_000, 5_000), (4_000, 5_000)))

    assert sight(EYE, Disc(6_400, 0, 500), [], [wood], 2_000)
    assert not sight(EYE, Disc(6_600, 0, 500), [], [wood], 2_000)
    assert sight(EYE, MARK, [], [wood], 3_000)
    assert not sight(EYE, MARK, [], [wood], 2_900)
    assert sight(EYE, MARK, [], [moved(wood, 0, 4_900)], 2_000)


def test_a_round_wood_is_crossed_near_its_rim() -> None:
    assert sight(EYE, MARK, [], [Disc(5_000, 1_000, 1_600)], 2_000)
    assert not sight(EYE, MARK, [], [Disc(5_000, 0, 1_600)], 2_000)
    assert sight(EYE, MARK, [], [Disc(5_000, 0, 1_000)], 2_000)
