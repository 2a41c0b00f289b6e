"""MKC-TALENT  What only cavalry units do: ride and strike, ride and shoot, overwhelm, trample."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import DEMORALIZED
from tercio.games.mageknight.actions.action import IN_UNIT, Action, Stance, walking
from tercio.games.mageknight.field.cavalry import mount_of
from tercio.games.mageknight.field.ground import GROUND, enemies_touching, level_of
from tercio.games.mageknight.rules.cavalry.rides import (
    MOUNTED_CHARGE,
    MOUNTED_SHOT,
    OVERWHELM,
    OVERWHELM_SPRINT,
    OVERWHELMING,
    TRAMPLE,
    TRAMPLE_OVERWHELM,
    is_cavalry_near,
    judge_apart,
    judge_overwhelming,
    judge_ride,
)
from tercio.games.mageknight.rules.movement.flight import may_sprint
from tercio.games.mageknight.rules.movement.moves import Way, judge_way
from tercio.games.mageknight.rules.turns.actions import CLOSE, MOVE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.cavalry.overwhelm import begin_overwhelming, begin_trampling
from tercio.games.mageknight.steps.cavalry.rides import begin_ride
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict


class MountedCharge(Action):
    """MKC-TALENT-18 to MKC-TALENT-21, A81: given to the mount, or to the rider of one that has lost its courage."""

    keys = (MOUNTED_CHARGE,)
    kind = CLOSE
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or enemies_touching(state, warrior):
            return []
        if warrior.is_rider and not has(state.warriors[warrior.partner], DEMORALIZED):
            return []
        return [walking(MOUNTED_CHARGE, "MKC-TALENT-19", warrior)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_apart(state, warrior, answer.key, verdict)
        judge_ride(state, mount_of(state, warrior), answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_ride(m, warrior, answer)


class MountedShot(MountedCharge):
    """MKC-TALENT-12 to MKC-TALENT-15  The rider's dial shoots."""

    keys = (MOUNTED_SHOT,)
    kind = RANGED

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or not warrior.is_rider:
            return []
        return [walking(MOUNTED_SHOT, "MKC-TALENT-13", warrior)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        super().judge(state, warrior, answer, verdict)
        if warrior.partner != NOBODY and not warrior.is_rider:
            verdict.refuse("MKC-TALENT-14", "its-rider-shoots", (warrior.id, warrior.partner))


class Trample(Action):
    """MKC-TALENT-22 to MKC-TALENT-35, A83: over bases, into another unit, or both."""

    keys = (TRAMPLE, *OVERWHELMING)
    kind = MOVE
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY:
            return []
        is_low = level_of(state, warrior) == GROUND
        options = [walking(TRAMPLE, "MKC-TALENT-30", warrior)] if is_low else []
        if not enemies_touching(state, warrior) and is_cavalry_near(state, warrior):
            options.append(walking(OVERWHELM, "MKC-TALENT-24", warrior))
            if is_low:
                options.append(walking(TRAMPLE_OVERWHELM, "MKC-TALENT-24", warrior))
            if may_sprint(state, warrior):
                options.append(walking(OVERWHELM_SPRINT, "MKC-TALENT-24", warrior))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if answer.key in OVERWHELMING:
            judge_overwhelming(state, warrior, answer, verdict)
            return
        if warrior.partner == NOBODY:
            verdict.refuse("MKC-TALENT-01", "no-cavalry", (warrior.id,))
        if answer.path:
            facing = answer.numbers[0] if answer.numbers else warrior.facing
            judge_way(state, Way(warrior, answer.path, facing=facing, tramples=True), verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        if answer.key in OVERWHELMING:
            begin_overwhelming(m, warrior, answer)
        else:
            begin_trampling(m, warrior, answer)
