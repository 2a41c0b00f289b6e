"""MK-MOVE, MK-SPRINT, MK-FLY, MK-FORMATION  Warriors move: break-away, the way, free spins, what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import changes
from tercio.games.mageknight.abilities import CHARGE, POLE_ARM, QUICKNESS, RAM, SNEAK_ATTACK, has, rule_of
from tercio.games.mageknight.dials import BOOT, HORSESHOE, WINGS
from tercio.games.mageknight.ground import are_touching, disc, enemies_touching, faces, is_in_front, move_type
from tercio.games.mageknight.rules.moving import Way, judge_way
from tercio.games.mageknight.state import HERE, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.given import give
from tercio.geometry.angles import nearest_facing
from tercio.geometry.placing import contact_spots
from tercio.kernel import (
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Point,
    Roll,
    RuleId,
    Step,
    Verdict,
)

AROUND: Final = 10  # degrees between the places where a captive is put down


def begin_move(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MK-TURN-08  A move action: a plain one, a sprint, or a change of level."""
    key = answer.key
    give(m, (warrior.id,), "MK-MOVE-02")
    facing = answer.numbers[0] if answer.numbers else warrior.facing
    m.push(
        MoveWarrior(
            warrior.id, answer.path, facing, is_sprint=key == "sprint", changes_level=key in ("take-off", "land")
        )
    )


# -- break-away -----------------------------------------------------------------------------------------


def must_break_away(state: MageKnight, warrior: Warrior) -> bool:
    """MK-MOVE-14"""
    return bool(enemies_touching(state, warrior))


def fails_on(state: MageKnight, warrior: Warrior) -> int:
    """MK-MOVE-15, MK-MOVE-24, MK-MOVE-33  The highest face on which it stays."""
    if has(warrior, CHARGE) or has(warrior, QUICKNESS):
        return 1
    return 1 if move_type(state, warrior) in (HORSESHOE, WINGS) else 3


ROLL: Final = 0
GO: Final = 1
SPINS: Final = 2
AFTER: Final = 3
OVER: Final = 4


@dataclass
class MoveWarrior(Step):
    """MK-MOVE-02  One warrior's move, from the break-away roll to what waits at its end."""

    warrior: int
    path: tuple[Point, ...]
    facing: int
    is_sprint: bool = False
    changes_level: bool = False
    rule: RuleId = "MK-MOVE-02"
    stage: int = ROLL
    is_free: bool = True
    spinning: tuple[int, ...] = ()  # those who may still turn

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        warrior = state.find(self.warrior)
        if warrior is None or self.stage == OVER:
            m.finish(self)
        elif self.stage == ROLL:
            self.stage = GO
            if must_break_away(state, warrior):
                m.push(Roll(1, 6, "MK-MOVE-14", warrior.seat))
        elif self.stage == GO:
            self.stage = SPINS
            self.go(m, warrior)
        elif self.stage == SPINS:
            if self.spinning:
                spinner, self.spinning = self.spinning[0], self.spinning[1:]
                m.push(FreeSpin(spinner, warrior.id))
            else:
                self.stage = AFTER
        else:
            self.stage = OVER
            self.finish(m, warrior)

    def rolled(self, m: Match, faces_: tuple[int, ...]) -> None:
        state = mageknight(m)
        warrior = state.warriors[self.warrior]
        self.is_free = faces_[0] > fails_on(state, warrior)
        name, rule = ("broke-away", "MK-MOVE-17") if self.is_free else ("held", "MK-MOVE-15")
        m.emit(Event(name, rule, (warrior.id, faces_[0])))
        if self.is_free and move_type(state, warrior) == HORSESHOE and not has(warrior, RAM):  # MK-MOVE-27
            for enemy in enemies_touching(state, warrior):
                if not is_in_front(warrior, enemy.at):
                    changes.damage(m, enemy, 1, "MK-MOVE-27", warrior.id)

    def go(self, m: Match, warrior: Warrior) -> None:
        state = mageknight(m)
        if not self.is_free:  # MK-MOVE-16, MK-MOVE-26
            if move_type(state, warrior) != HORSESHOE:
                changes.turn(m, warrior, self.facing, "MK-MOVE-16")
            self.stage = OVER
            return
        before = [enemy.id for enemy in enemies_touching(state, warrior)]
        if self.changes_level:
            changes.change_level(m, warrior, not warrior.is_soaring, "MK-FLY-05")
            warrior = state.warriors[warrior.id]
        if self.path[-1] == warrior.at:
            changes.turn(m, warrior, self.facing, self.rule)
        else:
            changes.move(m, warrior, self.path, self.facing, self.rule)
            self.bring_captive(m, warrior.id)
            moved = state.warriors[warrior.id]
            self.spinning = tuple([e.id for e in enemies_touching(state, moved) if may_spin(state, e, moved)])
        if before == [] and has(warrior, SNEAK_ATTACK):
            self.spinning = ()

    def bring_captive(self, m: Match, guard: int) -> None:
        """MK-CAPTURE-10, a70: the captive is put down at its guard's side."""
        state = mageknight(m)
        captive = state.captive_of(guard)
        if captive is None:
            return
        mover = state.warriors[guard]
        things = [disc(w.at, w.figure.radius) for w in state.warriors if w.gone == HERE and w.id != captive.id]
        base = disc(mover.at, mover.figure.radius)
        spots = contact_spots(captive.figure.radius, base, things, (state.board, state.board), AROUND, most=1)
        if spots:
            changes.place(m, captive, spots[0], captive.facing, "MK-CAPTURE-10")

    def finish(self, m: Match, warrior: Warrior) -> None:
        """MK-SPRINT-06, and the pole arms and rams that the move has met."""
        state = mageknight(m)
        if has(warrior, RAM):
            for enemy in enemies_touching(state, warrior):
                if is_in_front(warrior, enemy.at):
                    changes.damage(m, enemy, 1, rule_of(RAM), warrior.id)
        for enemy in enemies_touching(state, warrior):
            if has(enemy, POLE_ARM) and faces(state, enemy, warrior):
                changes.damage(m, state.warriors[warrior.id], 1, rule_of(POLE_ARM), enemy.id)
        if self.is_sprint and move_type(state, warrior) == BOOT:
            changes.damage(m, state.warriors[warrior.id], 1, "MK-SPRINT-06")


# -- free spins ---------------------------------------------------------------------------------------------


def may_spin(state: MageKnight, warrior: Warrior, mover: Warrior) -> bool:
    """MK-MOVE-19, MK-MOVE-25, MK-CAPTURE-26"""
    if move_type(state, warrior) == HORSESHOE or state.captive_of(warrior.id) is not None:
        return False
    return are_touching(state, warrior, mover)


@dataclass
class FreeSpin(Step):
    """MK-MOVE-19, MK-MOVE-20  Whoever was moved up to may turn its front arc to the newcomer."""

    warrior: int
    mover: int
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        warrior, mover = state.find(self.warrior), state.find(self.mover)
        if self.is_done or warrior is None or mover is None or not are_touching(state, warrior, mover):
            return ()
        spin = Option("spin", "MK-MOVE-19", warrior.id, numbers=1, low=0, high=359)
        return (Decision(warrior.seat, "free-spin", "MK-MOVE-19", (spin, PASS), mover.id),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "spin" and len(answer.numbers) == 1 and 0 <= answer.numbers[0] < 360:
            state = mageknight(m)
            warrior, mover = state.warriors[self.warrior], state.warriors[self.mover]
            if not is_in_front(warrior.standing(warrior.at, answer.numbers[0]), mover.at):
                verdict.refuse("MK-MOVE-19", "turned-away", (mover.id,))

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "spin":
            changes.turn(m, mageknight(m).warriors[self.warrior], answer.numbers[0], "MK-MOVE-19", counts=False)

    def advance(self, m: Match) -> None:
        m.finish(self)


def judge_move(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The way of a move action, a sprint or a change of level."""
    key = answer.key
    if key == "sprint":
        judge_sprint(state, warrior, verdict)
    if key in ("take-off", "land"):
        judge_level(state, warrior, key, verdict)
    if answer.path:
        way = Way(warrior, answer.path, key == "sprint", key in ("take-off", "land"))
        judge_way(state, way, verdict)


def judge_sprint(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """MK-SPRINT-03, MK-SPRINT-04"""
    if move_type(state, warrior) not in (BOOT, HORSESHOE):
        verdict.refuse("MK-SPRINT-03", "cannot-sprint", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse("MK-SPRINT-04", "enemy-in-contact", (warrior.id, enemies[0].id))
    for _, domain in state.domains():
        if "sprint" in domain.forbids:
            verdict.refuse("MK-DOMAIN-09", "domain-forbids", (domain.number,))


def judge_level(state: MageKnight, warrior: Warrior, key: str, verdict: Verdict) -> None:
    """MK-FLY-01, MK-FLY-05"""
    if move_type(state, warrior) != WINGS:
        verdict.refuse("MK-FLY-01", "no-wings", (warrior.id,))
    elif warrior.is_soaring == (key == "take-off"):
        verdict.refuse("MK-FLY-05", "at-that-level", (warrior.id,))


def facing_towards(at: Point, other: Point) -> int:
    return nearest_facing(at, other) if at != other else 0
