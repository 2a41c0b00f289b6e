"""MKC-TALENT-02 to -04, MKC-TALENT-12 to -21  Ride and fight: a move and an attack in one action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import CHARGE, DEMORALIZED
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, stance_of, walking
from tercio.games.mageknight.actions.bombardment import Bombardment
from tercio.games.mageknight.actions.close_combat import Close
from tercio.games.mageknight.actions.healing import Heal, MagicHeal
from tercio.games.mageknight.actions.overwatch import Watch
from tercio.games.mageknight.actions.powers import Aimed, Shockwave
from tercio.games.mageknight.actions.shots import Shoot
from tercio.games.mageknight.actions.sieges import Batter, Shell
from tercio.games.mageknight.field.cavalry import mount_of, unit_of
from tercio.games.mageknight.rules.cavalry.rides import (
    MOUNTED_CHARGE,
    MOUNTED_SHOT,
    RULES,
    TOGETHER,
    charging,
    is_unit,
    judge_ride,
)
from tercio.games.mageknight.rules.movement.moves import Way, judge_way
from tercio.games.mageknight.rules.turns.actions import judge_shooter
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.movement.bounds import Leap, judge_bound
from tercio.games.mageknight.steps.movement.moves import MoveWarrior
from tercio.games.mageknight.steps.movement.surges import Surge, judge_arrival
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import PASS, Answer, Decision, Match, Option, Point, Step, Verdict

# MKC-TALENT-02  What can be done at the end of the ride: it takes the same kind of action.
AFTER: Final[dict[str, tuple[Action, ...]]] = {
    MOUNTED_CHARGE: (Close(), Heal(), Batter()),
    MOUNTED_SHOT: (Shoot(), Aimed(), Shockwave(), Bombardment(), Watch(), MagicHeal(), Shell()),
}

MOVE: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


def begin_ride(m: Match, warrior: Warrior, answer: Answer) -> None:
    """MKC-TALENT-04  The first part of the action, and under it what may follow."""
    mount = mount_of(mageknight(m), warrior)
    talent = next(key for key, ability in TOGETHER.items() if answer.key in (key, ability))
    give(m, (warrior.id,), RULES[talent])
    m.push(RideOn(mount.id, mount.partner, talent, (answer.key,)))
    begin_part(m, warrior, answer)


def begin_part(m: Match, warrior: Warrior, answer: Answer) -> None:
    if answer.key in AFTER:
        mount = mount_of(mageknight(m), warrior)
        m.push(Ride(mount.id, mount.partner, answer.key, answer.path, answer.numbers[0]))
    elif answer.key == CHARGE:
        m.push(Surge(warrior.id, answer.path, answer.numbers[0], is_charge=True))
    else:
        m.push(Leap(warrior.id, answer.path, answer.numbers[0]))


@dataclass
class Ride(Step):
    """MKC-TALENT-13, MKC-TALENT-19, A6, A79: it may move, then it may attack, with one dial or the other."""

    mount: int
    rider: int
    talent: str
    path: tuple[Point, ...]
    facing: int
    stage: int = MOVE

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
        """MKC-TALENT-14, MKC-TALENT-15, MKC-TALENT-21, A81  Whose dial may be used."""
        found = [half for half in unit_of(state, state.warriors[self.mount]) if not has(half, DEMORALIZED)]
        if self.talent == MOUNTED_CHARGE:
            return found
        return [half for half in found if half.is_rider and can_shoot(state, half)]

    def offers(self, state: MageKnight, half: Warrior) -> list[Option]:
        stance = stance_of(state, half)
        return [option for action in AFTER[self.talent] for option in action.offers(state, half, stance)]

    def action(self, key: str) -> Action | None:
        return next((action for action in AFTER[self.talent] if key in action.keys), None)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        state = mageknight(m)
        action, half = self.action(answer.key), state.find(answer.subject)
        if self.stage == CHOOSE and action is not None and half is not None:
            action.judge(state, half, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = OVER
        action = self.action(answer.key)
        if action is not None:
            action.begin(m, mageknight(m).warriors[answer.subject], answer)

    def advance(self, m: Match) -> None:
        if self.stage != MOVE or not is_unit(mageknight(m), self.mount, self.rider):
            m.finish(self)
        else:
            self.stage = CHOOSE
            m.push(MoveWarrior(self.mount, self.path, self.facing, rule=RULES[self.talent]))


def can_shoot(state: MageKnight, warrior: Warrior) -> bool:
    verdict = Verdict()
    judge_shooter(state, warrior, verdict)
    return bool(verdict)


@dataclass
class RideOn(Step):
    """MKC-TALENT-04, A13: a talent and the ability that goes with it, both in one action, in whichever order."""

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
        """What of the action is still to come, if its player likes."""
        mount, rider, ability = state.warriors[self.mount], state.warriors[self.rider], TOGETHER[self.talent]
        if ability not in self.done:
            return [walking(ability, rule_of(ability), half) for half in charging(state, mount, ability)]
        if self.talent in self.done:
            return []
        return [walking(self.talent, RULES[self.talent], mount if self.talent == MOUNTED_CHARGE else rider)]

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        """A13: that the unit touches nobody was asked when the action was given."""
        state = mageknight(m)
        warrior = state.find(answer.subject)
        if warrior is None or not answer.path or len(answer.numbers) != 1:
            return
        if answer.key in AFTER:
            judge_ride(state, mount_of(state, warrior), answer, verdict)
        elif answer.key == CHARGE:
            way = Way(warrior, answer.path, facing=answer.numbers[0])
            judge_way(state, way, verdict)
            judge_arrival(state, way.end, True, verdict)
        else:
            judge_bound(state, warrior, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.path:
            self.done = (*self.done, answer.key)
            begin_part(m, mageknight(m).warriors[answer.subject], answer)
        else:
            m.finish(self)

    def advance(self, m: Match) -> None:
        m.finish(self)
