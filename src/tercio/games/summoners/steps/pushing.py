"""SU-TRAIT-30, SU-TRAIT-31, SU-TRAIT-40 to SU-TRAIT-42  Units are pushed in a straight line, and collide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.contact import meet, touched
from tercio.games.summoners.ground import base_of, marker_of, shape_of
from tercio.games.summoners.numbers import resistance
from tercio.games.summoners.profiles import IMPASSABLE
from tercio.games.summoners.state import INCH, Unit, summoners
from tercio.geometry.placing import push
from tercio.geometry.shapes import Shape
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Point,
    Roll,
    RuleId,
    Seat,
    Step,
    Verdict,
    plain,
)

PUSH: Final = 2 * INCH  # SU-TRAIT-30, SU-TRAIT-40


@dataclass
class Knockback(Step):
    """SU-TRAIT-30, a52: the attacking player may push the target, and if so exactly 2 inches."""

    attacker: int
    target: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        if self.is_done or state.find(self.target) is None:
            return ()
        options = (plain("push", "SU-TRAIT-30", self.target), plain("no-push", "SU-TRAIT-30", self.target))
        return (Decision(state.units[self.attacker].seat, "knockback", "SU-TRAIT-30", options, self.target),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "push":
            attacker = summoners(m).units[self.attacker]
            m.push(Push(self.target, attacker.at, PUSH, "SU-TRAIT-31", attacker.seat))

    def advance(self, m: Match) -> None:
        m.finish(self)


@dataclass
class Displace(Step):
    """SU-TRAIT-40  For each hit up to 2 inches, in steps of a mil, straight away."""

    attacker: int
    target: int
    hits: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        if self.is_done or state.find(self.target) is None:
            return ()
        most = self.hits * PUSH
        option = Option("displace", "SU-TRAIT-40", self.target, numbers=1, low=0, high=most)
        return (Decision(state.units[self.attacker].seat, "displace", "SU-TRAIT-40", (option,), self.target),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "displace" and len(answer.numbers) == 1 and answer.numbers[0] > self.hits * PUSH:
            verdict.refuse("SU-TRAIT-40", "pushed-too-far", (answer.numbers[0], self.hits * PUSH))

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.numbers[0]:
            attacker = summoners(m).units[self.attacker]
            m.push(Push(self.target, attacker.at, answer.numbers[0], "SU-TRAIT-42", attacker.seat))

    def advance(self, m: Match) -> None:
        m.finish(self)


GO: Final = 0
HURT: Final = 1


@dataclass
class Push(Step):
    """a52: full distance through heavy terrain; on meeting something it ends, and all involved are hurt."""

    unit: int
    origin: Point
    distance: int
    rule: RuleId
    by: Seat
    stage: int = GO
    hurt: tuple[int, ...] = ()  # who still suffers a damage roll of one die

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.stage == GO and unit is not None:
            self.stage = HURT
            self.go(m, unit)
        elif self.stage == HURT and self.hurt:
            m.push(Roll(1, 8, self.rule, self.by))
        else:
            m.finish(self)

    def go(self, m: Match, unit: Unit) -> None:
        state = summoners(m)
        others = [u for u in state.here() if u.id != unit.id]
        things: list[Shape] = [base_of(u) for u in others]
        things.extend([marker_of(objective) for objective in state.objectives])
        things.extend([shape_of(piece) for piece in state.pieces if piece.going == IMPASSABLE])
        before = touched(m, unit)
        origin = self.origin if self.origin != unit.at else (unit.at[0] - 1, unit.at[1])
        at, met = push(base_of(unit), origin, self.distance, things, state.board, state.board)
        if at != unit.at:
            changes.push(m, unit, at, self.rule)
        if met is not None:
            other = others[met].id if 0 <= met < len(others) else NOBODY
            self.hurt = (unit.id,) if other == NOBODY else (unit.id, other)
            m.emit(Event("collided", self.rule, (unit.id, other)))
        meet(m, unit.id, before)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.hurt[0]]
        self.hurt = self.hurt[1:]
        changes.wound(m, unit, max(0, faces[0] - resistance(state, unit).total), self.rule, self.by)


def pulled_from(unit: Unit, caster: Unit) -> Point:
    """The point behind a unit from which a push brings it towards the caster."""
    return (2 * unit.at[0] - caster.at[0], 2 * unit.at[1] - caster.at[1])
