"""Answers worth trying: any legal one quickly, or good ones where a bot asks for many."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import flies
from tercio.games.summoners.content.catalogue import creatures_of
from tercio.games.summoners.field.ground import base_of, marker_of, obstacles_for
from tercio.games.summoners.field.melees import enemies_touching
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.charges import charge_line
from tercio.games.summoners.rules.cover import hideout
from tercio.games.summoners.rules.moves import Way, allowance, cost_of
from tercio.games.summoners.rules.reactions import COVER_RUN, COVER_WALK
from tercio.games.summoners.rules.slides import slide
from tercio.games.summoners.rules.summons import anchors, sacrifices, spots_beside, things_in_the_way
from tercio.games.summoners.state import CALLS, Summoners, Unit, summoners
from tercio.games.summoners.steps.preparation import propose_terrain
from tercio.games.summoners.thinking.havens import havens
from tercio.geometry.angles import SCALE, direction
from tercio.geometry.points import TOUCH, centre_distance, towards
from tercio.geometry.routes import route, route_to_contact
from tercio.geometry.shapes import Shape
from tercio.kernel import Answer, Decision, Dice, Game, Option, Point, View
from tercio.kernel.proposals import EACH, FEW, TRIES, choices, draw, filled, has_enough

WALKS: Final = ("walk", "reposition")
RUNS: Final = ("run", "reposition-run")
FAR: Final = 60_000  # mils: no way on the table that is worth going is longer
MOST_GOALS: Final = 6  # destinations that a thinking bot looks at for one movement action

Routes = dict[int, list[tuple[Point, ...]]]  # by unit


def propose(view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
    """Up to this many different legal answers, the options in random order."""
    state = summoners(view.ghost)
    if decision.kind == "terrain":
        return propose_terrain(view.game, state, decision, number, dice)
    found: list[Answer] = []
    options = list(decision.options)
    routes: Routes = {}
    for place in range(len(options)):
        answers = tries(view.game, state, decision, draw(options, place, dice), number, dice, routes)
        if has_enough(view, found, answers, number):
            break
    return found


def tries(
    game: Game, state: Summoners, decision: Decision, option: Option, number: int, dice: Dice, routes: Routes
) -> list[Answer]:
    """Answers made of an option: one where nothing is to be added, else several."""
    if option.is_plain:
        return [option.reply(decision.seat)]
    if option.corners == 0:
        return (
            [filled(decision, option, (), dice) for _ in range(TRIES)]
            if number == 1
            else choices(decision, option, dice)
        )
    if option.key in WALKS or option.key in RUNS:
        return moves(state, decision, option, number, dice, routes)
    if option.key == "charge":
        return charges(state, decision, option, dice)
    if option.key in (COVER_WALK, COVER_RUN):
        unit, shooter = state.units[option.subject], state.units[decision.subject]
        found = hideout(state, unit, shooter, option.key == COVER_RUN)
        return [] if found is None else [option.reply(decision.seat, found.picks, found.path)]
    if option.key == "summon":
        return calls(game, state, decision, option, number, dice)
    return points(state, decision, option, dice)


# -- moving ---------------------------------------------------------------------------------------------


def moves(
    state: Summoners, decision: Decision, option: Option, number: int, dice: Dice, routes: Routes
) -> list[Answer]:
    """`routes`: the ways to the goals, which are the same for a walk and a run."""
    unit = state.units[option.subject]
    allowed = allowance(state, unit, option.key in RUNS).total
    if number > 1:
        if unit.id not in routes:
            routes[unit.id] = routes_of(state, unit, number, dice)
        paths = [cut(state, unit, route, allowed) for route in routes[unit.id]]
        paths.append(wander(state, unit, allowed, dice))
    else:
        paths = [wander(state, unit, allowed, dice) for _ in range(TRIES)]
    if option.key.startswith("reposition"):
        paths = [cut(state, unit, path, allowed) for path in slides(state, unit, dice)] + paths
    return [Answer(decision.seat, option.key, unit.id, (), path) for path in paths if path]


def routes_of(state: Summoners, unit: Unit, number: int, dice: Dice) -> list[tuple[Point, ...]]:
    """To all goals and havens; to a few goals where few answers are wanted."""
    wanted = goals(state, unit, dice)
    if number < FEW:
        return [route_for(state, unit, wanted[place]) for place in dice.shuffled(len(wanted))[:EACH]]
    found = [route_for(state, unit, goal) for goal in wanted]
    return found + [route_towards(state, unit, haven) for haven in havens(state, unit)]


def slides(state: Summoners, unit: Unit, dice: Dice) -> list[tuple[Point, ...]]:
    """Around each enemy in contact, to any side of it. SU-DISENGAGE-14"""
    found: list[tuple[Point, ...]] = []
    for enemy in enemies_touching(state, unit):
        dx, dy = direction(dice.below(360))
        found.append(slide(unit, enemy, (enemy.at[0] + dx, enemy.at[1] + dy)))
    return found


def goals(state: Summoners, unit: Unit, dice: Dice) -> list[Shape]:
    """Markers that are not one's own, and enemies; the nearer ones first, and always an enemy summoner."""
    wanted = [o for o in state.objectives if o.holder < 0 or not state.are_allied(unit.seat, o.holder)]
    found: list[tuple[int, Shape]] = [
        (centre_distance(unit.at, each.at) + dice.below(2000), marker_of(each)) for each in wanted
    ]
    enemies = state.enemies_of(unit.seat)
    found.extend([(centre_distance(unit.at, each.at) + dice.below(2000), base_of(each)) for each in enemies])
    found.sort(key=lambda pair: pair[0])
    nearest = [shape for _, shape in found[:MOST_GOALS]]
    prey = [base_of(each) for each in enemies if each.profile.is_summoner]
    return nearest + [shape for shape in prey if shape not in nearest]


def route_for(state: Summoners, unit: Unit, goal: Shape) -> tuple[Point, ...]:
    """The shortest way into contact; none where there is no way."""
    if flies(state, unit):
        apart = unit.profile.radius + (goal.box[2] - goal.box[0]) // 2 + TOUCH // 2
        far = centre_distance(unit.at, goal.centre) - apart
        return (towards(unit.at, goal.centre, far),) if far > 0 else ()
    obstacles = obstacles_for(state, unit)
    heavy = state.land().heavy
    path = route_to_contact(base_of(unit), goal, obstacles, state.board, state.board, heavy, FAR)
    return () if path is None else path[1:]


def route_towards(state: Summoners, unit: Unit, goal: Point) -> tuple[Point, ...]:
    """The shortest way to a place; none where there is no way."""
    if flies(state, unit):
        return (goal,)
    obstacles = obstacles_for(state, unit)
    path = route(base_of(unit), goal, obstacles, state.board, state.board, state.land().heavy, FAR)
    return () if path is None else path[1:]


def cut(state: Summoners, unit: Unit, path: tuple[Point, ...], allowed: int) -> tuple[Point, ...]:
    """As far along the path as this movement value carries."""
    kept: tuple[Point, ...] = ()
    for point in path:
        if cost_of(state, unit, Way((unit.at, *kept, point))).total <= allowed:
            kept = (*kept, point)
            continue
        start = kept[-1] if kept else unit.at
        low, high = 0, centre_distance(start, point)
        while high - low > 20:
            middle = (low + high) // 2
            if cost_of(state, unit, Way((unit.at, *kept, towards(start, point, middle)))).total <= allowed:
                low = middle
            else:
                high = middle
        return (*kept, towards(start, point, low)) if low else kept
    return kept


def wander(state: Summoners, unit: Unit, allowed: int, dice: Dice) -> tuple[Point, ...]:
    """Straight ahead: towards a marker or an enemy, or anywhere."""
    if allowed <= 0:
        return ()
    far = allowed - dice.below(1 + allowed // 2)
    things: list[Point] = [objective.at for objective in state.objectives]
    things.extend([enemy.at for enemy in state.enemies_of(unit.seat)])
    if things and dice.below(3):
        goal = things[dice.below(len(things))]
        reach = centre_distance(unit.at, goal) - unit.profile.radius - 600 - dice.below(300)
        return (towards(unit.at, goal, max(1, min(far, reach))),)
    dx, dy = direction(dice.below(360))
    return ((unit.at[0] + dx * far // SCALE, unit.at[1] + dy * far // SCALE),)


def charges(state: Summoners, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """A charge at each target; as a reaction at the one who shoots."""
    unit = state.units[option.subject]
    targets = option.among or (decision.subject,)
    found: list[Answer] = []
    for place in dice.shuffled(len(targets)):
        end = charge_line(state, unit, state.units[targets[place]])
        if end is not None:
            picks = (targets[place],) if option.among else ()
            found.append(Answer(decision.seat, option.key, unit.id, picks, (end,)))
    return found


# -- summoning and casting -----------------------------------------------------------------------------------


def calls(game: Game, state: Summoners, decision: Decision, option: Option, number: int, dice: Dice) -> list[Answer]:
    summoner = state.summoner(decision.seat)
    if summoner is None:
        return []
    profile = next(p for p in creatures_of(game, summoner.profile.realm) if CALLS + p.number == option.subject)
    picks = cheapest(state, decision.seat, profile, dice)
    found: list[Answer] = []
    things = things_in_the_way(state)
    for anchor in anchors(state, summoner, profile):
        if anchor.id != summoner.id and anchor.id not in picks:
            continue
        spots = spots_beside(state, profile.radius, base_of(anchor), things, 30)
        for _ in range(min(len(spots), 1 if number == 1 else 2)):
            spot = spots[dice.below(len(spots))]
            found.append(Answer(decision.seat, "summon", option.subject, picks, (spot,)))
    return found


def cheapest(state: Summoners, seat: int, profile: Profile, dice: Dice) -> tuple[int, ...]:
    """Creatures of low level until the price is paid, and none too many. SU-SUMMON-06"""
    if not profile.levels:
        return ()
    able = sacrifices(state, seat)
    order = sorted([able[i] for i in dice.shuffled(len(able))], key=lambda unit: unit.profile.level)
    chosen: list[Unit] = []
    for unit in order:
        if sum([each.profile.level for each in chosen]) < profile.levels:
            chosen.append(unit)
    for unit in list(chosen):
        if sum([each.profile.level for each in chosen]) - unit.profile.level >= profile.levels:
            chosen.remove(unit)
    return tuple([unit.id for unit in chosen])


def points(state: Summoners, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """A spell at a point: on or near an enemy, a friend, or anywhere."""
    found: list[Answer] = []
    units = state.here()
    for _ in range(TRIES):
        at = units[dice.below(len(units))].at
        point = (at[0] + dice.below(4001) - 2000, at[1] + dice.below(4001) - 2000)
        found.append(filled(decision, option, (point,), dice))
    return found
