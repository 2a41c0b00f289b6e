"""The kinds of objectives: mana sources, relics, portals, the well. SU-SCEN-08 to SU-SCEN-11"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.summoners.printed.profiles import milli_inches

SMALL: Final = "small"
LARGE: Final = "large"
RELIC: Final = "relic"
PORTAL: Final = "portal"
EXIT: Final = "exit"  # the portal of scenario 7, which leads off the board
WELL: Final = "well"
WELL_SOURCE: Final = "well-source"


class ObjectiveKind(NamedTuple):
    radius: int
    size: int
    mana: int
    is_source: bool
    is_relic: bool  # controlled by the side that stands near


OBJECTIVE_KINDS: Final = {  # SU-MANA-03: large sources yield more
    SMALL: ObjectiveKind(milli_inches(15), 1, 1, True, False),
    LARGE: ObjectiveKind(milli_inches(20), 2, 2, True, False),
    RELIC: ObjectiveKind(milli_inches(25), 3, 0, False, True),
    PORTAL: ObjectiveKind(milli_inches(25), 3, 0, False, True),
    EXIT: ObjectiveKind(milli_inches(25), 3, 0, False, False),
    WELL: ObjectiveKind(milli_inches(25), 3, 1, False, True),
    WELL_SOURCE: ObjectiveKind(milli_inches(20), 2, 2, True, False),
}
