from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power, Token
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE, DEFENSE
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Match, Seat, Tally


class Hexed(Token):
    """A hexed warrior has 1 less on attack and defense. MKA-HEX-01"""

    id = "MKA-HEX-01"
    name = "hex"

    def lies_by(self, warrior: Warrior) -> bool:
        return warrior.hexed_by != NOBODY

    def add(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        if value in (ATTACK, DEFENSE):
            tally.add(-1, self.id)


class Hex(Power):
    """Whom it hits is hexed until its player's end phase. MKA-HEX-01"""

    id = "MKA-HEX-01"
    name = "hex"
    number = 52
    slot = DAMAGE
    is_optional = True
    is_house_ruled = True
    key = "hex"
    harms = False
    tokens = (Hexed(),)

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return blow.using == self.name

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        army_changes.hex_warrior(m, mageknight(m).warriors[blow.hit[0]], bearer.seat, self.id)

    def turn_ends(self, m: Match, seat: Seat) -> None:
        """Hexes end with the next turn of the player who laid them, or when that player is out."""
        state = mageknight(m)
        for warrior in state.warriors.copy():
            if warrior.hexed_by == seat and (state.players[seat].is_out or not warrior.is_newly_hexed):
                army_changes.lift_hex(m, warrior, self.id)
