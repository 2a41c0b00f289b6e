"""MK-TURN-22, MK-TURN-25  What happens at the start of the end phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.names import RECALL
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.abilities.sources import Source, set_off_by
from tercio.games.mageknight.state import HERE, MageKnight, mageknight
from tercio.games.mageknight.steps.turns.fall import fall
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


class Recalled(Upkeep):
    """Whoever was recalled leaves again, and nobody has points for it. MKA-RECALL-01"""

    rule = "MKA-RECALL-01"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [set_off_by(w.id, RECALL) for w in state.warriors if w.is_recalled and w.gone == HERE]

    def resolve(self, m: Match, source: Source) -> None:
        fall(m, mageknight(m).warriors[source.thing], rule_of(RECALL), NOBODY)
