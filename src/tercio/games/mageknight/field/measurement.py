"""Players may measure anything at any time, on the table as they see it. MK-TERM-14"""

from __future__ import annotations

from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.state import MageKnight
from tercio.geometry.points import centre_distance
from tercio.kernel import Point


def measure(state: MageKnight, one: int, other: int) -> int:
    """Mils from middle to middle, whatever the two things are. MK-TERM-13, MK-TERM-15"""
    return centre_distance(middle_of(state, one), middle_of(state, other))


def middle_of(state: MageKnight, number: int) -> Point:
    """Of a warrior, a token, or a piece of terrain."""
    if 0 <= number < len(state.warriors):
        return state.warriors[number].at
    tokens = [*[(mission.id, mission.at) for mission in state.missions], *[(loot.id, loot.at) for loot in state.loot]]
    for token, at in (*tokens, *[(bomb.id, bomb.at) for bomb in state.bombs]):
        if token == number:
            return at
    piece = state.piece(number)
    if piece is None:
        raise KeyError(number)
    return shape_of(piece).centre
