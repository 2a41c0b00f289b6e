"""An item comes from hand to a character. WL-EQUIP"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.warlord import changes
from tercio.games.warlord.rules.equipment import replaced_by
from tercio.games.warlord.state import warlord
from tercio.kernel import Match, Step


@dataclass
class Equip(Step):
    """An item from hand is given to a character; older items of its traits go. WL-EQUIP-01, -07"""

    item: int
    bearer: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = warlord(m)
        old = replaced_by(state, state.cards[self.item], self.bearer)
        m.reveal()
        changes.equip(m, self.item, self.bearer, "WL-EQUIP-01")
        for number in old:
            changes.discard(m, number, "WL-EQUIP-07")
