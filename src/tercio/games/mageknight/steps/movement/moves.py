"""MK-MOVE, MK-SPRINT, MK-FLY, MK-FORMATION  Warriors move: break-away, terror, the way, free spins, what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.ability import BREAKS_AWAY_GENTLY, COMES_UNSEEN, TERRIFIES
from tercio.games.mageknight.abilities.bearers import asked, asked_unit
from tercio.games.mageknight.abilities.registry import rule_for
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import enemies_touching, is_in_front, move_type
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import BOOT, HORSESHOE
from tercio.games.mageknight.rules.cavalry.trample import crossed_by
from tercio.games.mageknight.rules.movement.escort import escorted
from tercio.games.mageknight.rules.movement.facings import judge_turn, may_spin, turn_option
from tercio.games.mageknight.rules.movement.flight import LEVEL_CHANGES
from tercio.games.mageknight.rules.movement.hindrances import (
    FRIGHTENS,
    frees_on,
    judge_another_way,
    must_break_away,
    terrors_met,
)
from tercio.games.mageknight.rules.movement.plans import judge_plan, judge_setting_out, plan_option, way_for
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.movement.arrival import arrive
from tercio.games.mageknight.steps.movement.carried import SetDown
from tercio.games.mageknight.steps.movement.escort import Escort
from tercio.games.mageknight.steps.movement.facings import offer_spin
from tercio.games.mageknight.steps.turns.given import give
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
    Seat,
    Step,
    Verdict,
)
from tercio.kernel.tally import told

ROLL: Final = 0
BREAKING: Final = 1
DREAD: Final = 2
ANOTHER_WAY: Final = 3
GO: Final = 4
SPINS: Final = 5
AFTER: Final = 6
OVER: Final = 7
HELD: Final = 8
PLAN: Final = 9


def begin_move(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A move action: a plain one, a sprint, or a change of level. MK-TURN-08"""
    give(m, (warrior.id,), "MK-MOVE-02")
    go(m, warrior, answer)


def begin_quick_move(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A move action that spends none of its player's."""
    give(m, (warrior.id,), "MK-MOVE-02", is_quick=True)
    go(m, warrior, answer)


def go(m: Match, warrior: Warrior, answer: Answer) -> None:
    move(
        m,
        warrior.id,
        answer.path,
        answer.numbers[0] if answer.numbers else warrior.facing,
        "MK-MOVE-02",
        answer.key,
        is_sprint=answer.key == "sprint",
        changes_level=answer.key in LEVEL_CHANGES,
        carried=answer.picks[0] if answer.picks else NOBODY,
    )


def move(
    m: Match,
    warrior: int,
    path: tuple[Point, ...],
    facing: int,
    rule: RuleId,
    key: str,
    is_sprint: bool = False,
    changes_level: bool = False,
    is_surge: bool = False,
    is_trample: bool = False,
    is_shared: bool = False,
    carried: int = NOBODY,
    mover: Seat = NOBODY,
    beside: tuple[Point, ...] = (),
) -> None:
    """The gate of every move: orders, formations, assaults, rides and magic come through here.

    Who is held by enemies brings no path: it plans one under the same `key` when it is free (MK-MOVE-14). What is
    shared with a formation has been rolled for when the formation was planned.
    """
    m.push(
        MoveWarrior(
            warrior,
            path,
            facing,
            is_sprint,
            changes_level,
            rule,
            is_surge,
            carried,
            mover,
            GO if is_shared else ROLL,
            is_shared=is_shared,
            beside=beside,
            is_trample=is_trample,
            key=key,
        )
    )


# -- break-away -----------------------------------------------------------------------------------------


def break_away(m: Match, warrior: Warrior, face: int) -> bool:
    """The die says whether it is free; those whom a rider shakes off take a click. MK-MOVE-17, MK-MOVE-18

    A cavalry unit shakes them off once, not with each half (MKC-UNIT-22).
    """
    state = mageknight(m)
    needed = frees_on(state, warrior)
    is_free = face >= needed.total
    rule = "MK-MOVE-17" if is_free else "MK-MOVE-15"
    facts = (warrior.id, face, needed.total)
    m.emit(Event("broke-away" if is_free else "held", rule, facts, receipts=told(needed)))
    has_hooves = move_type(state, warrior) == HORSESHOE
    if is_free and has_hooves and not asked_unit(state, warrior, BREAKS_AWAY_GENTLY):  # MK-MOVE-27
        for enemy in enemies_touching(state, warrior):
            if not is_in_front(warrior, enemy.at):
                changes.damage(m, enemy, 1, "MK-MOVE-27", warrior.id)
    return is_free


# -- the move -------------------------------------------------------------------------------------------


@dataclass
class MoveWarrior(Step):
    """A warrior moves, from the break-away roll to what waits at its end. MK-MOVE-02"""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    is_sprint: bool = False
    changes_level: bool = False
    rule: RuleId = "MK-MOVE-02"
    is_surge: bool = False  # MK-CHARGE-11  its click falls due where the move ends
    carried: int = NOBODY  # who is taken along
    mover: Seat = NOBODY  # who moves it, where that is not its own player
    stage: int = ROLL
    is_free: bool = True
    has_gone: bool = False  # its centre has moved
    is_shared: bool = False  # a formation moves: what a sprint costs comes when all have moved (MK-SPRINT-10)
    beside: tuple[Point, ...] = ()  # where its plan has a captive put down
    braved: tuple[int, ...] = ()  # whose terror it has withstood
    dreaded: tuple[int, ...] = ()  # whom it may not touch this turn
    spinning: tuple[int, ...] = ()  # those who may still turn
    is_trample: bool = False  # MKC-TALENT-30
    key: str = "move"  # what kind of move was announced
    trampled: tuple[int, ...] = ()  # over whom it has gone

    # -- what its player says on the way -------------------------------------------------------------

    def ask(self, m: Match) -> tuple[Decision, ...]:
        """Where it goes when it is free, how it turns when it is held, and which other way when it was frightened."""
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if self.stage not in (PLAN, HELD, ANOTHER_WAY) or warrior is None:
            return ()
        seat = self.leader(warrior)
        if self.stage == PLAN:  # MK-MOVE-17
            way = plan_option(state, warrior, self.key, self.rule)
            return (Decision(seat, "way", "MK-MOVE-17", (way, PASS), warrior.id),)
        if self.stage == HELD:  # MK-MOVE-16
            return (Decision(seat, "held", "MK-MOVE-16", (turn_option(warrior.id, "MK-MOVE-16"), PASS), warrior.id),)
        rule = rule_for(TERRIFIES)  # MK H23  who was frightened may go another way, or stay
        way = way_for("another-way", rule, warrior.id, ())
        return (Decision(seat, "another-way", rule, (way, PASS), self.dreaded[-1]),)

    def leader(self, warrior: Warrior) -> Seat:
        return warrior.seat if self.mover == NOBODY else self.mover

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        warrior = state.warriors[self.warrior]
        if self.stage == PLAN:
            judge_setting_out(warrior, self.key, answer.key, verdict)
        if self.stage == PLAN and answer.path:
            judge_plan(state, warrior, self.leader(warrior), self.rule, answer, verdict)
        elif self.stage == HELD and len(answer.numbers) == 1:
            judge_turn(state, warrior, answer.numbers[0], verdict)
        elif self.stage == ANOTHER_WAY and answer.path:
            facing = answer.numbers[0] if answer.numbers else warrior.facing
            judge_another_way(state, self.way(warrior, answer.path, facing), self.dreaded, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        warrior = mageknight(m).warriors[self.warrior]
        if self.stage == HELD:
            self.stage = OVER
            if answer.numbers:
                changes.turn(m, warrior, answer.numbers[0], "MK-MOVE-16")
            return
        is_planned = self.stage == PLAN
        self.stage = DREAD
        if answer.path:
            self.path, self.facing = answer.path, answer.numbers[0]
            if is_planned and answer.picks:
                self.carried = answer.picks[0]
        elif is_planned:
            self.stage = OVER
        else:
            self.path, self.facing, self.carried = (warrior.at,), warrior.facing, NOBODY

    def way(self, warrior: Warrior, path: tuple[Point, ...], facing: int) -> Way:
        ignore = () if self.carried == NOBODY else (self.carried,)
        return Way(warrior, path, self.is_sprint, self.changes_level, ignore, facing, self.is_trample)

    # -- from stage to stage -----------------------------------------------------------------------

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if warrior is None or self.stage == OVER:
            m.finish(self)
        elif self.stage == ROLL:
            self.stage = DREAD if self.path else PLAN
            if must_break_away(state, warrior):
                self.stage = BREAKING
                m.push(Roll(1, 6, "MK-MOVE-14", warrior.seat))
        elif self.stage == DREAD:
            terror = self.next_terror(state, warrior)
            if terror is None:
                self.stage = GO
            else:
                m.push(Roll(1, 6, rule_for(TERRIFIES), terror.seat))
        elif self.stage == GO:
            self.stage = SPINS
            self.go(m, warrior)
        elif self.stage == SPINS:
            if self.spinning:
                spinner, self.spinning = self.spinning[0], self.spinning[1:]
                offer_spin(m, spinner, warrior.id)
            else:
                self.stage = AFTER
        else:
            self.stage = OVER
            self.finish(m, warrior)

    def next_terror(self, state: MageKnight, warrior: Warrior) -> Warrior | None:
        for other in terrors_met(state, warrior, self.way(warrior, self.path, self.facing).end):
            if other.id not in self.braved:
                return other
        return None

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        state = mageknight(m)
        warrior = state.warriors[self.warrior]
        if self.stage == BREAKING:
            self.is_free = break_away(m, warrior, faces[0])
            if self.is_free:
                self.stage = DREAD if self.path else PLAN
            else:  # MK-MOVE-16, MK-MOVE-26, a83: who is held may still turn, unless it has hooves
                self.stage = OVER if move_type(state, warrior) == HORSESHOE else HELD
            return
        terror = self.next_terror(state, warrior)
        assert terror is not None
        is_frightened = faces[0] <= FRIGHTENS
        told = (warrior.id, terror.id, faces[0], FRIGHTENS + 1)
        m.emit(Event("frightened" if is_frightened else "unafraid", rule_for(TERRIFIES), told))
        if is_frightened:
            self.stage = ANOTHER_WAY
            self.dreaded = (*self.dreaded, terror.id)
        else:
            self.braved = (*self.braved, terror.id)

    def go(self, m: Match, warrior: Warrior) -> None:
        """Who only turns or changes its level has met nobody. MK-MOVE-09, MK-FLY-28, a38"""
        state = mageknight(m)
        before = [enemy.id for enemy in enemies_touching(state, warrior)]
        if self.changes_level:
            changes.change_level(m, warrior, not warrior.is_soaring, "MK-FLY-05")
            warrior = state.warriors[warrior.id]
        if self.path[-1] == warrior.at:
            changes.turn(m, warrior, self.facing, self.rule)
        else:
            self.has_gone = True
            self.trampled = crossed_by(state, warrior, self.path[-1]) if self.is_trample else ()
            captive = escorted(state, warrior)
            changes.move(m, warrior, self.path, self.facing, self.rule)
            if captive is not None:
                self.bring_captive(m, warrior, captive)
            moved = state.warriors[warrior.id]
            self.spinning = tuple(
                [
                    enemy.id
                    for enemy in enemies_touching(state, moved)
                    if may_spin(state, enemy, moved) and (enemy.id in before or not asked(moved, COMES_UNSEEN))
                ]
            )
        if self.carried != NOBODY:
            m.push(SetDown(self.carried, warrior.id))

    def bring_captive(self, m: Match, guard: Warrior, captive: Warrior) -> None:
        """In a formation the plan has a place for it; else the mover of its guard says where. MK-CAPTURE-10, a70"""
        if self.beside:
            changes.place(m, captive, self.beside[0], captive.facing, "MK-CAPTURE-10")
        else:
            m.push(Escort(guard.id, captive.id, self.leader(guard)))

    def finish(self, m: Match, warrior: Warrior) -> None:
        """Trampling, a sprint on foot, pole arms and rams cost clicks now. MKC-TALENT-31, MK-SPRINT-02, MK-SPRINT-06"""
        for number in self.trampled:
            changes.damage(m, mageknight(m).warriors[number], 1, "MKC-TALENT-31", warrior.id)  # H39
        costs = self.is_sprint and not self.is_shared and move_type(mageknight(m), warrior) == BOOT
        arrive(m, warrior, self.has_gone, self.is_surge, self.is_sprint, costs)
