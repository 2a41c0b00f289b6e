"""What happens by itself in a phase: one class for each kind, with what brings it about and its resolution."""

from __future__ import annotations

from typing import ClassVar, Final

from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import Match, RuleId, Seat

IN_COMMAND: Final = "command"
AT_END: Final = "at-end"  # at the start of the end phase
IN_END: Final = "in-end"  # in the end phase, after that


def place_of(upkeep: Upkeep) -> int:
    return upkeep.order


class Upkeep:
    """Upkeep is due in the active player's command or end phase; of several he says which comes next (a26, a32)."""

    rule: ClassVar[RuleId] = ""
    key: ClassVar[str] = "resolve"  # how its turn to be resolved is called
    order: ClassVar[int] = 0  # lower ones are named first; among equals the upkeep of the book

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        """What brings it about now: abilities of warriors, domains. No two kinds of upkeep share one."""
        raise NotImplementedError

    def resolve(self, m: Match, source: Source) -> None:
        """Do it, or push the step that does."""
        raise NotImplementedError
