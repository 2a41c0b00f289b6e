"""MKF  What warriors of some subfactions can do beside their actions."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.names import MIND_THEFT, SYPHON
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.actions.action import NEAR, Action, Stance
from tercio.games.mageknight.field.ground import friends_touching
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.rules.turns.gifts import judge_gift, judge_syphon, judge_theft, judge_trance, thoughts
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.turns.gifts import fall_into_trance, steal, syphon
from tercio.kernel import Answer, Option, Verdict


class Syphon(Action):
    """A cultist passes an action token to a friend. MKF-SYPHON-02"""

    keys = ("syphon",)
    kind = FREE
    subfaction = "blood-cultists"
    needs = NEAR
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction or not warrior.tokens:
            return []
        friends = tuple([friend.id for friend in friends_touching(state, warrior)])
        verdict = Verdict()
        judge_gift(warrior, SYPHON, "MKF-SYPHON-03", verdict)
        return [Option("syphon", "MKF-SYPHON-02", warrior.id, friends, 1, 1)] if friends and verdict else []


class FallIntoTrance(Action):
    """A shaman falls into a trance to act once more. MKF-TRANCE-02, A62"""

    keys = ("trance",)
    kind = FREE
    subfaction = "chaos-shamans"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction:
            return []
        verdict = Verdict()
        judge_trance(state, warrior, Answer(warrior.seat, "trance"), verdict)
        return [Option("trance", "MKF-TRANCE-02", warrior.id)] if verdict else []


class Steal(Action):
    """A thief takes an ability that shows on any figure within its range, seen or not. MKF-MINDTHEFT-02, A64"""

    keys = ("steal",)
    kind = FREE
    subfaction = "oracles-of-rokos"
    phase = "command"

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.figure.subfaction != self.subfaction:
            return []
        verdict = Verdict()
        judge_gift(warrior, MIND_THEFT, "MKF-MINDTHEFT-02", verdict)
        if not verdict:
            return []
        return [
            Option("steal", "MKF-MINDTHEFT-02", warrior.id, tuple(minds), 1, 1, detail=abilities()[ability].number)
            for ability, minds in thoughts(state, warrior).items()
        ]


SYPHON_OFF: Final = Syphon(judge_syphon, syphon)
FALL_INTO_TRANCE: Final = FallIntoTrance(judge_trance, fall_into_trance)
STEAL: Final = Steal(judge_theft, steal)
