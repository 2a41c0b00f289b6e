from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import due_by, is_magic_immune
from tercio.games.mageknight.abilities.effect import Effect
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.state import DOMAINS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.kernel import Event, Match, Roll, Seat, Step

STRIKES_ON: Final = 1


@dataclass
class Storm(Step):
    """A die for the magestone storm; it strikes all that stand together, at the same time."""

    seat: Seat
    domain: int  # its number among the domains
    has_rolled: bool = False

    def advance(self, m: Match) -> None:
        if self.has_rolled:
            m.finish(self)
        else:
            self.has_rolled = True
            m.push(Roll(1, 6, "MK-DOMAIN-09", self.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if faces[0] != STRIKES_ON:
            m.emit(Event("no-storm", "MK-DOMAIN-09", (self.domain, faces[0], STRIKES_ON)))
            return
        m.emit(Event("storm", "MK-DOMAIN-09", (self.domain,)))
        for warrior in huddled(mageknight(m)):
            changes.damage(m, warrior, 1, "MK-DOMAIN-09")


def huddled(state: MageKnight) -> list[Warrior]:
    """Those in base contact with anybody, except warriors immune to magic."""
    here = state.here()
    return [w for w in here if not is_magic_immune(w) and any([are_touching(state, w, other) for other in here])]


class Storms(Upkeep):
    """A storm blows once in each command phase, however many have brought it. MK-DOMAIN-11, b78"""

    rule = "MK-DOMAIN-11"
    order = -1

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        return [Source(effect.thing.number) for effect in due_by(state, MagestoneStorm.name)[:1]]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Storm(mageknight(m).active, source.thing - DOMAINS))


class MagestoneStorm(Effect):
    """In each command phase a die decides whether all are hurt who stand together. MK-DOMAIN-09"""

    id = "MK-DOMAIN-09"
    name = "magestone-storm"
    steps = (Storm,)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Storms(),) if moment == IN_COMMAND else ()
