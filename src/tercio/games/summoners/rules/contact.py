"""A way may come into contact with somebody."""

from __future__ import annotations

from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.field.ground import base_of
from tercio.games.summoners.field.heights import are_level
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.state import Summoners, Unit
from tercio.geometry.distance import foot_on, gap_at_most
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Oblong
from tercio.kernel import Point


def is_passed(state: Summoners, unit: Unit, way: Way, enemy: Unit) -> bool:
    """Does the base touch this enemy's anywhere on the way? Flyers touch nobody in passing (a98)."""
    if flies(state, unit):
        return False
    base, radius = base_of(enemy), unit.profile.radius
    near = [(a, b) for a, b in legs_of(way) if gap_at_most(Oblong(*a, *b, radius), base, TOUCH)]
    return any([are_level(state, foot_on((*a, *b), enemy.at), enemy.at) for a, b in near])


def legs_of(way: Way) -> list[tuple[Point, Point]]:
    """All legs are walked but the one through portals."""
    points = way.points
    return [(points[leg], points[leg + 1]) for leg in range(len(points) - 1) if leg != way.jump]
