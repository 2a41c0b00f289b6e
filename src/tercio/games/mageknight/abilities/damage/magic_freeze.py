from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import Event, Match, Roll, Step

FROZEN_FROM: Final = 4


@dataclass
class Freezing(Step):
    """On 4 to 6 a token, and a click if it is the second one. MKA-MAGICFREEZE-01"""

    attacker: int
    target: int
    is_done: bool = False

    def advance(self, m: Match) -> None:
        target = mageknight(m).find(self.target)
        if self.is_done or target is None or target.tokens >= 2:
            m.finish(self)
            return
        self.is_done = True
        m.push(Roll(1, 6, MagicFreeze.id, mageknight(m).warriors[self.attacker].seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        target = mageknight(m).warriors[self.target]
        if faces[0] < FROZEN_FROM:
            m.emit(Event("not-frozen", MagicFreeze.id, (target.id, faces[0], FROZEN_FROM)))
        elif turn_changes.mark(m, target, MagicFreeze.id):
            changes.damage(m, mageknight(m).warriors[self.target], 1, "MK-TERM-16", self.attacker)


class MagicFreeze(Power):
    """Whom it hits may receive a token. MKA-MAGICFREEZE-01"""

    id = "MKA-MAGICFREEZE-01"
    name = "magic-freeze"
    number = 47
    slot = DAMAGE
    is_optional = True
    is_magic = True
    key = "freeze"
    volley = "freeze-volley"
    steps = (Freezing,)

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        return blow.using == self.name

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        m.push(Freezing(bearer.id, blow.hit[0]))
