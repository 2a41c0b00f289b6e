"""SU-ACTION-04 to SU-ACTION-09, SU-CHARGE, SU-DISENGAGE  Units move: tests, defensive shots, charges, portals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes, victory
from tercio.games.summoners.contact import meet, touched
from tercio.games.summoners.ground import are_touching, is_within
from tercio.games.summoners.melees import is_engaged
from tercio.games.summoners.numbers import attack_trait, has, reflex
from tercio.games.summoners.profiles import DISPLACE, REFLEX, STATIC
from tercio.games.summoners.rules.attacking import is_shockwave, may_shoot
from tercio.games.summoners.rules.disengaging import (
    NEEDED,
    disengage_dice,
    first_rim,
    holders,
    leaves,
    still_holds,
)
from tercio.games.summoners.rules.moving import NO_JUMP, exit_touched
from tercio.games.summoners.sight import sees
from tercio.games.summoners.state import CHARGED, INCH, Summoners, Unit, summoners
from tercio.games.summoners.steps.boosting import Boost, Boosted, Boosting, boost_of, can_boost
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.steps.melee import FreeAttack
from tercio.games.summoners.strikes import Strike, code_of, passes, unit_in
from tercio.kernel import (
    NOBODY,
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Point,
    Roll,
    RuleId,
    Step,
    plain,
)

LEAST_FOR_SHOT: Final = 2 * INCH  # SU-MREACT-06


# -- disengaging ----------------------------------------------------------------------------------------


@dataclass
class Disengage(Boosted):
    """SU-DISENGAGE-02  A Reflex test (2). Whoever waits for it reads `passed` of the step below."""

    unit: int
    stage: int = 0
    boosts: tuple[Boost, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        self.stage += 1
        if self.stage == 1 and can_boost(unit, state.players[unit.seat].gems, (REFLEX,)):
            m.push(Boosting(unit.id, (REFLEX,)))
        elif self.stage <= 2:
            self.stage = 2
            m.push(Roll(disengage_dice(state, unit).total, 8, "SU-DISENGAGE-02", unit.seat))
        else:
            m.finish(self)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        value = reflex(state, unit, boost_of(self.boosts, unit.id, REFLEX)).total  # SU-DISENGAGE-03
        found = passes(faces, value)
        passed = found >= NEEDED
        m.emit(Event("disengaged" if passed else "stuck", "SU-DISENGAGE-02", (unit.id, found, value)))
        m.finish(self)
        move = m.stack[-1]
        assert isinstance(move, Move)
        move.is_free = passed


# -- walking and running ----------------------------------------------------------------------------------

TEST: Final = 0
TESTED: Final = 1
SHOTS: Final = 2
GO: Final = 3
RIM: Final = 4
ARRIVE: Final = 5
OVER: Final = 6


@dataclass
class Move(Step):
    """SU-ACTION-04, SU-ACTION-05, SU-DISENGAGE  One Walk or Run, from the test to the last inch."""

    unit: int
    path: tuple[Point, ...]
    bit: int  # which movement action; 0 for a move that uses none
    jump: int = NO_JUMP  # the leg that leads through portals
    is_reaction: bool = False  # nobody reacts to it
    rule: RuleId = "SU-ACTION-04"
    stage: int = TEST
    is_free: bool = True  # what the last disengage test said
    left: tuple[int, ...] = ()  # the enemies whose hold is behind it

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        if unit is None or self.stage == OVER:
            m.finish(self)
        elif self.stage == TEST:
            self.test(m, unit)
        elif self.stage == TESTED:
            self.stage = SHOTS if self.is_free else OVER  # SU-DISENGAGE-12, SU-DISENGAGE-13
        elif self.stage == SHOTS:
            self.stage = GO
            self.call_shots(m, unit)
        elif self.stage == GO:
            self.go(m, unit)
        elif self.stage == RIM:
            self.stage = GO if self.is_free else ARRIVE  # a40
        else:
            self.stage = OVER
            self.arrive(m, unit)

    def test(self, m: Match, unit: Unit) -> None:
        """SU-DISENGAGE-01  Whoever leaves a hold in which the move began tests before it begins."""
        state = summoners(m)
        self.stage = TESTED
        points = (unit.at, *self.path)
        held_by = holders(state, unit)
        escaped = [enemy for enemy in held_by if leaves(state, unit, points, enemy)]
        self.left = tuple([enemy.id for enemy in held_by])
        if escaped:
            m.push(Disengage(unit.id))

    def call_shots(self, m: Match, unit: Unit) -> None:
        """SU-MREACT-02  Whoever is touched at the end, and was not before, may shoot."""
        if self.is_reaction:
            return
        state = summoners(m)
        moved = unit._replace(at=self.path[-1])
        met = [e.id for e in state.enemies_of(unit.seat) if are_touching(moved, e) and not are_touching(unit, e)]
        if met:
            m.push(DefensiveShots(unit.id, tuple(met), (unit.at, *self.path)))

    def go(self, m: Match, unit: Unit) -> None:
        """SU-ACTION-07, a40: used up; on the way every enemy hold that is entered has to be left by a test."""
        state = summoners(m)
        if self.bit:
            changes.use_move(m, unit, self.bit)
            unit = state.units[unit.id]
        before = touched(m, unit)
        points = (unit.at, *self.path)
        rim = None if self.jump != NO_JUMP else first_rim(state, unit, points, self.left)
        if rim is None:
            self.stage = ARRIVE
            changes.move(m, unit, self.path, self.rule)
        else:
            self.stage = RIM
            walked = (*points[1 : rim.leg + 1], rim.at)
            self.path = (rim.at, *points[rim.leg + 1 :])
            changes.move(m, unit, walked, self.rule)
            inside = [e.id for e in state.enemies_of(unit.seat) if still_holds(state, state.units[unit.id], e)]
            self.left = (*self.left, *inside)
            m.push(Disengage(unit.id))
        meet(m, unit.id, before)

    def arrive(self, m: Match, unit: Unit) -> None:
        """SU-S7-08, SU-S7-09  In contact with the portal that leads away a creature may go through."""
        if unit.profile.level > 0 and exit_touched(summoners(m), unit) != NOBODY:
            m.push(Depart(unit.id))


@dataclass
class Depart(Step):
    """SU-S7-08, a87: going through is voluntary."""

    unit: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        unit = summoners(m).find(self.unit)
        if self.is_done or unit is None:
            return ()
        options = (plain("depart", "SU-S7-08", unit.id), plain("stay", "SU-S7-08", unit.id))
        return (Decision(unit.seat, "depart", "SU-S7-08", options, unit.id),)

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        unit = summoners(m).units[self.unit]
        if answer.key == "depart":
            victory.depart(m, unit)

    def advance(self, m: Match) -> None:
        m.finish(self)


# -- charging ----------------------------------------------------------------------------------------------


@dataclass
class Charge(Step):
    """SU-CHARGE-01, SU-CHARGE-07  A straight line into melee, then a free attack."""

    unit: int
    target: int
    path: tuple[Point, ...]
    is_reaction: bool = False
    stage: int = SHOTS

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        if unit is None or self.stage == OVER:
            m.finish(self)
        elif self.stage == SHOTS:
            self.stage = GO
            if not self.is_reaction:  # b2
                moved = unit._replace(at=self.path[-1])
                met = [e.id for e in state.enemies_of(unit.seat) if are_touching(moved, e) or e.id == self.target]
                m.push(DefensiveShots(unit.id, tuple(met), (unit.at, *self.path)))
        elif self.stage == GO:
            self.stage = ARRIVE
            before = touched(m, unit)
            changes.use_move(m, unit, CHARGED)
            changes.move(m, state.units[unit.id], self.path, "SU-CHARGE-01")
            meet(m, unit.id, before)
        else:
            self.stage = OVER
            m.push(FreeAttack(unit.id, self.target))


# -- defensive shots -----------------------------------------------------------------------------------------


@dataclass
class DefensiveShots(Step):
    """SU-MREACT-02 to SU-MREACT-11, a102: all are declared before the move, then fired one after another."""

    mover: int
    units: tuple[int, ...]  # who may shoot and was not asked yet
    way: tuple[Point, ...]
    shots: tuple[int, ...] = ()
    is_asking: bool = True

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        if not self.is_asking or not self.units or state.find(self.mover) is None:
            return ()
        unit = state.find(self.units[0])
        if unit is None:
            return ()
        shots = defensive_shots(state, unit, state.units[self.mover], self.way)
        if not shots:
            return ()
        options = [plain("defensive-shot", "SU-MREACT-02", code) for code in shots]
        return (Decision(unit.seat, "defensive-shot", "SU-MREACT-02", (*options, PASS), self.mover),)

    def take(self, m: Match, answer: Answer) -> None:
        unit = summoners(m).units[self.units[0]]
        self.units = self.units[1:]
        if answer.key != PASS.key:
            changes.pay(m, unit, 1, "SU-MREACT-02")
            self.shots = (*self.shots, answer.subject)
            m.emit(Event("shoots", "SU-MREACT-02", (unit.id, answer.subject, self.mover)))

    def advance(self, m: Match) -> None:
        state = summoners(m)
        if self.units:
            self.units = self.units[1:]
        elif self.shots and state.find(self.mover) is not None:
            shot, self.shots = self.shots[0], self.shots[1:]
            if state.find(unit_in(shot)) is not None:  # SU-MREACT-04, SU-MREACT-05: moving, and no cover
                strike = Strike(unit_in(shot), shot, self.mover, is_reaction=True, is_at_mover=True)
                m.push(Exchange((strike,)))
        else:
            m.finish(self)


def defensive_shots(state: Summoners, unit: Unit, mover: Unit, way: tuple[Point, ...]) -> list[int]:
    """SU-MREACT-02, SU-MREACT-03, SU-MREACT-06, SU-TRAIT-45, a68  The ranged attacks the unit may use now."""
    if unit.ap < 1 or has(state, unit, STATIC) or is_engaged(state, unit):
        return []
    if is_within(unit, mover, LEAST_FOR_SHOT - 1):
        return []
    found: list[int] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged or is_shockwave(state, unit, attack) or not may_shoot(state, unit, attack):
            continue
        if attack_trait(state, unit, attack, DISPLACE):
            continue
        for point in way:
            moved = mover._replace(at=point)
            if is_within(unit, moved, attack.reach) and sees(state, unit, moved):
                found.append(code_of(unit, place))
                break
    return found
