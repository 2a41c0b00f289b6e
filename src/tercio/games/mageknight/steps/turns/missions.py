"""MK-OBJECTIVE  Who controls the mission objectives, checked at the start of each end phase."""

from __future__ import annotations

from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.field.missions import seats_at, sides_with_active
from tercio.games.mageknight.state import CONTESTED, NEUTRAL, mageknight
from tercio.kernel import Match


def check(m: Match) -> None:
    """The objectives are contested, or go to the player who stands there alone.

    MK-OBJECTIVE-05, MK-OBJECTIVE-07, MK-OBJECTIVE-11, MK-OBJECTIVE-13, MK-ELIM-07, a34, a35

    An objective has one holder or none, so nobody's control token stays behind (MK-OBJECTIVE-09, -10, -12).
    """
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
    """The last side with active warriors controls everything. False: there are others. MK-ELIM-07, b94, b95"""
    state = mageknight(m)
    standing = sides_with_active(state)
    if len(standing) != 1:
        return False
    for mission in list(state.missions):
        holder = mission.holder if mission.holder in standing[0] else standing[0][0]
        field_changes.hold(m, mission, holder, "MK-ELIM-07")
    return True
