"""MK-TURN-12 to MK-TURN-14, MK-TURN-25, MK-TURN-26  What is due by itself, and when: add a kind to its tuple here."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.upkeep.bombardment import Bombardments
from tercio.games.mageknight.upkeep.cavalry import DarkUnity, Skittish
from tercio.games.mageknight.upkeep.command import Commanding, Venom
from tercio.games.mageknight.upkeep.domains import Heat, Storms
from tercio.games.mageknight.upkeep.end_phase import MissionCheck, Recalled
from tercio.games.mageknight.upkeep.overwatch import Watching
from tercio.games.mageknight.upkeep.spells import Fading, Lasting, Waning
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Seat

IN_COMMAND: Final = "command"
AT_END: Final = "at-end"  # at the start of the end phase
IN_END: Final = "in-end"  # in the end phase, after that

UPKEEP: Final[dict[str, tuple[Upkeep, ...]]] = {
    IN_COMMAND: (Venom(), Commanding(), Bombardments(), Watching(), Storms(), DarkUnity(), Waning(), Lasting()),
    AT_END: (MissionCheck(), Recalled(), Skittish()),
    IN_END: (Heat(), Fading()),
}


class Due(NamedTuple):
    """Something that waits to be resolved, and what brings it about."""

    upkeep: Upkeep
    source: int


def due_now(state: MageKnight, seat: Seat, moment: str, done: tuple[int, ...]) -> list[Due]:
    """What is due at this moment of the player's turn and has not been done yet, each only once."""
    found: list[Due] = []
    for upkeep in UPKEEP[moment]:
        sources = upkeep.due(state, seat)
        if sources:
            found.extend([Due(upkeep, source) for source in sources if source not in done])
    return found
