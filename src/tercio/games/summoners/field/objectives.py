"""The objectives of a scenario lie in their places."""

from __future__ import annotations

from tercio.games.summoners.printed.objectives import PORTAL, RELIC
from tercio.games.summoners.printed.scenarios import Scenario, places_on
from tercio.games.summoners.state import OBJECTIVES, Objective


def objectives_of(
    scenario: Scenario, board: int, faces: tuple[int, ...] = (), has_portals: bool = False
) -> list[Objective]:
    """All markers in their places; SU-SCEN-17: relics may be portals."""
    is_south_right = bool(faces) and faces[0] > 4
    is_north_right = faces[1] > 4 if len(faces) > 1 else not is_south_right
    places = places_on(board, is_south_right, is_north_right)
    found: list[Objective] = []
    counts: dict[str, int] = {}
    for marker in scenario.markers:
        kind = PORTAL if has_portals and marker.kind == RELIC else marker.kind
        counts[kind] = counts.get(kind, 0) + 1
        found.append(Objective(OBJECTIVES + len(found), f"{kind}-{counts[kind]}", kind, places[marker.place]))
    return found
