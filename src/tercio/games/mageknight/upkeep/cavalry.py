"""Skittish mounts bolt by themselves in an end phase. MKC-MIND-03

Treacherous mounts change sides when a turn begins: `turns.claim_mounts` (MKC-MIND-05, -06).
"""

from __future__ import annotations

from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.printed.dials import SKITTISH
from tercio.games.mageknight.state import REMOVED, MageKnight, mageknight
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import Match, Seat


class Skittish(Upkeep):
    """Skittish mounts bolt at the start of any end phase, and nobody has points for them. MKC-MIND-03, A14"""

    rule = "MKC-MIND-03"
    key = "bolt"
    order = 1

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [
            Source(w.id) for w in state.warriors if w.figure.mount and w.figure.mind == SKITTISH and w.is_lone_mount
        ]

    def resolve(self, m: Match, source: Source) -> None:
        army_changes.eliminate(m, mageknight(m).warriors[source.thing], self.rule, gone=REMOVED)
