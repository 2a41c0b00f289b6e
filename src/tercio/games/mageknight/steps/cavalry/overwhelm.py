"""A cavalry unit rides over bases, or into another unit to throw its rider off. MKC-TALENT-22 to MKC-TALENT-35"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.field.cavalry import movement_abilities, rider_of, unit_of
from tercio.games.mageknight.rules.cavalry.rides import (
    OVERWHELM_SPRINT,
    OVERWHELMING,
    TRAMPLING,
    is_unit,
    units_touched,
)
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.movement.moves import move
from tercio.games.mageknight.steps.turns.fall import unseat
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, Answer, Event, Match, Roll, Step, Tally
from tercio.kernel.tally import told

THROWN_FROM: Final = 6  # MKC-TALENT-25

ROLL: Final = 0
OVER: Final = 1


def begin_trample(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The unit rides over bases, into another unit, or both. MKC-TALENT-27, MKC-TALENT-28, A83"""
    if answer.key in OVERWHELMING:
        overwhelm(m, warrior, answer)
        return
    give(m, (warrior.id,), "MKC-TALENT-27")
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    move(m, warrior.id, answer.path, facing, "MKC-TALENT-30", answer.key, is_trample=True)


def overwhelm(m: Match, mount: Warrior, answer: Answer) -> None:
    """The unit uses none of its movement abilities until it is over. MKC-TALENT-22, MKC-TALENT-23"""
    give(m, (mount.id,), "MKC-TALENT-22")
    halves = unit_of(mageknight(m), mageknight(m).warriors[mount.id])
    spared = tuple([movement_abilities(half) for half in halves])
    for half, abilities in zip(halves, spared, strict=True):
        cavalry_changes.lay_aside(m, mageknight(m).warriors[half.id], abilities)
    m.push(Overwhelm(mount.id, mount.partner, spared))
    is_sprint, is_trample = answer.key == OVERWHELM_SPRINT, answer.key in TRAMPLING
    move(m, mount.id, answer.path, answer.numbers[0], "MKC-TALENT-24", answer.key, is_sprint, is_trample=is_trample)


@dataclass
class Overwhelm(Step):
    """When the unit has arrived, a die decides about the other rider. MKC-TALENT-24 to MKC-TALENT-26, A7, A8"""

    mount: int
    rider: int
    spared: tuple[tuple[str, ...], ...]  # what the mount and its rider do not use meanwhile
    stage: int = ROLL
    met: int = NOBODY  # the mount of the other unit

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        units = units_touched(state, state.warriors[self.mount]) if is_unit(state, self.mount, self.rider) else []
        if self.stage == ROLL and len(units) == 1:
            self.stage, self.met = OVER, units[0].id
            m.push(Roll(1, 6, "MKC-TALENT-25", state.warriors[self.mount].seat))
            return
        m.finish(self)
        for number, abilities in zip((self.mount, self.rider), self.spared, strict=True):
            cavalry_changes.take_up(m, state.warriors[number], abilities)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = mageknight(m)
        rider, met = state.warriors[self.rider], state.warriors[self.met]
        shock = Tally(faces[0], "MKC-TALENT-25")
        shock.add(rider.figure.rider_bonus, "MKC-RIDER-07", rider.id)
        thrown = rider_of(state, met)
        facts, lines = (thrown.id, shock.total, THROWN_FROM), told(shock)
        if shock.total < THROWN_FROM:
            m.emit(Event("keeps-its-saddle", "MKC-TALENT-25", facts, receipts=lines))
        elif thrown.figure.is_dark_rider:
            m.emit(Event("keeps-its-saddle", "MKC-DARK-03", facts, receipts=lines))
        else:
            m.emit(Event("thrown", "MKC-TALENT-25", facts, receipts=lines))
            unseat(m, thrown, met, "MKC-TALENT-25", self.mount, is_thrown=True)
