"""Formations worth trying: who joins, whom they shoot at, and plans that keep them together."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.field.ground import are_touching
from tercio.games.mageknight.rules.combat.volleys import PLAIN, PRECISE, may_support, volleys
from tercio.games.mageknight.rules.movement.formations import Leg, Pace, judge_plan
from tercio.games.mageknight.rules.movement.planned_legs import judge_next_leg
from tercio.games.mageknight.state import INCH, MageKnight, mageknight
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.points import centre_distance, towards
from tercio.kernel import Answer, Decision, Dice, Option, Point, Verdict, View

TRIES: Final = 4


def forming() -> tuple[str, ...]:
    """The options that are about a formation."""
    return ("form", "form-sprint", PLAIN, PRECISE, *volleys())


# -- who forms up ---------------------------------------------------------------------------------------


def gathered(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> Answer:
    """Somebody in contact joins, then somebody else, until they are as many as chance will have it."""
    leader = state.warriors[option.subject]
    others = [state.warriors[number] for number in option.among]
    targets = [other for other in others if other.seat != leader.seat]
    friends = [other for other in others if other.seat == leader.seat]
    picks: tuple[int, ...] = ()
    if targets:
        target = targets[dice.below(len(targets))]
        picks = (target.id,)
        way = PRECISE if option.key == PRECISE else PLAIN
        friends = [friend for friend in friends if may_support(state, friend, target, way)]
    wanted = option.least + dice.below(option.most - option.least + 1)
    members = [leader]
    while len(picks) < wanted:
        near = [f for f in friends if f not in members and any([are_touching(state, f, o) for o in members])]
        if not near:
            break
        members.append(near[dice.below(len(near))])
        picks = (*picks, members[-1].id)
    return option.reply(decision.seat, picks)


# -- how they move --------------------------------------------------------------------------------------


class March(NamedTuple):
    """All go the same way, so that those who touch go on touching."""

    shift: Point
    facing: int


def plans(view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
    """The next leg of a march that all can make; at its end the whole, and where nothing goes, nothing."""
    state, step = mageknight(view.ghost), view.ghost.stack[-1]
    assert isinstance(step, MoveFormation)
    pace = step.pace(state)
    found: list[Answer] = []
    for march in [under_way(state, step)] if step.plan else marches(state, step, pace, number, dice):
        legs = rest_of(state, step, pace, march)
        if legs:
            leg = legs[0]
            found.append(Answer(decision.seat, "plan", leg.warrior, (), leg.path, (leg.facing,)))
            if len(found) >= number:
                return found
    if decision.option("commit") is not None and not (found and number == 1):
        found.append(Answer(decision.seat, "commit"))
    if not found:
        found.append(Answer(decision.seat, "unplan", picks=tuple([leg.warrior for leg in step.plan])))
    return found


def marches(state: MageKnight, step: MoveFormation, pace: Pace, number: int, dice: Dice) -> list[March]:
    """Towards enemies and mission tokens, or anywhere; all of the way, and half of it."""
    movers = [member for member in step.waiting(state) if member.id not in step.held]
    if not movers:
        return []
    found: list[March] = []
    most = pace.inches * INCH
    enemies = [w for w in state.here() if state.are_enemies(movers[0], w)]
    for _ in range(max(TRIES, number)):
        leader = movers[dice.below(len(movers))]
        if enemies and dice.below(2):
            enemy = enemies[dice.below(len(enemies))]
            far = centre_distance(leader.at, enemy.at) - leader.figure.radius - enemy.figure.radius - 2
            goal = towards(leader.at, enemy.at, max(0, min(most, far)))
            facing = nearest_facing(goal, enemy.at)
        elif state.missions and dice.below(3):
            mission = state.missions[dice.below(len(state.missions))]
            goal = towards(leader.at, mission.at, min(most, centre_distance(leader.at, mission.at)))
            facing = nearest_facing(leader.at, mission.at)
        else:
            facing = dice.below(360)
            (dx, dy), far = direction(facing), dice.below(most + 1)
            goal = (leader.at[0] + dx * far // SCALE, leader.at[1] + dy * far // SCALE)
        shift = goal[0] - leader.at[0], goal[1] - leader.at[1]
        found.append(March(shift, facing))
        found.append(March((shift[0] // 2, shift[1] // 2), facing))
    return found


def under_way(state: MageKnight, step: MoveFormation) -> March:
    """What the first leg of the plan began."""
    first = step.plan[0]
    start, end = state.warriors[first.warrior].at, first.path[-1] if first.path else state.warriors[first.warrior].at
    return March((end[0] - start[0], end[1] - start[1]), first.facing)


def rest_of(state: MageKnight, step: MoveFormation, pace: Pace, march: March) -> tuple[Leg, ...]:
    """The legs that are still to come, those in front first; none where somebody cannot come along."""
    dx, dy = march.shift
    movers = [w for w in step.waiting(state) if w.id not in step.held and not step.is_planned(w.id)]
    movers.sort(key=lambda member: -(member.at[0] * dx + member.at[1] * dy))
    legs: tuple[Leg, ...] = ()
    for member in movers:
        leg = Leg(member.id, ((member.at[0] + dx, member.at[1] + dy),), march.facing)
        verdict = Verdict()
        judge_next_leg(state, (*step.plan, *legs), leg, pace, step.dreaded, verdict)
        if not verdict:
            return ()
        legs = (*legs, leg)
    verdict = Verdict()
    judge_plan(state, step.here(state), (*step.plan, *legs), verdict)
    return legs if verdict else ()
