"""What the rules of a game reckon with places and lengths comes out as ever, on coarse grids and mil by mil.

As in `geometry/test_kept.py`, whether it is right is for the other tests to say; here nothing may change unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest

from courses import hear
from geometry.test_kept import Draw, Said
from tercio.games.mageknight.rules.movement.footing import depth, is_shallower
from tercio.games.mageknight.rules.movement.stops import (
    along,
    are_near,
    entered_wholly,
    fences,
    is_wholly_in,
    join,
    thicket,
    visits,
    wholly_inside,
    without,
)
from tercio.games.summoners.rules import cover, lines
from tercio.games.summoners.rules.disengagement import leaves_circle
from tercio.games.summoners.rules.slides import is_next, turn_of
from tercio.geometry.shapes import Disc, Shape, moved


def circles(draw: Draw) -> Said:
    """How charges, holds and slides meet circles."""
    point = draw.point if draw.chance.random() < 0.6 else draw.tiny_point
    a, b, centre, other = point(), point(), point(), point()
    radius, far = (draw.one_of(*sizes) for sizes in ((1, 2, 500, 700), (1, 3, 500, 1_500)))
    return (
        lines.grazing(a, centre, radius),
        lines.meeting(a, b, centre, radius),
        lines.crossings(centre, radius, other, far),
        leaves_circle(a, b, centre, radius),
        (turn_of(centre, a, b), is_next(centre, a, b, draw.one_of(0, 7_071, 9_000, 10_000))),
        cover.along(a, b, centre),
    )


def screens(draw: Draw) -> Said:
    """Where somebody looks past a thing, and where another one hides behind it."""
    shape, eye, at, radius = draw.shape(), draw.point(), draw.point(), draw.one_of(300, 591, 787)
    return [cover.behind(shape, eye, at, draw.along(), radius), cover.nearest_edge(shape, at), cover.aims(shape, eye)]


def thickets(draw: Draw) -> Said:
    """Pieces that share an edge are one area; a base comes to be wholly in it, or is shallower in it than before."""
    one = draw.polygon()
    left, low, right, high = one.box
    shapes: list[Shape] = [one, moved(one, right - left, 0), moved(one, 0, high - low)][: draw.one_of(1, 2, 3)]
    shapes += [draw.disc()] if draw.chance.random() < 0.3 else []
    area, base = thicket(tuple(shapes)), Disc(*draw.point(), draw.one_of(100, 250, 300))
    way = (base.centre, *draw.path())
    inside = [wholly_inside(base, a, b, area) for a, b in pairwise(way)]
    edges = [fences(edge, base.radius, (edge[:2], edge[2:])) for edge in area.rim[:3]]
    near = [are_near(shapes[0], other) for other in (draw.shape(), moved(one, right - left + draw.one_of(-1, 0, 1), 0))]
    found = [area.rim, is_wholly_in(base, area), entered_wholly(base, way, area), inside, edges, near]
    return [*found, visits(draw.shape(), way), is_shallower(one, *way[:2]), depth(one, way[0])]


def spans(draw: Draw) -> Said:
    """Stretches of a way are joined and cut, and measured off."""

    def some() -> list[tuple[int, int]]:
        marks = sorted({draw.chance.randrange(12) for _ in range(draw.one_of(2, 4, 6))})
        return list(zip(marks[::2], marks[1::2], strict=False))

    joined: list[tuple[int, int]] = []
    for start, end in some():
        join(joined, start, end + draw.one_of(0, 1, 2, 3))
    way = tuple([draw.tiny_point() for _ in range(draw.one_of(1, 2, 3))])
    return joined, without(some(), some()), along(way, draw.one_of(0, 1, 2, 3, 5, 8))


ASKED: Final[tuple[tuple[Callable[[Draw], Said], int], ...]] = (
    (circles, 4000), (screens, 1500), (thickets, 1500), (spans, 2000),
)  # fmt: skip


@pytest.mark.parametrize(("ask", "scenes"), ASKED, ids=[ask.__name__ for ask, _ in ASKED])
def test_what_is_reckoned_about_drawn_scenes_does_not_change(ask: Callable[[Draw], Said], scenes: int) -> None:
    draw = Draw(ask.__name__)
    said = [ask(draw) for _ in range(scenes)]
    for first in range(0, scenes, 100):
        hear(str(first), said[first : first + 100])

    assert len({repr(each) for each in said}) > 5
