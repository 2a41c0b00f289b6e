"""Some effects happen by themselves, each at its time. MK-TURN-12 to MK-TURN-14, MK-TURN-25, MK-TURN-26"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tercio.games.mageknight.abilities.registry import texts
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.upkeep.cavalry import Skittish
from tercio.games.mageknight.upkeep.end_phase import MissionCheck
from tercio.games.mageknight.upkeep.spells import Fading, Lasting, Waning
from tercio.games.mageknight.upkeep.upkeep import AT_END, IN_COMMAND, IN_END, Upkeep, place_of
from tercio.kernel import Seat

UPKEEP: Final[dict[str, tuple[Upkeep, ...]]] = {
    IN_COMMAND: (Waning(), Lasting()),
    AT_END: (MissionCheck(), Skittish()),
    IN_END: (Fading(),),
}


@lru_cache(maxsize=1 << 3)
def upkeep_at(moment: str) -> tuple[Upkeep, ...]:
    """What the book knows to be due at this moment and what texts bring along, in the order of the book."""
    brought = [each for text in texts() for each in text.upkeep(moment)]
    return tuple(sorted((*UPKEEP[moment], *brought), key=place_of))


@lru_cache(maxsize=1)
def upkeep_keys() -> frozenset[str]:
    """How everything is called that is ever due, whenever that is."""
    return frozenset([upkeep.key for moment in UPKEEP for upkeep in upkeep_at(moment)])


class Due(NamedTuple):
    """Something that waits to be resolved, and what brings it about."""

    upkeep: Upkeep
    source: Source


def due_now(state: MageKnight, seat: Seat, moment: str, done: tuple[Source, ...]) -> list[Due]:
    """What is due at this moment of the player's turn and has not been done yet, each only once."""
    found: list[Due] = []
    for upkeep in upkeep_at(moment):
        sources = upkeep.due(state, seat)
        if sources:
            found.extend([Due(upkeep, source) for source in sources if source not in done])
    return found
