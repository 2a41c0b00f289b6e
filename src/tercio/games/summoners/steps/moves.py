"""Units move: tests, defensive shots, charges, portals. SU-ACTION-04 to SU-ACTION-09, SU-CHARGE, SU-DISENGAGE"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.field.strikes import passes
from tercio.games.summoners.field.values import reflex, run
from tercio.games.summoners.printed.profiles import REFLEX
from tercio.games.summoners.rules.boosts import DISENGAGING, Boost, boost_of
from tercio.games.summoners.rules.disengagement import (
    NEEDED,
    Rim,
    disengage_dice,
    first_rim,
    holders,
    leaves,
    still_holds,
)
from tercio.games.summoners.rules.moves import (
    NO_JUMP,
    Way,
    allowance,
    exit_touched,
    judge_portals,
    last_firm,
    reckoned,
    way_of,
)
from tercio.games.summoners.state import CHARGED, RAN, Unit, summoners
from tercio.games.summoners.steps.boosts import Boosted, offer_boost
from tercio.games.summoners.steps.contact import meet, touched
from tercio.games.summoners.steps.defensive_shots import Moving, watch
from tercio.games.summoners.steps.melee import FreeAttack
from tercio.games.summoners.steps.scoring import depart
from tercio.kernel import (
    NOBODY,
    Answer,
    Decision,
    Event,
    Match,
    Point,
    Roll,
    RuleId,
    Step,
    Verdict,
    plain,
)
from tercio.kernel.tally import told

# -- disengaging ----------------------------------------------------------------------------------------


@dataclass
class Disengage(Boosted):
    """A Reflex test (2). A step that waits reads `passed` of the step below. SU-DISENGAGE-02, SU-DICE-04, -06"""

    unit: int
    stage: int = 0
    boosts: tuple[Boost, ...] = ()

    def advance(self, m: Match) -> None:
        state = summoners(m)
        unit = state.find(self.unit)
        self.stage += 1
        if unit is None:
            m.finish(self)
        elif self.stage == 1 and offer_boost(m, unit, (REFLEX,)):
            return
        elif self.stage <= 2:
            self.stage = 2
            dice = disengage_dice(state, unit)
            m.emit(Event("disengage-dice", "SU-DISENGAGE-02", (unit.id, dice.total), receipts=told(dice)))
            m.push(Roll(dice.total, 8, "SU-DISENGAGE-02", unit.seat))
        else:
            m.finish(self)

    def at_stake(self, m: Match, unit: Unit) -> tuple[int, ...]:
        state = summoners(m)
        quick = reflex(state, unit, boost_of(self.boosts, unit.id, REFLEX))
        return (DISENGAGING, disengage_dice(state, unit).total, quick.total)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = summoners(m)
        unit = state.units[self.unit]
        quick = reflex(state, unit, boost_of(self.boosts, unit.id, REFLEX))  # SU-DISENGAGE-03
        value = quick.total
        found = passes(faces, value)
        passed = found >= NEEDED
        facts = (unit.id, found, value)
        m.emit(Event("disengaged" if passed else "stuck", "SU-DISENGAGE-02", facts, receipts=told(quick)))
        m.finish(self)
        move = m.stack[-1]
        assert isinstance(move, Move)
        move.is_free = passed


def begin_disengaging(m: Match, unit: Unit) -> None:
    """Every disengage test begins here."""
    m.push(Disengage(unit.id))


# -- walking and running ----------------------------------------------------------------------------------

TEST: Final = 0
TESTED: Final = 1
SHOTS: Final = 2
GO: Final = 3
RIM: Final = 4
ARRIVE: Final = 5
OVER: Final = 6


@dataclass
class Move(Moving):
    """One Walk or Run, from the test to the last inch. SU-ACTION-04, SU-ACTION-05, SU-DISENGAGE"""

    unit: int
    path: tuple[Point, ...]
    bit: int  # which movement action; 0 for a move that uses none
    jump: int = NO_JUMP  # the leg that leads through portals
    is_reaction: bool = False  # nobody reacts to it
    rule: RuleId = "SU-ACTION-04"
    stage: int = TEST
    is_free: bool = True  # what the last disengage test said
    left: tuple[int, ...] = ()  # the enemies whose hold is behind it
    allowed: int = 0  # how far a spell lets it go; 0: as far as its movement action

    def go_instead(self, way: Way) -> None:
        self.path, self.jump = way.points[1:], way.jump

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
        """A unit that leaves a hold in which the move began tests before it begins. SU-DISENGAGE-01"""
        state = summoners(m)
        self.stage = TESTED
        points = (unit.at, *self.path)
        held_by = holders(state, unit)
        escaped = [enemy for enemy in held_by if leaves(state, unit, points, enemy)]
        self.left = tuple([enemy.id for enemy in held_by])
        if escaped:
            begin_disengaging(m, unit)

    def call_shots(self, m: Match, unit: Unit) -> None:
        """A unit that is touched on the way, and was not before, may shoot. SU-MREACT-02"""
        if self.is_reaction:
            return
        state, way = summoners(m), Way((unit.at, *self.path), self.jump)
        watch(m, unit, way, self.allowed or allowance(state, unit, self.bit == RAN).total)

    def go(self, m: Match, unit: Unit) -> None:
        """Used up; on the way every enemy hold that is entered has to be left by a test. SU-ACTION-07, a40"""
        state = summoners(m)
        if self.bit:
            changes.use_move(m, unit, self.bit)
            unit = state.units[unit.id]
        before = touched(m, unit)
        way = Way((unit.at, *self.path), self.jump)
        rim = first_rim(state, unit, way, self.left)
        if rim is not None:
            firm = last_firm(state, unit, way.points[rim.leg], rim.at)
            way = self.halt_at(way, Rim(rim.holder, rim.leg, firm))
        tread(m, unit, way, self.rule)
        self.stage = ARRIVE
        if rim is not None:
            self.leave_rim(m, state.units[unit.id])
        meet(m, unit.id, before, way)

    def halt_at(self, way: Way, rim: Rim) -> Way:
        """The way up to the rim; what lies beyond it is still to be gone."""
        self.path = (rim.at, *way.points[rim.leg + 1 :])
        is_through = way.jump < rim.leg
        self.jump = NO_JUMP if is_through else way.jump - rim.leg + 1
        return Way((*way.points[: rim.leg + 1], rim.at), way.jump if is_through else NO_JUMP)

    def leave_rim(self, m: Match, unit: Unit) -> None:
        """A unit that is held now may test once; with a single die it stays. a40, SU-DISENGAGE-11"""
        state = summoners(m)
        inside = [enemy.id for enemy in state.enemies_of(unit.seat) if still_holds(state, unit, enemy)]
        self.left = (*self.left, *inside)
        dice = disengage_dice(state, unit)
        if dice.total < NEEDED:
            m.emit(Event("held", "SU-DISENGAGE-11", (unit.id, dice.total), receipts=told(dice)))
        else:
            self.stage = RIM
            begin_disengaging(m, unit)

    def arrive(self, m: Match, unit: Unit) -> None:
        """The way may lead off the board; SU-RREACT-10: not before the shot that it evades. SU-S7-08, SU-S7-09"""
        if not self.is_reaction:
            offer_departure(m, unit)


def tread(m: Match, unit: Unit, way: Way, rule: RuleId) -> None:
    """The unit goes this way; what it costs is told where that is more than its length."""
    land = summoners(m).land()
    if land.heavy or land.steep:
        cost = reckoned(summoners(m), unit, way)
        if len(cost.receipts) > 1:
            m.emit(Event("way-cost", cost.receipts[1].rule, (unit.id, cost.total), receipts=told(cost)))
    changes.move(m, unit, way.points[1:], rule)


@dataclass
class Depart(Step):
    """Going through is voluntary. SU-S7-08, a87"""

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
            depart(m, unit)

    def advance(self, m: Match) -> None:
        m.finish(self)


def offer_departure(m: Match, unit: Unit) -> None:
    """In contact with the portal that leads away a creature may go through. SU-S7-08, SU-S7-09"""
    if unit.profile.level > 0 and exit_touched(summoners(m), unit) != NOBODY:
        m.push(Depart(unit.id))


# -- charging ----------------------------------------------------------------------------------------------


@dataclass
class Charge(Moving):
    """A straight line into melee, then a free attack. SU-CHARGE-01, SU-CHARGE-07"""

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
                watch(m, unit, way_of(unit, self.path), run(state, unit).total, (self.target,))
        elif self.stage == GO and self.is_held(m, unit):
            self.stage = OVER
        elif self.stage == GO:
            self.stage = ARRIVE
            before = touched(m, unit)
            changes.use_move(m, unit, CHARGED)
            tread(m, state.units[unit.id], way_of(unit, self.path), "SU-CHARGE-01")
            meet(m, unit.id, before, way_of(unit, self.path))
        else:
            self.stage = OVER
            m.push(FreeAttack(unit.id, self.target))

    def is_held(self, m: Match, unit: Unit) -> bool:
        """A shot has pushed the charger into another enemy's hold; the charge lapses. SU-CHARGE-05, a111"""
        others = [holder for holder in holders(summoners(m), unit) if holder.id != self.target]
        if others:
            m.emit(Event("charge-lapses", "SU-CHARGE-05", (unit.id, others[0].id)))
        return bool(others)


def begin_move(
    m: Match,
    unit: Unit,
    path: tuple[Point, ...],
    bit: int,
    rule: RuleId,
    picks: tuple[int, ...] = (),
    is_reaction: bool = False,
    allowed: int = 0,
) -> None:
    """Every Walk and every Run begins here. `bit`: which movement action it uses; `picks`: the portals."""
    way = judge_portals(summoners(m), unit, path, picks, Verdict())
    m.push(Move(unit.id, path, bit, way.jump, is_reaction, rule, allowed=allowed))


def begin_charge(m: Match, unit: int, target: int, path: tuple[Point, ...], is_reaction: bool = False) -> None:
    """Every charge begins here."""
    m.push(Charge(unit, target, path, is_reaction))
