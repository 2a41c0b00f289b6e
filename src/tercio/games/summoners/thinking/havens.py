"""Where a unit is safer: behind what hides or covers, and away from the nearest enemy."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.state import Summoners, Unit
from tercio.geometry.points import centre_distance, towards
from tercio.geometry.shapes import Shape
from tercio.kernel import Point

MOST_COVERS: Final = 2  # pieces of terrain that are looked at, the nearest first
NEAR: Final = 12_000  # mils: nobody goes farther for cover
ROOM: Final = 200  # mils between the base and what it hides behind
STRETCH: Final = 9_000  # mils: so far away it would like to be led


def havens(state: Summoners, unit: Unit) -> list[Point]:
    """Places worth going to where no mana is and nobody to strike."""
    enemies = state.enemies_of(unit.seat)
    if not enemies:
        return []
    foe = min(enemies, key=lambda enemy: centre_distance(unit.at, enemy.at))
    covers = [mark.shape for mark in state.land().hiding if centre_distance(unit.at, mark.shape.centre) <= NEAR]
    covers.sort(key=lambda shape: centre_distance(unit.at, shape.centre))
    found = [behind(state, unit, foe, shape) for shape in covers[:MOST_COVERS]]
    found.append(on_board(state, unit, towards(foe.at, unit.at, centre_distance(foe.at, unit.at) + STRETCH)))
    return found


def behind(state: Summoners, unit: Unit, foe: Unit, shape: Shape) -> Point:
    """On the side of the piece that the enemy does not see."""
    left, low, right, high = shape.box
    depth = max(right - left, high - low) // 2 + unit.profile.radius + ROOM
    return on_board(state, unit, towards(foe.at, shape.centre, centre_distance(foe.at, shape.centre) + depth))


def on_board(state: Summoners, unit: Unit, point: Point) -> Point:
    edge = unit.profile.radius
    return (
        min(max(point[0], edge), state.board - edge),
        min(max(point[1], edge), state.board - edge),
    )
