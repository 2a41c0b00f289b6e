from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching, is_in_front
from tercio.games.mageknight.printed.dials import ATTACK
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.kernel import Match, Seat, Step


@dataclass
class Poison(Step):
    """Each enemy at the front arc takes a click, all of them at the same time. MK-SPECIAL-03"""

    warrior: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = mageknight(m)
        for enemy in victims_of(state, state.warriors[self.warrior]):
            changes.harm(m, enemy, 1, Venom.id, self.warrior)


class Venom(Ability):
    """Enemies at its front arc take a click in its player's command phase. MKA-VENOM-01"""

    id = "MKA-VENOM-01"
    name = "venom"
    number = 18
    slot = ATTACK
    steps = (Poison,)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Poisoning(),) if moment == IN_COMMAND else ()


class Poisoning(Upkeep):
    """Venom works by itself and cannot be declined. MK-SPECIAL-03, MK-SPECIAL-04, a25, b28"""

    rule = Venom.id
    order = -4

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        if Venom.name not in state.repertoire():
            return []
        return [Source(w.id, Venom.number) for w in state.own(seat) if victims_of(state, w)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Poison(source.thing))


def victims_of(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    """The enemies at its front arc are poisoned. MK-SPECIAL-03, b28"""
    if not has(warrior, Venom.name):
        return []
    return [enemy for enemy in enemies_touching(state, warrior) if is_in_front(warrior, enemy.at)]
