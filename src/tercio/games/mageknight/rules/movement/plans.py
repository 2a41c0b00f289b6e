"""A warrior that enemies held plans its way once it is free. MK-MOVE-14 to MK-MOVE-17"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.cavalry.rides import TRAMPLE, is_part_of_ride, judge_second_part, judge_trample
from tercio.games.mageknight.rules.movement.carried import carriable
from tercio.games.mageknight.rules.movement.flight import LEVEL_CHANGES, judge_move, judge_travel
from tercio.games.mageknight.rules.movement.moves import CORNERS
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Option, RuleId, Seat, Verdict

LEAD: Final = "lead"  # somebody else moves it
PLANNED: Final = ("move", "quick-move", *LEVEL_CHANGES, TRAMPLE, LEAD)  # when the roll to break away is made
WITH_COMPANY: Final = ("move", "quick-move")  # somebody may come along


@lru_cache(maxsize=1 << 12)
def way_for(key: str, rule: RuleId, warrior: int, along: tuple[int, ...]) -> Option:
    """Options are values: the same one is made only once."""
    return Option(key, rule, warrior, along, 0, 1 if along else 0, corners=CORNERS, numbers=1, low=0, high=359)


def is_break_away(option: Option) -> bool:
    """A move that begins with the roll to break away; the way comes later."""
    return option.is_plain and (option.key in PLANNED or is_part_of_ride(option.key))


def plan_option(state: MageKnight, warrior: Warrior, key: str, rule: RuleId) -> Option:
    """The way that was announced, under the name by which it was."""
    return way_for(key, rule, warrior.id, carriable(state, warrior) if key in WITH_COMPANY else ())


def judge_setting_out(warrior: Warrior, announced: str, key: str, verdict: Verdict) -> None:
    """Who has broken away goes on with the kind of move that was announced. MK-MOVE-17"""
    if key != announced and (key in PLANNED or is_part_of_ride(key)):
        verdict.refuse("MK-MOVE-17", "announced-otherwise", (warrior.id,))


def judge_plan(
    state: MageKnight, warrior: Warrior, mover: Seat, rule: RuleId, answer: Answer, verdict: Verdict
) -> None:
    """The same that is asked of one whom nobody holds. `mover`: the player who leads it; `rule`: by which it moves."""
    if answer.key == LEAD:
        judge_lead(state, warrior, mover, rule, answer, verdict)
    elif answer.key == TRAMPLE:
        judge_trample(state, warrior, answer, verdict)
    elif is_part_of_ride(answer.key):
        judge_second_part(state, warrior, answer, verdict)
    else:
        judge_move(state, warrior, answer, verdict)


def judge_lead(
    state: MageKnight, target: Warrior, leader: Seat, rule: RuleId, answer: Answer, verdict: Verdict
) -> None:
    """It goes where it could go itself, but not up to anybody of the player who leads it. H32"""
    if not answer.path:
        return
    facing = answer.numbers[0] if len(answer.numbers) == 1 else target.facing
    judge_travel(state, Way(target, answer.path, facing=facing), verdict)
    moved = target.standing(answer.path[-1], facing)
    for own in state.own(leader):
        if answer.path[-1] != target.at and own.guard == NOBODY and are_touching(state, moved, own):
            verdict.refuse(rule, "touches-your-own", (own.id,))
