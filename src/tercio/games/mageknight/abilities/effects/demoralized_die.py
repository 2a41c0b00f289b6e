from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import due_by, is_demoralized
from tercio.games.mageknight.abilities.effect import Effect
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.state import DOMAINS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.fall import fall
from tercio.games.mageknight.upkeep.upkeep import IN_END, Upkeep
from tercio.kernel import NOBODY, Event, Match, Seat


def wilting(state: MageKnight) -> list[Warrior]:
    return [warrior for warrior in state.here() if is_demoralized(warrior)]


class Heat(Upkeep):
    """Heat strikes in each end phase, while there is somebody whom it can strike. MK-DOMAIN-11"""

    rule = "MK-DOMAIN-11"
    order = -1

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        effects = due_by(state, DemoralizedDie.name)[:1]
        return [Source(effect.thing.number) for effect in effects if wilting(state)]

    def resolve(self, m: Match, source: Source) -> None:
        state = mageknight(m)
        lost = wilting(state)
        m.emit(Event("heat", "MK-DOMAIN-09", (source.thing - DOMAINS,)))
        for warrior in lost:
            fall(m, state.warriors[warrior.id], "MK-DOMAIN-09", NOBODY)


class DemoralizedDie(Effect):
    """In each end phase all demoralized figures are eliminated, and that is nobody's doing. MK-DOMAIN-09, b101"""

    id = "MK-DOMAIN-09"
    name = "demoralized-die"

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Heat(),) if moment == IN_END else ()
