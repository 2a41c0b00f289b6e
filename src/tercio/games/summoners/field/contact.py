"""What happens when bases come into contact."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.special_rule import CONTACT
from tercio.games.summoners.field.ground import are_touching, base_of
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.rules.moves import Way
from tercio.games.summoners.rules.special_rules import flies, texts
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
    """SU-TRAIT-27, a53: contact newly arises with an enemy; it does not matter who moved.

    `way`: where the unit went, if it can have touched somebody in passing.
    """
    state = summoners(m)
    mover = state.units[unit]
    if mover.gone != HERE:
        return
    own = texts(state, mover, CONTACT)
    for enemy in state.enemies_of(mover.seat):
        theirs = texts(state, enemy, CONTACT)
        if enemy.id in before or not (own or theirs):
            continue
        if are_touching(mover, enemy) or is_passed(state, mover, way, enemy):
            for borne in own:
                borne.rule.contact(m, state.units[unit], state.units[enemy.id])
            for borne in theirs:
                borne.rule.contact(m, state.units[enemy.id], state.units[unit])


def is_passed(state: Summoners, unit: Unit, way: Way, enemy: Unit) -> bool:
    """Does the base touch this enemy's anywhere on the way? Flyers touch nobody in passing (a98)."""
    if flies(state, unit):
        return False
    base, radius = base_of(enemy), unit.profile.radius
    return any([gap_at_most(Oblong(*a, *b, radius), base, TOUCH) for a, b in legs_of(way)])


def legs_of(way: Way) -> list[tuple[Point, Point]]:
    """The legs that are walked, not the one through portals."""
    points = way.points
    return [(points[leg], points[leg + 1]) for leg in range(len(points) - 1) if leg != way.jump]
