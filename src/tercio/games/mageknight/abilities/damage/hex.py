from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Match


class Hex(Power):
    """Whom it hits has 1 less on attack and defense until its player's end phase. MKA-HEX-01"""

    id = "MKA-HEX-01"
    name = "hex"
    number = 52
    slot = DAMAGE
    is_optional = True
    is_placeholder = True
    key = "hex"
    harms = False

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return blow.using == self.name

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        army_changes.hex_warrior(m, mageknight(m).warriors[blow.hit[0]], bearer.seat)
