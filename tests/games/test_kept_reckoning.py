"""What the rules of a game reckon with places and lengths comes out as ever, on coarse grids and mil by mil.

As in `geometry/test_kept.py`, whether it is right is for the other tests to say; here nothing may change unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest

from courses import hear, heard, matches
from geometry.test_kept import Draw, Said
from knights import Knights, figure
from summoning import Summoning, attack, creature, foe, own
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ground import base_of
from tercio.games.mageknight.rules.movement import moves
from tercio.games.mageknight.rules.movement.footing import depth, is_shallower
from tercio.games.mageknight.rules.movement.stops import (
    along,
    are_near,
    entered_wholly,
    fences,
    hill_stop,
    is_wholly_in,
    join,
    rough_stop,
    thicket,
    visits,
    wholly_inside,
    without,
)
from tercio.games.mageknight.state import mageknight
from tercio.games.summoners.field.sight import cover_of, sees
from tercio.games.summoners.rules import cover, lines
from tercio.games.summoners.rules.charges import charge_line
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
    found += [is_shallower(shape, *way[:2]) for shape in (one, base)]
    return [*found, visits(draw.shape(), way), depth(one, way[0])]


def spans(draw: Draw) -> Said:
    """Stretches of a way are joined and cut, and measured off."""

    def some() -> list[tuple[int, int]]:
        marks = sorted({draw.chance.randrange(12) for _ in range(draw.one_of(2, 4, 6))})
        return list(zip(marks[::2], marks[1::2], strict=False))

    joined: list[tuple[int, int]] = []
    for start, end in some():
        join(joined, start, end + draw.one_of(0, 1, 2, 3))
    way = tuple([draw.tiny_point() for _ in range(draw.one_of(1, 2, 3))])
    one, other = draw.tiny_point(), draw.tiny_point()
    joined.append((moves.turn(way[0], one, other), int(moves.passes_between(way, one, other))))
    return joined, without(some(), some()), along(way, draw.one_of(0, 1, 2, 3, 5, 8))


# -- tables ----------------------------------------------------------------------------------------------

BOW, FIST = attack("bow", ranged=2, reach=20), attack("fist", melee=1)
WHIP = attack("whip", melee=2, reach=2, special=["combat-area"])
CELLS: Final = [(x, y) for x in range(4, 34, 5) for y in range(4, 34, 5)]  # inches; what stands in two is apart
ON_THE_GROUND: Final = ("wood", "ruin", "boulder", "bush", "hill", "building")


def scattered(draw: Draw, number: int) -> list[tuple[float, float]]:
    """Places in different cells, near the middle of the board for the most part."""
    cells = sorted(draw.chance.sample(CELLS, number + 4), key=lambda at: (at[0] - 18) ** 2 + (at[1] - 18) ** 2)
    return [tuple([round(each + draw.chance.randint(-90, 90) / 100, 2) for each in at]) for at in cells[:number]]


def realms(draw: Draw) -> Said:
    """Who sees whom, charges whom, and finds cover from whom, on a board of Summoners with terrain."""
    places, wild = scattered(draw, 9), draw.chance
    terrain = {
        f"t{n}": {"kind": wild.choice(ON_THE_GROUND), "at": list(at), "radius": wild.choice([1, 1.5, 1.6])}
        for n, at in enumerate(places[4:])
    }
    for piece in terrain.values():
        if piece["kind"] == "building":
            piece.update({"width": 2, "depth": 2})
            piece.pop("radius")
    special: list[list[str]] = [[], ["flyer"], [], []]
    cards = [
        creature(f"c{n}", walk=6, run=9, size=1 + n % 3, special=special[n], attacks=[BOW, FIST if n % 2 else WHIP])
        for n in range(4)
    ]
    units = [own("c0", places[0]), foe("c1", places[1]), own("c2", places[2]), foe("c3", places[3])]
    table = Summoning(units, cards=cards, acting="c0", terrain=terrain)
    state, found = table.state, list[Said]()
    for one in state.here()[:4]:
        for other in state.here()[:4]:
            if one.seat != other.seat:
                near = cover.likely_places(state, one, other, 9_000)
                found.append((near, [cover.cover_path(state, one, other, is_run) for is_run in (False, True)]))
                found.append((charge_line(state, one, other), sees(state, one, other), cover_of(state, one, other)))
    return found


def fields(draw: Draw) -> Said:
    """Who shoots at whom past what, and where whose ways end, on a field of Mage Knight with terrain."""
    places, wild = scattered(draw, 9), draw.chance
    terrain = {
        f"t{n}": {"kind": wild.choice(["hindering", "blocking", "clear", "abyss"]), "at": list(at), "radius": 1.6}
        for n, at in enumerate(places[4:])
    }
    for piece in terrain.values():
        if wild.random() < 0.3:
            piece.update({"kind": "clear", "elevated": True})
    cards = [figure(f"f{n}", range=10 + 4 * n, movement=8 + n, attack_types=["bow"], ranged_damage=2) for n in range(4)]
    where = [at if wild.random() < 0.7 else wild.choice(places[4:]) for at in places[:4]]
    where = [at if at not in where[:n] else places[n] for n, at in enumerate(where)]
    warriors = [own("f0", where[0]), foe("f1", where[1]), own("f2", where[2]), foe("f3", where[3])]
    barred = [n for n, piece in enumerate(terrain.values()) if piece["kind"] in ("blocking", "abyss")]
    terrain = {
        f"t{n}": piece for n, piece in enumerate(terrain.values()) if n not in barred or places[4 + n] not in where
    }
    table = Knights(warriors, cards, terrain=terrain)
    state, found = mageknight(table.match), list[Said]()
    for one in state.here()[:4]:
        found += [line_of_fire(state, one, other) for other in state.here()[:4] if other.seat != one.seat]
        way = (one.at, *[tuple([round(1_000 * each) for each in at]) for at in wild.sample(places, 2)])
        found.append(rough_stop(base_of(one), way, state.land().slowing, False))
        found.append(hill_stop(state, base_of(one), way, state.land().hills))
    return found


ASKED: Final[tuple[tuple[Callable[[Draw], Said], int], ...]] = (
    (circles, 4000), (screens, 1500), (thickets, 1500), (spans, 2000), (realms, 120), (fields, 200),
)  # fmt: skip


@pytest.mark.parametrize(("ask", "scenes"), ASKED, ids=[ask.__name__ for ask, _ in ASKED])
def test_what_is_reckoned_about_drawn_scenes_does_not_change(ask: Callable[[Draw], Said], scenes: int) -> None:
    draw = Draw(ask.__name__)
    said = [ask(draw) for _ in range(scenes)]
    heard.clear()  # what was heard of tables while they were set
    matches.clear()
    for first in range(0, scenes, 100):
        hear(str(first), said[first : first + 100])

    assert len({repr(each) for each in said}) > 5
