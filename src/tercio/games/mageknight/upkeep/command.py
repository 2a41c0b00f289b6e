"""MKA-VENOM, MKA-COMMAND  What warriors do by themselves in their player's command phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import COMMAND, VENOM
from tercio.games.mageknight.abilities.sources import Source, set_off_by
from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.steps.turns.command import Poison, Rally, venom_victims
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Venom(Upkeep):
    """Venom works by itself and cannot be declined. MK-SPECIAL-03, MK-SPECIAL-04, a25, b28"""

    rule = "MKA-VENOM-01"
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        if VENOM not in state.repertoire():
            return []
        return [set_off_by(w.id, VENOM) for w in state.own(seat) if venom_victims(state, w)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Poison(source.thing))


class Commanding(Upkeep):
    """A commander rallies its friends. MKA-COMMAND-01"""

    rule = "MKA-COMMAND-01"
    order = -2

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        if COMMAND not in state.repertoire():
            return []
        return [set_off_by(w.id, COMMAND) for w in state.own(seat) if has(w, COMMAND)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Rally(source.thing))
