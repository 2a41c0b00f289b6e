"""Active warriors at a token, or the last ones left, decide who controls objectives. MK-OBJECTIVE-08, MK-ELIM-07"""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.field.ground import touches_mission
from tercio.games.mageknight.state import (
    HERE,
    LONGEST,
    MISSION_RADIUS,
    MageKnight,
    Mission,
)
from tercio.geometry.points import TOUCH
from tercio.kernel import Seat


def seats_at(state: MageKnight, mission: Mission) -> list[Seat]:
    """The players with an active warrior at the token, in turn order from the active one. MK-OBJECTIVE-08, a33"""
    x, y = mission.at
    found: set[Seat] = set()
    far = LONGEST + MISSION_RADIUS + TOUCH
    for w in state.warriors:
        at = w.at
        if abs(at[0] - x) > far or abs(at[1] - y) > far or w.gone != HERE:
            continue
        if is_active(w) and touches_mission(state, w, mission):
            found.add(w.seat)
    if not found:
        return []
    count = len(state.players)
    order = [(state.active + step) % count for step in range(count)]
    return [seat for seat in order if seat in found]


def active_seats(state: MageKnight) -> set[Seat]:
    """The players that have an active warrior."""
    found: set[Seat] = set()
    for w in state.warriors:
        if w.seat not in found and w.gone == HERE and is_active(w):
            found.add(w.seat)
            if len(found) == len(state.players):
                break
    return found


def sides_with_active(state: MageKnight) -> list[list[Seat]]:
    """The players that have active warriors, those of one team together."""
    standing = active_seats(state)
    seats = [p.seat for p in state.players if p.seat in standing]
    sides: list[list[Seat]] = []
    for seat in seats:
        for side in sides:
            if state.are_allied(side[0], seat):
                side.append(seat)
                break
        else:
            sides.append([seat])
    return sides
