"""MKC-TALENT  What only cavalry units do: ride and strike, ride and shoot, overwhelm, trample.

The steps of a ride stand here, above all others: at its end they ask for other actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.bearers import is_demoralized
from tercio.games.mageknight.abilities.registry import brought_along
from tercio.games.mageknight.actions.action import IN_UNIT, Action, Stance, place_of, stance_of, walking
from tercio.games.mageknight.actions.close_combat import STRIKE
from tercio.games.mageknight.actions.powers import WIELD
from tercio.games.mageknight.actions.shots import SHOOT
from tercio.games.mageknight.actions.sieges import BATTER, SHELL
from tercio.games.mageknight.field.cavalry import mount_of, unit_of
from tercio.games.mageknight.field.ground import GROUND, enemies_touching, level_of
from tercio.games.mageknight.rules.cavalry.rides import (
    MOUNTED_CHARGE,
    MOUNTED_SHOT,
    OVERWHELM,
    OVERWHELM_SPRINT,
    OVERWHELMING,
    RULES,
    TRAMPLE,
    TRAMPLE_OVERWHELM,
    charging,
    is_cavalry_near,
    is_unit,
    judge_half,
    judge_mounted_charge,
    judge_mounted_shot,
    judge_part,
    judge_second_part,
    judge_trample,
    talent_of,
)
from tercio.games.mageknight.rules.movement.flight import may_sprint
from tercio.games.mageknight.rules.turns.actions import CLOSE, MOVE, RANGED, may_shoot
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.cavalry.overwhelm import begin_trample
from tercio.games.mageknight.steps.movement.assaults import assault, begin_assault
from tercio.games.mageknight.steps.movement.moves import move
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import NOBODY, PASS, Answer, Decision, Match, Option, Point, Step, Verdict


class MountedCharge(Action):
    """The mount is given the action, or its rider if it has lost its courage. MKC-TALENT-18 to MKC-TALENT-21, A81"""

    keys = (MOUNTED_CHARGE,)
    kind = CLOSE
    rule = "MKC-TALENT-19"
    lacking = "its-mount-charges"
    order = 4
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or enemies_touching(state, warrior):
            return []
        if warrior.is_rider and not is_demoralized(state.warriors[warrior.partner]):
            return []
        return [walking(MOUNTED_CHARGE, "MKC-TALENT-19", warrior)]


class MountedShot(MountedCharge):
    """The rider's dial shoots. MKC-TALENT-12 to MKC-TALENT-15"""

    keys = (MOUNTED_SHOT,)
    kind = RANGED

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or not warrior.is_rider:
            return []
        return [walking(MOUNTED_SHOT, "MKC-TALENT-13", warrior)]


class Trample(Action):
    """A unit rides over bases, into another unit, or both. MKC-TALENT-22 to MKC-TALENT-35, A83"""

    keys = (TRAMPLE, *OVERWHELMING)
    kind = MOVE
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY:
            return []
        is_low = level_of(state, warrior) == GROUND
        is_held = bool(enemies_touching(state, warrior))
        options = [walking(TRAMPLE, "MKC-TALENT-30", warrior, (), is_held)] if is_low else []
        if not is_held and is_cavalry_near(state, warrior):
            options.append(walking(OVERWHELM, "MKC-TALENT-24", warrior))
            if is_low:
                options.append(walking(TRAMPLE_OVERWHELM, "MKC-TALENT-24", warrior))
            if may_sprint(state, warrior):
                options.append(walking(OVERWHELM_SPRINT, "MKC-TALENT-24", warrior))
        return options


# -- the ride ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def after_ride() -> dict[str, tuple[Action, ...]]:
    """What can be done at the end of the ride: it takes the same kind of action. MKC-TALENT-02"""
    brought = sorted([way for way in brought_along() if way.ends_a_ride], key=place_of)
    close = [way for way in brought if way.kind == CLOSE]
    ranged = [way for way in brought if way.kind == RANGED]
    return {MOUNTED_CHARGE: (STRIKE, *close, BATTER), MOUNTED_SHOT: (SHOOT, WIELD, *ranged, SHELL)}


SET_OUT: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


def begin_ride(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The first part of the action begins, and under it waits what may follow. MKC-TALENT-04"""
    mount = mount_of(mageknight(m), warrior)
    talent = talent_of(answer.key)
    give(m, (warrior.id,), RULES[talent])
    m.push(RideOn(mount.id, mount.partner, talent, (answer.key,)))
    begin_part(m, warrior, answer)


def begin_assault_or_ride(m: Match, warrior: Warrior, answer: Answer) -> None:
    """In the saddle a charge or a bound is one part of a ride. MKC-TALENT-02, MKC-TALENT-04"""
    (begin_assault if warrior.partner == NOBODY else begin_ride)(m, warrior, answer)


def begin_part(m: Match, warrior: Warrior, answer: Answer) -> None:
    if answer.key in RULES:
        mount = mount_of(mageknight(m), warrior)
        facing = answer.numbers[0] if answer.numbers else mount.facing
        m.push(Ride(mount.id, mount.partner, answer.key, answer.path, facing))
    else:
        assault(m, warrior, answer)


@dataclass
class Ride(Step):
    """It may move, then it may attack, with one dial or the other. MKC-TALENT-13, MKC-TALENT-19, A6, A79"""

    mount: int
    rider: int
    talent: str
    path: tuple[Point, ...]
    facing: int
    stage: int = SET_OUT

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if self.stage != CHOOSE or not is_unit(state, self.mount, self.rider):
            return ()
        options = [option for half in self.halves(state) for option in self.offers(state, half)]
        if not options:
            return ()
        rule = RULES[self.talent]
        return (Decision(state.warriors[self.mount].seat, self.talent, rule, (*options, PASS), self.mount),)

    def halves(self, state: MageKnight) -> list[Warrior]:
        """Whose dial may be used. MKC-TALENT-14, MKC-TALENT-15, MKC-TALENT-21, A81"""
        found = [half for half in unit_of(state, state.warriors[self.mount]) if not is_demoralized(half)]
        if self.talent == MOUNTED_CHARGE:
            return found
        return [half for half in found if half.is_rider and may_shoot(state, half)]

    def offers(self, state: MageKnight, half: Warrior) -> list[Option]:
        stance = stance_of(state, half)
        return [option for action in after_ride()[self.talent] for option in action.offers(state, half, stance)]

    def action(self, key: str) -> Action | None:
        return next((action for action in after_ride()[self.talent] if key in action.option_keys()), None)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        action, half = self.action(answer.key), state.find(answer.subject)
        if self.stage == CHOOSE and action is not None and half is not None:
            judge_half(half, self.mount, RULES[self.talent], verdict)
            action.judge(state, half, answer, verdict)
            action.judge_lack(state, half, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        action = self.action(answer.key)
        if action is not None:
            action.begin(m, mageknight(m).warriors[answer.subject], answer)

    def advance(self, m: Match) -> None:
        if self.stage != SET_OUT or not is_unit(mageknight(m), self.mount, self.rider):
            m.finish(self)
        else:
            self.stage = CHOOSE
            move(m, self.mount, self.path, self.facing, RULES[self.talent], self.talent)


@dataclass
class RideOn(Step):
    """A talent and the ability that goes with it, both in one action, in whichever order. MKC-TALENT-04, A13"""

    mount: int
    rider: int
    talent: str
    done: tuple[str, ...]

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        if not is_unit(state, self.mount, self.rider):
            return ()
        options = self.parts(state)
        if not options:
            return ()
        seat = state.warriors[self.mount].seat
        return (Decision(seat, "ride-on", "MKC-TALENT-04", (*options, PASS), self.mount),)

    def parts(self, state: MageKnight) -> list[Option]:
        """What of the action is still to come, if its player likes; who is held breaks away first. H126"""
        mount, rider = state.warriors[self.mount], state.warriors[self.rider]
        is_held = bool(enemies_touching(state, mount))
        if self.talent not in self.done:
            half = mount if self.talent == MOUNTED_CHARGE else rider
            return [walking(self.talent, RULES[self.talent], half, (), is_held)]
        if len(self.done) > 1:
            return []
        abilities = charging(state, mount, self.talent)
        return [walking(ability.name, ability.id, half, (), is_held) for half, ability in abilities]

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        warrior = mageknight(m).find(answer.subject)
        left = tuple([option.key for option in self.parts(mageknight(m))])
        judge_part(self.mount, answer.key, self.done, left, verdict)
        if warrior is not None and answer.path and len(answer.numbers) == 1:
            judge_second_part(mageknight(m), warrior, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key != PASS.key:
            self.done = (*self.done, answer.key)
            begin_part(m, mageknight(m).warriors[answer.subject], answer)
        else:
            m.finish(self)

    def advance(self, m: Match) -> None:
        m.finish(self)


CHARGE_MOUNTED: Final = MountedCharge(judge_mounted_charge, begin_ride)
SHOOT_MOUNTED: Final = MountedShot(judge_mounted_shot, begin_ride)
RIDE_DOWN: Final = Trample(judge_trample, begin_trample)
