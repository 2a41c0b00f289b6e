"""MKC-MIND-03, MKF-DARKUNITY  What mounts and riders do by themselves, or may do, in a phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.names import DARK_UNITY
from tercio.games.mageknight.abilities.sources import Source, set_off_by
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.printed.dials import SKITTISH
from tercio.games.mageknight.state import HERE, REMOVED, MageKnight, mageknight
from tercio.games.mageknight.steps.cavalry.dark_unity import Unite, can_unite
from tercio.games.mageknight.upkeep.upkeep import Upkeep
from tercio.kernel import NOBODY, Match, Seat


class Skittish(Upkeep):
    """Skittish mounts bolt at the start of any end phase, and nobody has points for them. MKC-MIND-03, A14"""

    rule = "MKC-MIND-03"
    key = "bolt"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [
            Source(w.id) for w in state.warriors if w.figure.mount and w.figure.mind == SKITTISH and w.is_lone_mount
        ]

    def resolve(self, m: Match, source: Source) -> None:
        army_changes.eliminate(m, mageknight(m).warriors[source.thing], self.rule, gone=REMOVED)


class DarkUnity(Upkeep):
    """Each unit may unite once in its player's command phase. MKF-DARKUNITY-02, MKF-DARKUNITY-03, MKC-DARK-07, A70"""

    rule = "MKF-DARKUNITY-02"

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        riders = [w for w in state.warriors if w.partner != NOBODY and w.seat == seat and w.gone == HERE]
        return [set_off_by(w.id, DARK_UNITY) for w in riders if can_unite(state, w)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Unite(source.thing))
