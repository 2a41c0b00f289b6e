"""MK-OBJECTIVE  Who controls the mission objectives, checked at the start of each end phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import is_active
from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.field.ground import touches_mission
from tercio.games.mageknight.state import (
    CONTESTED,
    HERE,
    LONGEST,
    MISSION_RADIUS,
    NEUTRAL,
    MageKnight,
    Mission,
    mageknight,
)
from tercio.geometry.points import TOUCH
from tercio.kernel import Match, Seat


def seats_at(state: MageKnight, mission: Mission) -> list[Seat]:
    """MK-OBJECTIVE-08, a33  The players with an active warrior at the token, in turn order from the active one."""
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


def check(m: Match) -> None:
    """MK-OBJECTIVE-05, MK-OBJECTIVE-07, MK-OBJECTIVE-11, MK-OBJECTIVE-13, MK-ELIM-07, a34, a35"""
    state = mageknight(m)
    if take_all(m):
        return
    for mission in list(state.missions):
        seats = seats_at(state, mission)
        if not seats:
            if mission.holder == CONTESTED:
                field_changes.hold(m, mission, NEUTRAL, "MK-OBJECTIVE-04")
        elif any([not state.are_allied(seats[0], seat) for seat in seats]):
            field_changes.hold(m, mission, CONTESTED, "MK-OBJECTIVE-07")
        elif mission.holder < 0 or not state.are_allied(seats[0], mission.holder):
            field_changes.hold(m, mission, seats[0], "MK-OBJECTIVE-11")


def take_all(m: Match) -> bool:
    """MK-ELIM-07, b94, b95: the last side with active warriors controls everything. False: there are others."""
    state = mageknight(m)
    standing = sides_with_active(state)
    if len(standing) != 1:
        return False
    for mission in list(state.missions):
        holder = mission.holder if mission.holder in standing[0] else standing[0][0]
        field_changes.hold(m, mission, holder, "MK-ELIM-07")
    return True


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
