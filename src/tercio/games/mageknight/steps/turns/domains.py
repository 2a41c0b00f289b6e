"""MK-DOMAIN-09, MK-DOMAIN-11  What domains do by themselves in the command phase and in the end phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import is_demoralized, is_magic_immune
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.fall import fall
from tercio.kernel import NOBODY, Event, Match, Roll, Seat, Step

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
            return
        state = mageknight(m)
        m.emit(Event("storm", "MK-DOMAIN-09", (self.domain,)))
        for warrior in huddled(state):
            changes.damage(m, warrior, 1, "MK-DOMAIN-09")


def huddled(state: MageKnight) -> list[Warrior]:
    """Those in base contact with anybody, but for whoever is immune to magic."""
    here = state.here()
    return [w for w in here if not is_magic_immune(w) and any([are_touching(state, w, other) for other in here])]


def wither(m: Match, domain: int) -> None:
    """All demoralized figures are eliminated; it is nobody's doing. b101"""
    state = mageknight(m)
    lost = wilting(state)
    m.emit(Event("heat", "MK-DOMAIN-09", (domain,)))
    for warrior in lost:
        fall(m, state.warriors[warrior.id], "MK-DOMAIN-09", NOBODY)


def wilting(state: MageKnight) -> list[Warrior]:
    return [warrior for warrior in state.here() if is_demoralized(warrior)]
