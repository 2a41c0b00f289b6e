"""MK-TURN-22, MK-TURN-25  What happens at the start of the end phase."""

from __future__ import annotations

from tercio.games.mageknight import missions
from tercio.games.mageknight.effects.effect import Effect
from tercio.games.mageknight.state import MageKnight
from tercio.kernel import NOBODY, Match, Seat


class MissionCheck(Effect):
    """MK-OBJECTIVE-05  Who controls what is looked at once, for all objectives."""

    rule = "MK-TURN-22"
    key = "check-missions"

    def due(self, state: MageKnight, seat: Seat) -> list[int]:
        return [NOBODY]

    def resolve(self, m: Match, source: int) -> None:
        missions.check(m)
