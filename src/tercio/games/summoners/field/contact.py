"""What happens when bases come into contact: the polar aura."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.ground import are_touching, base_of
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.printed.profiles import FLYER, POLAR_AURA
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.rules.values import has
from tercio.games.summoners.state import HERE, Summoners, Unit, summoners
from tercio.geometry.distance import gap_at_most
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Oblong
from tercio.kernel import Match, Point

NOWHERE: Final = Way(())


def touched(m: Match, unit: Unit) -> tuple[int, ...]:
    """The enemies in contact now; kept by whoever is about to move the unit."""
    return tuple([enemy.id for enemy in enemies_touching(summoners(m), unit)])


def meet(m: Match, unit: int, before: tuple[int, ...], way: Way = NOWHERE) -> None:
    """SU-TRAIT-27, a53: an enemy with whom contact newly arises gets an ice marker, whoever moved.

    `way`: where the unit went, if it can have touched somebody in passing.
    """
    state = summoners(m)
    mover = state.units[unit]
    if mover.gone != HERE:
        return
    is_polar = has(state, mover, POLAR_AURA)
    for enemy in state.enemies_of(mover.seat):
        is_met_by_polar = has(state, enemy, POLAR_AURA)
        if enemy.id in before or not (is_polar or is_met_by_polar):
            continue
        if are_touching(mover, enemy) or is_passed(state, mover, way, enemy):
            if is_polar:
                changes.ice(m, state.units[enemy.id], 1, "SU-TRAIT-27")
            if is_met_by_polar:
                changes.ice(m, state.units[mover.id], 1, "SU-TRAIT-27")


def is_passed(state: Summoners, unit: Unit, way: Way, enemy: Unit) -> bool:
    """Does the base touch this enemy's anywhere on the way? Flyers touch nobody in passing (a98)."""
    if has(state, unit, FLYER):
        return False
    base, radius = base_of(enemy), unit.profile.radius
    return any([gap_at_most(Oblong(*a, *b, radius), base, TOUCH) for a, b in legs_of(way)])


def legs_of(way: Way) -> list[tuple[Point, Point]]:
    """The legs that are walked, not the one through portals."""
    points = way.points
    return [(points[leg], points[leg + 1]) for leg in range(len(points) - 1) if leg != way.jump]
