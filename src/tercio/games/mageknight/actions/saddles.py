"""MKC-DISMOUNT, MKC-REVIVE-03  Special actions into the saddle and out of it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import CAN_RIDE, IN_UNIT, NEAR, Action, Stance
from tercio.games.mageknight.field.ground import enemies_touching, friends_touching
from tercio.games.mageknight.rules.cavalry.dismounting import can_dismount, judge_beside_mount, judge_dismount
from tercio.games.mageknight.rules.cavalry.saddles import judge_mounting, judge_saddle, mountable, saddles_at
from tercio.games.mageknight.rules.turns.actions import SPECIAL
from tercio.games.mageknight.rules.turns.revival import REVIVING, fallen_for, judge_fallen, judge_reviver
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.cavalry.saddles import begin_dismounting, begin_mounting
from tercio.games.mageknight.steps.turns.special import begin_revival_in_saddle
from tercio.kernel import NOBODY, Answer, Match, Option, Verdict

MOUNTED: Final = {f"{key}-mounted": ability for key, ability in REVIVING.items()}


class Dismount(Action):
    """MKC-DISMOUNT-01, MKC-DISMOUNT-03  The rider is put down beside its mount."""

    keys = ("dismount",)
    kind = SPECIAL
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or not warrior.is_rider or not can_dismount(state, warrior):
            return []
        return [Option("dismount", "MKC-DISMOUNT-03", warrior.id, corners=1, numbers=1, low=0, high=359)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_dismount(state, warrior, verdict)
        if warrior.is_rider and len(answer.path) == 1 and len(answer.numbers) == 1:
            mount, at, facing = state.warriors[warrior.partner], answer.path[0], answer.numbers[0]
            judge_beside_mount(state, warrior, mount, at, facing, "MKC-DISMOUNT-06", verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_dismounting(m, warrior, answer)


class Mount(Action):
    """MKC-DISMOUNT-09, MKC-DISMOUNT-11"""

    keys = ("mount",)
    kind = SPECIAL
    needs = CAN_RIDE | NEAR
    shuns = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not warrior.figure.rides or warrior.partner != NOBODY:
            return []
        mounts = mountable(state, warrior)
        return [Option("mount", "MKC-DISMOUNT-11", warrior.id, mounts, 1, 1)] if mounts else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        for pick in answer.picks:
            mount = state.find(pick)
            if mount is not None:
                judge_mounting(state, warrior, mount, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_mounting(m, warrior, answer)


class ReviveInSaddle(Action):
    """MKC-REVIVE-03  Whom it brings back, and the mount on which."""

    keys = tuple(MOUNTED)
    kind = SPECIAL
    abilities = frozenset(MOUNTED.values())

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        for key, ability in MOUNTED.items():
            if has(warrior, ability) and not enemies_touching(state, warrior):
                mounts: list[int] = []
                riders: list[int] = []
                for number in fallen_for(state, warrior, ability):
                    saddles = saddles_at(state, warrior, state.warriors[number])
                    riders += [number] if saddles else []
                    mounts += [mount for mount in saddles if mount not in mounts]
                if riders:
                    options.append(Option(key, "MKC-REVIVE-03", warrior.id, (*riders, *mounts), 2, 2))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        ability = MOUNTED[answer.key]
        judge_reviver(state, warrior, ability, verdict)
        if len(answer.picks) != 2 or not all([0 <= pick < len(state.warriors) for pick in answer.picks]):
            return
        fallen, mount = [state.warriors[pick] for pick in answer.picks]
        judge_fallen(state, warrior, fallen, ability, verdict)
        if not mount.is_here:
            verdict.refuse("MKC-REVIVE-01", "one-at-a-time", (fallen.id, mount.id))
            return
        if mount not in friends_touching(state, warrior):
            verdict.refuse(rule_of(ability), "not-in-contact", (mount.id,))
        judge_saddle(state, fallen, warrior, mount, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_revival_in_saddle(m, warrior, answer.picks[0], answer.picks[1], MOUNTED[answer.key])
