from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.state import MageKnight, Warrior


class FlameLightning(Power):
    """It strikes everybody who touches its target, each with one click. MKA-FLAMELIGHTNING-01"""

    id = "MKA-FLAMELIGHTNING-01"
    name = "flame-lightning"
    number = 14
    slot = ATTACK
    is_optional = True
    key = "flame"

    def fixed_damage(self, targets: int) -> int:
        return 1

    def spreads_to(self, state: MageKnight, target: Warrior, other: Warrior) -> bool:
        return are_touching(state, other, target)
