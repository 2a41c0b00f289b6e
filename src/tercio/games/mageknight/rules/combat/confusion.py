"""MKA-MAGICCONFUSION-01, H32  Where may somebody be led who is confused?"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.movement.moves import judge_way
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Seat, Verdict

LEAD: Final = "lead"


def judge_lead(state: MageKnight, target: Warrior, leader: Seat, answer: Answer, verdict: Verdict) -> None:
    """A way that it could go itself, but not up to anybody of the player who leads it."""
    if not answer.path:
        return
    facing = answer.numbers[0] if len(answer.numbers) == 1 else target.facing
    judge_way(state, Way(target, answer.path, facing=facing), verdict)
    moved = target.standing(answer.path[-1], facing)
    for own in state.own(leader):
        if answer.path[-1] != target.at and own.guard == NOBODY and are_touching(state, moved, own):
            verdict.refuse("MKA-MAGICCONFUSION-01", "touches-your-own", (own.id,))
