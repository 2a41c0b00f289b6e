"""MK-SPRINT, MK-FLY  May it sprint, take off, land? And who may not join a formation."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import CARRIES, IS_QUICK, MARCHES_ALONE, NEVER_SPRINTS
from tercio.games.mageknight.abilities.bearers import asked_unit, is_forbidden, judge_deed, used_gift
from tercio.games.mageknight.abilities.effect import SOAR, SPRINT
from tercio.games.mageknight.abilities.registry import answering, rule_for
from tercio.games.mageknight.field.ground import enemies_touching, move_type
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import BOOT, HORSESHOE, WINGS
from tercio.games.mageknight.rules.movement.carried import judge_carried, judge_room
from tercio.games.mageknight.rules.movement.escort import escorted, judge_escort_room
from tercio.games.mageknight.rules.movement.moves import judge_way
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Verdict

LEVEL_CHANGES: Final = ("take-off", "land", "quick-take-off", "quick-land")
QUICK: Final = ("quick-move", "quick-take-off", "quick-land")
SPRINTING: Final = (BOOT, HORSESHOE)


def judge_move(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The way of a move action, a sprint or a change of level, and whom it takes along."""
    key = answer.key
    is_sprint, changes_level = key == "sprint", key in LEVEL_CHANGES
    if is_sprint:
        judge_sprint(state, warrior, verdict)
    if changes_level:
        judge_level(state, warrior, key.endswith("take-off"), verdict)
    if key in QUICK and not asked_unit(state, warrior, IS_QUICK):
        verdict.refuse(rule_for(IS_QUICK), "no-ability", (warrior.id, answering(IS_QUICK)[0].number))
    carried = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
    if carried is not None:
        judge_carried(state, warrior, carried, verdict)
        if changes_level:
            verdict.refuse(rule_for(CARRIES), "keeps-its-level", (warrior.id,))
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else warrior.facing
        judge_travel(state, Way(warrior, answer.path, is_sprint, changes_level, answer.picks, facing), verdict)


def judge_travel(state: MageKnight, way: Way, verdict: Verdict) -> None:
    """The way, and whether there is room at its end for those who come along: its captive, and those it carries."""
    captive = escorted(state, way.warrior)
    judge_way(state, way if captive is None else way.past(captive.id), verdict)
    if captive is not None and way.path[-1] != way.warrior.at:
        judge_escort_room(state, way.warrior, captive, way.path[-1], verdict)
    for number in way.ignore:
        carried = state.find(number)
        if carried is not None and verdict:
            judge_room(state, carried, way.end, verdict)


def judge_sprint(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """Some cannot sprint by the way they move, by an ability, or held by enemies. MK-SPRINT-03, MK-SPRINT-04"""
    if move_type(state, warrior) not in SPRINTING:
        verdict.refuse("MK-SPRINT-03", "cannot-sprint", (warrior.id,))
    for ability in asked_unit(state, warrior, NEVER_SPRINTS):  # MKC-ACTION-05, MKC-TALENT-17
        verdict.refuse(ability.id, ability.never_sprints, (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse("MK-SPRINT-04", "enemy-in-contact", (warrior.id, enemies[0].id))
    if is_spent(warrior):
        verdict.refuse("MK-SPRINT-08", "no-gift-in-a-sprint", (warrior.id,))
    judge_deed(state, SPRINT, verdict)


def may_sprint(state: MageKnight, warrior: Warrior) -> bool:
    """What `judge_sprint` would say, without the reasons."""
    if move_type(state, warrior) not in SPRINTING or enemies_touching(state, warrior):
        return False
    return is_free_to_sprint(state, warrior)


def is_free_to_sprint(state: MageKnight, warrior: Warrior) -> bool:
    """The same of one that no enemy touches and that moves in such a way that it could."""
    if is_spent(warrior) or asked_unit(state, warrior, NEVER_SPRINTS):
        return False
    return not is_forbidden(state, SPRINT)


def is_spent(warrior: Warrior) -> bool:
    """A gift that it has used keeps it from sprinting. MK-SPRINT-08"""
    gift = used_gift(warrior)
    return gift is not None and gift.keeps_from_sprints


def judge_level(state: MageKnight, warrior: Warrior, goes_up: bool, verdict: Verdict) -> None:
    """Only a warrior with wings changes its level. MK-FLY-01, MK-FLY-05"""
    if move_type(state, warrior) != WINGS:
        verdict.refuse("MK-FLY-01", "no-wings", (warrior.id,))
    elif warrior.is_soaring == goes_up:
        verdict.refuse("MK-FLY-05", "at-that-level", (warrior.id,))
    if goes_up:
        judge_deed(state, SOAR, verdict)


# -- formations -----------------------------------------------------------------------------------------


def judge_member(warrior: Warrior, verdict: Verdict) -> None:
    """A warrior that soars is part of no formation at all. MK-FLY-12"""
    if warrior.is_soaring:
        verdict.refuse("MK-FLY-12", "soars", (warrior.id,))


def judge_marcher(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """Some abilities keep their bearer out of movement formations, besides."""
    judge_member(warrior, verdict)
    for ability in asked_unit(state, warrior, MARCHES_ALONE):
        verdict.refuse(ability.id, "marches-alone", (warrior.id, ability.number))
