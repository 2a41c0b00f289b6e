"""Units are pushed in a straight line, and collide. SU-TRAIT-30, SU-TRAIT-31, SU-TRAIT-40 to SU-TRAIT-42"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.summoners import changes
from tercio.games.summoners.field.ground import base_of, disc, marker_of, standing_on
from tercio.games.summoners.field.heights import are_level, climb_of, walls_above
from tercio.games.summoners.rules.pushes import PUSH, judge_displacing
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.steps.contact import meet, touched
from tercio.games.summoners.steps.harm import hurt_all
from tercio.geometry.distance import gap_at_most, inside_table
from tercio.geometry.placements import TABLE_EDGE, push
from tercio.geometry.points import TOUCH, centre_distance, towards
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
    """The attacking player may push the target, and if so exactly 2 inches. SU-TRAIT-30, a52"""

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
    """The target goes up to 2 inches for each hit, in steps of a mil, straight away. SU-TRAIT-40"""

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


@dataclass
class Push(Step):
    """A push goes its full distance even through heavy terrain; where it meets something, all are hurt. a52, a113"""

    unit: int
    origin: Point
    distance: int
    rule: RuleId
    pusher: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        unit = summoners(m).find(self.unit)
        if unit is not None:
            self.go(m, unit)

    def go(self, m: Match, unit: Unit) -> None:
        state = summoners(m)
        things = things_around(state, unit)
        shapes = list(things.values())
        before = touched(m, unit)
        origin = self.origin if self.origin != unit.at else (unit.at[0] - 1, unit.at[1])
        at, stopped_by = push(base_of(unit), origin, self.distance, shapes, state.board, state.board)
        kept = kept_level(state, unit.at, at)
        met = [number for number, shape in things.items() if meets(unit, kept, shape)]
        if kept != at:  # a106: the rim of what it stands on
            top = standing_on(state, kept)
            met.append(NOBODY if top is None else top.id)
        elif stopped_by == TABLE_EDGE or (is_at_edge(state, unit, at) and not is_at_edge(state, unit, unit.at)):
            met.append(NOBODY)
        elif stopped_by is not None:
            met.append(list(things)[stopped_by])
        if kept != unit.at:
            changes.push(m, unit, kept, self.rule)
        for number in dict.fromkeys(met):
            m.emit(Event("collided", self.rule, (unit.id, number)))
        meet(m, unit.id, before)
        if met:
            others = [other.id for other in state.here() if other.id in met and are_level(state, kept, other.at)]
            struck = (unit.id, *[other for other in others if other != self.pusher])
            hurt_all(m, struck, 1, state.units[self.pusher].seat, self.rule)


def things_around(state: Summoners, unit: Unit) -> dict[int, Shape]:
    """A push can end at other units, objectives, impassable terrain and walls that rise before it (a106)."""
    things: dict[int, Shape] = {other.id: base_of(other) for other in state.here() if other.id != unit.id}
    things.update({objective.id: marker_of(objective) for objective in state.objectives})
    things.update({mark.piece.id: mark.shape for mark in state.land().impassable})
    things.update({mark.piece.id: mark.shape for mark in walls_above(state, unit.at)})
    return things


def kept_level(state: Summoners, start: Point, end: Point) -> Point:
    """A push ends at the last point before its way leads down a wall, which nobody climbs who is pushed. a106"""
    if not state.land().steep or climb_of(state, start, end) == 0:
        return end
    near, far = 0, centre_distance(start, end)
    while far - near > 1:
        middle = (near + far) // 2
        if climb_of(state, start, towards(start, end, middle)) == 0:
            near = middle
        else:
            far = middle
    return towards(start, end, near)


def meets(unit: Unit, at: Point, shape: Shape) -> bool:
    """Does contact arise with this by going there? What is touched at the side is passed. a113"""
    radius = unit.profile.radius
    return gap_at_most(disc(at, radius), shape, TOUCH) and not gap_at_most(disc(unit.at, radius), shape, TOUCH)


def is_at_edge(state: Summoners, unit: Unit, at: Point) -> bool:
    """Is the gap to the edge of the board small enough for contact?"""
    return not inside_table(disc(at, unit.profile.radius + TOUCH + 1), state.board, state.board)


def pulled_from(unit: Unit, caster: Unit) -> Point:
    """The point behind a unit from which a push brings it towards the caster."""
    return (2 * unit.at[0] - caster.at[0], 2 * unit.at[1] - caster.at[1])


def push_unit(m: Match, unit: int, origin: Point, distance: int, rule: RuleId, pusher: int) -> None:
    """Every push begins here: straight away from `origin`; nobody is pushed away from himself. A52"""
    if unit != pusher:
        m.push(Push(unit, origin, distance, rule, pusher))
