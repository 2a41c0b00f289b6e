"""SU-TRAIT-30, SU-TRAIT-31, SU-TRAIT-40 to SU-TRAIT-42  Units are pushed in a straight line, and collide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.ground import base_of, disc, marker_of
from tercio.games.summoners.field.landscape import shape_of
from tercio.games.summoners.printed.profiles import IMPASSABLE
from tercio.games.summoners.rules.pushes import PUSH, judge_displacing
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.contact import meet, touched
from tercio.games.summoners.steps.harm import hurt
from tercio.geometry.distance import gap_at_most, inside_table
from tercio.geometry.placements import TABLE_EDGE, push
from tercio.geometry.points import TOUCH
from tercio.geometry.shapes import Shape
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Point,
    RuleId,
    Step,
    Verdict,
    plain,
)


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
            push_unit(m, self.target, attacker.at, PUSH, "SU-TRAIT-31", attacker.id)

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
        if answer.key == "displace" and len(answer.numbers) == 1:
            judge_displacing(answer.numbers[0], self.hits, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.numbers[0]:
            attacker = summoners(m).units[self.attacker]
            push_unit(m, self.target, attacker.at, answer.numbers[0], "SU-TRAIT-42", attacker.id)

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
    pusher: int
    stage: int = GO
    hurt: tuple[int, ...] = ()  # who still suffers a damage roll of one die

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.stage == GO and unit is not None:
            self.stage = HURT
            self.go(m, unit)
        elif self.stage == HURT and self.hurt:
            unit_hurt, self.hurt = self.hurt[0], self.hurt[1:]
            hurt(m, unit_hurt, 1, state.units[self.pusher].seat, self.rule)
        else:
            m.finish(self)

    def go(self, m: Match, unit: Unit) -> None:
        state = summoners(m)
        things = things_around(state, unit)
        shapes = list(things.values())
        before = touched(m, unit)
        origin = self.origin if self.origin != unit.at else (unit.at[0] - 1, unit.at[1])
        at, stopped_by = push(base_of(unit), origin, self.distance, shapes, state.board, state.board)
        if at != unit.at:
            changes.push(m, unit, at, self.rule)
        met = [number for number, shape in things.items() if meets(unit, at, shape)]
        if stopped_by is not None and stopped_by != TABLE_EDGE:
            met.append(list(things)[stopped_by])
        if stopped_by == TABLE_EDGE or (is_at_edge(state, unit, at) and not is_at_edge(state, unit, unit.at)):
            met.append(NOBODY)
        if met:
            met = list(dict.fromkeys(met))
            self.hurt = (unit.id, *[n for n in met if state.find(n) is not None and n != self.pusher])
        for number in met:
            m.emit(Event("collided", self.rule, (unit.id, number)))
        meet(m, unit.id, before)


def things_around(state: Summoners, unit: Unit) -> dict[int, Shape]:
    """What a push can end at: other units, objectives, impassable terrain."""
    things: dict[int, Shape] = {other.id: base_of(other) for other in state.here() if other.id != unit.id}
    things.update({objective.id: marker_of(objective) for objective in state.objectives})
    things.update({piece.id: shape_of(piece) for piece in state.pieces if piece.going == IMPASSABLE})
    return things


def meets(unit: Unit, at: Point, shape: Shape) -> bool:
    """Does contact arise with this by going there?"""
    radius = unit.profile.radius
    return gap_at_most(disc(at, radius), shape, TOUCH) and not gap_at_most(disc(unit.at, radius), shape, TOUCH)


def is_at_edge(state: Summoners, unit: Unit, at: Point) -> bool:
    """Is the gap to the edge of the board small enough for contact?"""
    return not inside_table(disc(at, unit.profile.radius + TOUCH + 1), state.board, state.board)


def pulled_from(unit: Unit, caster: Unit) -> Point:
    """The point behind a unit from which a push brings it towards the caster."""
    return (2 * unit.at[0] - caster.at[0], 2 * unit.at[1] - caster.at[1])


def push_unit(m: Match, unit: int, origin: Point, distance: int, rule: RuleId, pusher: int) -> None:
    """Every push begins here: straight away from `origin`."""
    m.push(Push(unit, origin, distance, rule, pusher))
