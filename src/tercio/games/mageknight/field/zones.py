"""Each player has a home side, a deployment zone and a line for his mission token. MK-SETUP-08 to MK-SETUP-22"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.state import INCH
from tercio.kernel import Point

DEPTH: Final = 3 * INCH  # MK-SETUP-10
MARGIN: Final = 8 * INCH

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3


def turned(side: int, along: int, inland: int, board: int) -> Point:
    """The point so far along the home side (from its player's left) and so far into the field."""
    if side == SOUTH:
        return (along, inland)
    if side == EAST:
        return (board - inland, along)
    if side == NORTH:
        return (board - along, board - inland)
    return (inland, board - along)


def seen_from(side: int, at: Point, board: int) -> Point:
    """How far along the home side, and how far into the field, this point lies."""
    x, y = at
    if side == SOUTH:
        return (x, y)
    if side == EAST:
        return (y, board - x)
    if side == NORTH:
        return (board - x, board - y)
    return (board - y, x)


def is_in_zone(side: int, at: Point, board: int) -> bool:
    """The centre lies in the deployment zone. MK-SETUP-35"""
    along, inland = seen_from(side, at, board)
    return MARGIN <= along <= board - MARGIN and 0 <= inland <= DEPTH


def zone_of(side: int, board: int) -> tuple[Point, ...]:
    """The corners of the deployment zone."""
    return (
        turned(side, MARGIN, 0, board),
        turned(side, board - MARGIN, 0, board),
        turned(side, board - MARGIN, DEPTH, board),
        turned(side, MARGIN, DEPTH, board),
    )


def far_edge(side: int, board: int) -> tuple[Point, Point]:
    """The ends of the edge between the deployment zone and the field. MK-SETUP-11, a13"""
    return turned(side, MARGIN, DEPTH, board), turned(side, board - MARGIN, DEPTH, board)


def is_mission_place(side: int, at: Point, roll: int, board: int) -> bool:
    """Exactly as many inches from the far edge as were rolled, at a right angle. MK-SETUP-20 to MK-SETUP-22"""
    along, inland = seen_from(side, at, board)
    return inland == DEPTH + roll * INCH and MARGIN <= along <= board - MARGIN


def sides_for(seats: int, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Free sides; of two players the second sits opposite the first. MK-SETUP-08, MK-SETUP-09"""
    if seats == 2 and taken:
        return ((taken[0] + 2) % 4,)
    return tuple([side for side in (SOUTH, EAST, NORTH, WEST) if side not in taken])
