"""Mission objectives are checked at the start of the end phase. MK-TURN-22, MK-TURN-25"""

from __future__ import annotations

from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.steps.turns.missions import check
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import NOBODY, Match, Seat


class MissionCheck(Upkeep):
    """Who controls what is looked at once, for all objectives. MK-OBJECTIVE-05"""

    rule = "MK-TURN-22"
    key = "check-missions"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(NOBODY)]

    def resolve(self, m: Match, source: Source) -> None:
        check(m)
