"""MKA-VENOM, MKA-COMMAND  What warriors do by themselves in their player's command phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import COMMAND, VENOM
from tercio.games.mageknight.positions.answers import able, owner_of
from tercio.games.mageknight.state import MageKnight
from tercio.games.mageknight.steps.turns.command import Poison, Rally, venom_victims
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Venom(Upkeep):
    """Venom works by itself and cannot be declined. MK-SPECIAL-03, MK-SPECIAL-04, a25, b28"""

    rule = "MKA-VENOM-01"

    def due(self, state: MageKnight, seat: Seat) -> list[int]:
        if VENOM not in state.repertoire():
            return []
        return [able(w.id, VENOM) for w in state.own(seat) if venom_victims(state, w)]

    def resolve(self, m: Match, source: int) -> None:
        m.push(Poison(owner_of(source)))


class Commanding(Upkeep):
    """A commander rallies its friends. MKA-COMMAND-01"""

    rule = "MKA-COMMAND-01"

    def due(self, state: MageKnight, seat: Seat) -> list[int]:
        if COMMAND not in state.repertoire():
            return []
        return [able(w.id, COMMAND) for w in state.own(seat) if has(w, COMMAND)]

    def resolve(self, m: Match, source: int) -> None:
        m.push(Rally(owner_of(source)))
