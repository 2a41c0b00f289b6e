"""MKA-OVERWATCH-01  Whoever has an overwatch token may shoot now."""

from __future__ import annotations

from tercio.games.mageknight.abilities.names import OVERWATCH
from tercio.games.mageknight.abilities.sources import Source, set_off_by
from tercio.games.mageknight.state import HERE, MageKnight
from tercio.games.mageknight.steps.combat.overwatch import ShootOnWatch
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Watching(Upkeep):
    """The token counts, not the ability: that may have vanished since."""

    rule = "MKA-OVERWATCH-01"
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [
            set_off_by(w.id, OVERWATCH) for w in state.warriors if w.is_watching and w.seat == seat and w.gone == HERE
        ]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(ShootOnWatch(source.thing))
