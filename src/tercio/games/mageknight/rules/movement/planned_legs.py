"""Rules say what a formation may plan for a member. MK-FORMATION-16, MK-FORMATION-24, MK-CAPTURE-10"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import TERRIFIES
from tercio.games.mageknight.abilities.registry import rule_for
from tercio.games.mageknight.field.ground import move_type
from tercio.games.mageknight.printed.dials import HORSESHOE
from tercio.games.mageknight.rules.movement.escort import judge_escort
from tercio.games.mageknight.rules.movement.formations import Leg, Pace, field_after, judge_leg
from tercio.games.mageknight.rules.movement.hindrances import terrors_met
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Verdict


def leg_of(member: Warrior, answer: Answer) -> Leg:
    return Leg(member.id, answer.path, answer.numbers[0] if answer.numbers else member.facing)


def guard_of(state: MageKnight, answer: Answer) -> int:
    captive = state.find(answer.subject)
    return NOBODY if captive is None else captive.guard


def terrors_on(state: MageKnight, before: tuple[Leg, ...], leg: Leg) -> list[Warrior]:
    """Whose terror the leg would meet, once those before it are gone."""
    field = field_after(state, before)
    member = field.warriors[leg.warrior]
    return terrors_met(field, member, member.standing(leg.path[-1] if leg.path else member.at, leg.facing))


def judge_held(state: MageKnight, member: Warrior, answer: Answer, verdict: Verdict) -> None:
    """A warrior that did not break away may turn, unless it has hooves. MK-FORMATION-24, MK-FORMATION-25, MK-MOVE-26"""
    if answer.path:
        verdict.refuse("MK-FORMATION-24", "is-held", (member.id,))
    elif move_type(state, member) == HORSESHOE:
        verdict.refuse("MK-MOVE-26", "cannot-turn", (member.id,))


def judge_next_leg(
    state: MageKnight,
    plan: tuple[Leg, ...],
    leg: Leg,
    pace: Pace,
    dreaded: tuple[tuple[int, int], ...],
    verdict: Verdict,
) -> None:
    """What speaks against this leg, once the plan so far is carried out. `dreaded`: who may not touch whom."""
    judge_leg(state, plan, leg, pace, verdict)
    for terror in terrors_on(state, plan, leg) if dreaded else []:
        if (leg.warrior, terror.id) in dreaded:
            verdict.refuse(rule_for(TERRIFIES), "frightened", (leg.warrior, terror.id))


def judge_member(state: MageKnight, members: tuple[int, ...], warrior: int, verdict: Verdict) -> None:
    """Only members of the formation move with it. MK-FORMATION-16"""
    if state.find(warrior) is not None and warrior not in members:
        verdict.refuse("MK-FORMATION-16", "not-in-formation", (warrior,))


def judge_order(warrior: int, moved: tuple[int, ...], verdict: Verdict) -> None:
    """Each member moves once. MK-FORMATION-16"""
    if warrior in moved:
        verdict.refuse("MK-FORMATION-16", "has-gone-already", (warrior,))


def judge_roll(warrior: int, due: list[int], verdict: Verdict) -> None:
    """A warrior that has rolled, or is free, does not roll. MK-FORMATION-23"""
    if warrior not in due:
        verdict.refuse("MK-FORMATION-23", "need-not-break-away", (warrior,))


def judge_unplanning(plan: tuple[Leg, ...], picks: tuple[int, ...], verdict: Verdict) -> None:
    """Only what is planned can be taken back. MK-FORMATION-16"""
    if not plan and not picks:
        verdict.refuse("MK-FORMATION-16", "nothing-planned")
    for pick in picks:
        if pick not in [leg.warrior for leg in plan]:
            verdict.refuse("MK-FORMATION-16", "not-planned", (pick,))


def judge_planned_escort(state: MageKnight, plan: tuple[Leg, ...], answer: Answer, verdict: Verdict) -> None:
    """A captive is put down where its guard has made its leg. MK-CAPTURE-10, b12"""
    guards = [leg.warrior for leg in plan if leg.beside]
    if state.find(answer.subject) is not None and guard_of(state, answer) not in guards:
        verdict.refuse("MK-CAPTURE-10", "not-led-along", (answer.subject,))
    for place, leg in enumerate(plan):
        if leg.beside and leg.warrior == guard_of(state, answer) and answer.path:
            field = field_after(state, plan[: place + 1])
            captive = field.warriors[answer.subject]
            judge_escort(field, field.warriors[leg.warrior], captive, answer.path[0], verdict)
