from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.field.fire import LineOfFire
from tercio.games.mageknight.printed.dials import MOVEMENT
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY


class Stealth(Ability):
    """Where it has cover, the line of fire to it is blocked. MKA-STEALTH-01"""

    id = "MKA-STEALTH-01"
    name = "stealth"
    number = 5
    slot = MOVEMENT
    is_optional = True

    def on_line(self, state: MageKnight, shooter: Warrior, target: Warrior, line: LineOfFire) -> LineOfFire:
        return line.blocked(line.cover, self.id) if line.is_clear and line.cover != NOBODY else line
