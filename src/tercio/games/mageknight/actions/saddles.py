"""MKC-DISMOUNT, MKC-REVIVE-03  Special actions into the saddle and out of it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import CAN_RIDE, IN_UNIT, NEAR, Action, Stance
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.cavalry.dismount import can_dismount, judge_dismounting
from tercio.games.mageknight.rules.cavalry.saddles import (
    judge_mount,
    judge_revival_in_saddle,
    mountable,
    revivers_in_saddle,
    saddles_at,
)
from tercio.games.mageknight.rules.turns.actions import SPECIAL
from tercio.games.mageknight.rules.turns.revival import fallen_for
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.cavalry.saddles import begin_dismounting, begin_mounting
from tercio.games.mageknight.steps.turns.revival import begin_revival_in_saddle
from tercio.kernel import NOBODY, Option


class Dismount(Action):
    """The rider is put down beside its mount. MKC-DISMOUNT-01, MKC-DISMOUNT-03"""

    keys = ("dismount",)
    kind = SPECIAL
    order = 4
    needs = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY or not warrior.is_rider or not can_dismount(state, warrior):
            return []
        return [Option("dismount", "MKC-DISMOUNT-03", warrior.id, corners=1, numbers=1, low=0, high=359)]


class Mount(Action):
    """A rider on foot climbs onto a mount. MKC-DISMOUNT-09, MKC-DISMOUNT-11"""

    keys = ("mount",)
    rule = "MKC-DISMOUNT-11"
    lacking = "no-mount-beside"
    kind = SPECIAL
    order = 4
    needs = CAN_RIDE | NEAR
    shuns = IN_UNIT

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not warrior.figure.rides or warrior.partner != NOBODY:
            return []
        mounts = mountable(state, warrior)
        return [Option("mount", "MKC-DISMOUNT-11", warrior.id, mounts, 1, 1)] if mounts else []


class ReviveInSaddle(Action):
    """A reviver says whom it brings back, and on which mount. MKC-REVIVE-03"""

    kind = SPECIAL
    rule = "MKC-REVIVE-03"
    lacking = "nobody-to-revive"
    order = 4

    def option_keys(self) -> tuple[str, ...]:
        return tuple(revivers_in_saddle())

    def takes(self) -> frozenset[str]:
        return frozenset([ability.name for ability in revivers_in_saddle().values()])

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        for key, ability in revivers_in_saddle().items():
            if ability.name in stance.abilities and not enemies_touching(state, warrior):
                mounts: list[int] = []
                riders: list[int] = []
                for number in fallen_for(state, warrior, ability):
                    saddles = saddles_at(state, warrior, state.warriors[number])
                    riders += [number] if saddles else []
                    mounts += [mount for mount in saddles if mount not in mounts]
                if riders:
                    options.append(Option(key, "MKC-REVIVE-03", warrior.id, (*riders, *mounts), 2, 2))
        return options


DISMOUNT: Final = Dismount(judge_dismounting, begin_dismounting)
MOUNT: Final = Mount(judge_mount, begin_mounting)
REVIVE_IN_SADDLE: Final = ReviveInSaddle(judge_revival_in_saddle, begin_revival_in_saddle)
