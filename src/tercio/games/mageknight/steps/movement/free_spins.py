"""MK-MOVE-19, MK-MOVE-20, MK-MOVE-25  Free spins: whoever is moved up to may turn to the newcomer."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.ground import are_touching, is_in_front, move_type
from tercio.games.mageknight.printed.dials import HORSESHOE
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, PASS, Answer, Decision, Match, Option, Step, Verdict


def may_spin(state: MageKnight, warrior: Warrior, mover: Warrior) -> bool:
    """MK-MOVE-19, MK-MOVE-25, MK-CAPTURE-26, MKC-MOUNT-04, MKC-UNIT-07"""
    if warrior.figure.mount or warrior.partner != NOBODY:
        return False
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
