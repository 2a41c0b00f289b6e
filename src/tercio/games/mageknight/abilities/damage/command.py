from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.abilities.bearers import has, is_demoralized
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.printed.dials import DAMAGE
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.upkeep.upkeep import IN_COMMAND, Upkeep
from tercio.kernel import Event, Match, Roll, Seat, Step

GAINS_ON: Final = 6


@dataclass
class Rally(Step):
    """Demoralized friends take heart, then a die may bring one action more. MKA-COMMAND-01"""

    warrior: int
    has_rolled: bool = False

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        commander = state.warriors[self.warrior]
        if self.has_rolled:
            m.finish(self)
            return
        self.has_rolled = True
        for friend in friends_touching(state, commander):
            if is_demoralized(friend):
                changes.heal(m, friend, 1, Command.id)
        m.push(Roll(1, 6, Command.id, commander.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if faces[0] == GAINS_ON:
            turn_changes.gain_action(m, mageknight(m).warriors[self.warrior].seat, Command.id, self.warrior)
        else:
            m.emit(Event("no-extra-action", Command.id, (self.warrior, faces[0], GAINS_ON)))


class Command(Ability):
    """It encourages the demoralized, and may gain its player an action. MKA-COMMAND-01"""

    id = "MKA-COMMAND-01"
    name = "command"
    number = 45
    slot = DAMAGE
    cannot_be_captured = True
    steps = (Rally,)

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        return (Commanding(),) if moment == IN_COMMAND else ()


class Commanding(Upkeep):
    """A commander rallies its friends."""

    rule = Command.id
    order = -3

    def due(self, state: MageKnight, seat: Seat) -> list[Source]:
        if Command.name not in state.repertoire():
            return []
        return [Source(w.id, Command.number) for w in state.own(seat) if has(w, Command.name)]

    def resolve(self, m: Match, source: Source) -> None:
        m.push(Rally(source.thing))
