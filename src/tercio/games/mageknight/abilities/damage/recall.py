from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import HERE, MageKnight, mageknight
from tercio.games.mageknight.steps.turns.fall import fall
from tercio.games.mageknight.upkeep.upkeep import AT_END, Upkeep
from tercio.kernel import NOBODY, Match, Seat


class Recall(Reviver):
    """It calls the eliminated back until the end phase. MKA-RECALL-01"""

    id = "MKA-RECALL-01"
    name = "recall"
    number = 51
    slot = DAMAGE
    is_optional = True
    is_house_ruled = True
    key = "recall"
    lasts_a_turn = True
    gives_no_points = True

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Leaving(),) if moment == AT_END else ()


class Leaving(Upkeep):
    """A recalled warrior leaves again, and nobody scores for it."""

    rule = Recall.id

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(w.id, Recall.number) for w in state.warriors if w.is_recalled and w.gone == HERE]

    def resolve(self, m: Match, source: Source) -> None:
        fall(m, mageknight(m).warriors[source.thing], self.rule, NOBODY)
