"""Answers worth trying: any legal one quickly, or good ones where a bot asks for many."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions import by_key
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.field.ground import extent_of, foot_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.field.zones import DEPTH, MARGIN, turned
from tercio.games.mageknight.positions.pieces import INWARDS
from tercio.games.mageknight.rules.movement.carried import room_beside
from tercio.games.mageknight.rules.movement.escort import PLACES, spots_beside
from tercio.games.mageknight.rules.movement.flight import LEVEL_CHANGES
from tercio.games.mageknight.rules.movement.moves import CORNERS, allowance
from tercio.games.mageknight.rules.sorcery.casting import CAST
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED
from tercio.games.mageknight.rules.turns.items import free_spot
from tercio.games.mageknight.state import INCH, KINDS, LOOT_RADIUS, MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.setup.preparation import first_room
from tercio.games.mageknight.steps.setup.terrain import access_for, find_place, kinds_in
from tercio.games.mageknight.thinking.headings import headings
from tercio.games.mageknight.thinking.proposals_cavalry import cavalry, is_of_cavalry
from tercio.games.mageknight.thinking.proposals_formations import forming, gathered, plans
from tercio.games.mageknight.thinking.proposals_special import is_special, special
from tercio.games.mageknight.thinking.proposals_spells import casts
from tercio.games.mageknight.thinking.proposals_ways import is_rush, walk
from tercio.games.mageknight.thinking.threats import blow_at, fighter_of
from tercio.games.mageknight.thinking.weights import Weights
from tercio.geometry.angles import SCALE, direction, nearest_facing
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Answer, Decision, Dice, Option, View
from tercio.kernel.proposals import FEW, TRIES, choices, draw, has_enough

ROUGHLY: Final = Weights()  # in whatever style a bot sees the table, these blows are proposed first
SELDOM: Final = 8  # an item is put down
RARELY: Final = 60  # an ability is switched off
TOKENS: Final = ("drop", "leave")
SETTING_UP: Final = ("mission", "terrain", "deploy")


def propose(view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
    """Up to `number` different legal answers, the options in random order; if few are wanted, blows come first."""
    if decision.kind == "formation":
        return plans(view, decision, number, dice)
    state = mageknight(view.ghost)
    found: list[Answer] = []
    options = list(decision.options)
    if 1 < number < FEW:
        blows = [option for option in options if is_blow(option)]
        if blows:
            found = strongest(view, state, decision, blows, (number + 1) // 2, dice)
            options = [option for option in options if not is_blow(option)]
    if number == 1:
        return first_found(view, state, decision, options, dice) or last_resorts(view, decision)
    found += offered(view, state, decision, options, number - len(found), dice)
    return found or last_resorts(view, decision)


def first_found(view: View, state: MageKnight, decision: Decision, options: list[Option], dice: Dice) -> list[Answer]:
    """Any legal answer, as quickly as can be."""
    for place in range(len(options)):
        option = draw(options, place, dice)
        if is_walk(decision, option):
            answer = stroll(view, decision, option, dice)
            if answer is not None:
                return [answer]
            continue
        for answer in tries(state, decision, option, dice, is_quick=True):
            if view.judge(answer):
                return [answer]
    return []


def offered(
    view: View, state: MageKnight, decision: Decision, options: list[Option], number: int, dice: Dice
) -> list[Answer]:
    """Up to `number`, the options in random order."""
    found: list[Answer] = []
    for place in range(len(options)):
        answers = tries(state, decision, draw(options, place, dice), dice, is_quick=number < FEW)
        if has_enough(view, found, answers, number):
            break
    return found


def strongest(
    view: View, state: MageKnight, decision: Decision, blows: list[Option], number: int, dice: Dice
) -> list[Answer]:
    """One answer for each of some attacks, first those that promise most by rough measure."""
    measured: list[tuple[int, int, int]] = []
    for place, option in enumerate(blows):
        loss, prey = best_prey(state, option)
        measured.append((loss, prey, place))
    measured.sort(reverse=True)
    found: list[Answer] = []
    for _, prey, place in measured:
        answers = tries(state, decision, blows[place], dice, is_quick=True, prey=prey)
        answers.sort(key=lambda answer: prey not in answer.picks)
        for answer in answers:
            if answer not in found and view.judge(answer):
                found.append(answer)
                break
        if len(found) == number:
            break
    return found


def best_prey(state: MageKnight, option: Option) -> tuple[int, int]:
    """What its best blow would cost whom."""
    attacker = state.warriors[option.subject]
    fighter = fighter_of(attacker)
    among = [state.warriors[pick] for pick in option.among if pick < len(state.warriors)]
    foes = [other for other in among or state.here() if state.are_enemies(attacker, other)]
    return max([(blow_at(ROUGHLY, fighter, foe), foe.id) for foe in foes], default=(0, NOBODY))


def is_blow(option: Option) -> bool:
    """An attack, with or without a way to it."""
    action = by_key().get(option.key)
    return action is not None and action.kind in (CLOSE, RANGED)


def is_walk(decision: Decision, option: Option) -> bool:
    if option.key in forming() or is_of_cavalry(option.key):
        return False
    return option.corners == CORNERS and decision.kind not in SETTING_UP


def stroll(view: View, decision: Decision, option: Option, dice: Dice) -> Answer | None:
    """The first way that is legal, of a few at random."""
    state = mageknight(view.ghost)
    for _ in range(TRIES):
        answer = walk(state, decision, option, state.warriors[option.subject], dice)
        if answer is None:
            return None
        if view.judge(answer):
            return answer
    return None


def tries(
    state: MageKnight, decision: Decision, option: Option, dice: Dice, *, is_quick: bool = False, prey: int = NOBODY
) -> list[Answer]:
    if option.is_plain:
        return [option.reply(decision.seat)]
    if option.key == "split":
        return splits(decision, option, dice)
    if option.key == "spin":
        warrior, mover = state.warriors[option.subject], state.warriors[decision.subject]
        return [Answer(decision.seat, "spin", option.subject, (), (), (nearest_facing(warrior.at, mover.at),))]
    if option.key == "turn":
        return turns(state, decision, option)
    if option.key == "set-down":
        return set_beside(state, decision, option)
    if option.key == "switch-off" and dice.below(RARELY):
        return []
    if option.key == "escort":
        return escorts(state, decision, option, dice)
    if option.key in TOKENS:
        return tokens(state, decision, option, dice)
    if is_of_cavalry(option.key):
        return cavalry(state, decision, option, dice)
    if option.key in forming():
        return [gathered(state, decision, option, dice) for _ in range(TRIES)]
    if option.key == CAST:
        return casts(state, decision, option, dice)
    if is_special(option.key):
        return [special(state, decision, option, dice) for _ in range(TRIES)]
    if option.corners == 0:
        return choices(decision, option, dice)
    if decision.kind in SETTING_UP:
        return [set_down(state, decision, option, dice) for _ in range(TRIES)]
    return marches(state, decision, option, state.warriors[option.subject], dice, is_quick, prey)


def turns(state: MageKnight, decision: Decision, option: Option) -> list[Answer]:
    """It turns to the nearest enemy, unless it looks there: what costs nothing would never end."""
    warrior = state.warriors[option.subject]
    foes = [other for other in state.here() if state.are_enemies(warrior, other)]
    if not foes:
        return []
    foe = min(foes, key=lambda other: (centre_distance(warrior.at, other.at), other.id))
    facing = nearest_facing(warrior.at, foe.at)
    return [] if facing == warrior.facing else [Answer(decision.seat, "turn", warrior.id, (), (), (facing,))]


def set_beside(state: MageKnight, decision: Decision, option: Option) -> list[Answer]:
    """It is put down beside its carrier."""
    carried, carrier = state.warriors[option.subject], state.warriors[decision.subject]
    spot = room_beside(state, carried, carrier)
    return [] if spot is None else [Answer(decision.seat, "set-down", carried.id, (), (spot,), (carried.facing,))]


def escorts(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """A captive has these places beside its guard. MK-CAPTURE-10"""
    guard, captive = state.warriors[decision.subject], state.warriors[option.subject]
    spots = spots_beside(state, guard, captive, 1 + dice.below(PLACES))
    return [Answer(decision.seat, "escort", captive.id, (), (at,), (facing,)) for at, facing in reversed(spots)]


def tokens(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """An item lies beside its bearer, or under it. Few put down what serves them well. MK-ITEM-20, MK-ITEM-26"""
    if option.key == "drop" and dice.below(SELDOM):
        return []
    bearer = state.warriors[option.subject if option.key == "drop" else decision.subject]
    picks = (option.among[dice.below(len(option.among))],) if option.among else ()
    dx, dy = direction(dice.below(360))
    far = foot_of(bearer).radius + LOOT_RADIUS + 1
    spots = [(bearer.at[0] + dx * far // SCALE, bearer.at[1] + dy * far // SCALE), free_spot(state, bearer)]
    return [option.reply(decision.seat, picks, (spot,)) for spot in spots if spot is not None]


def splits(decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """All of the damage is divided in any way, beginning anywhere. MK-MULTI-08"""
    shares = divisions(option.high, option.numbers)
    first = dice.below(len(shares))
    return [Answer(decision.seat, "split", option.subject, (), (), each) for each in shares[first:] + shares[:first]]


def divisions(amount: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to divide these clicks among these targets, who get some or none."""
    if parts == 1:
        return [(amount,)]
    return [(own, *rest) for own in range(amount + 1) for rest in divisions(amount - own, parts - 1)]


def marches(
    state: MageKnight, decision: Decision, option: Option, warrior: Warrior, dice: Dice, is_quick: bool, prey: int
) -> list[Answer]:
    """Ways that lead somewhere, for a bot that weighs them, and one at random."""
    way = Way(warrior, (warrior.at,), option.key == "sprint", option.key in LEVEL_CHANGES)
    allowed = allowance(state, way).total * INCH
    found = [
        Answer(decision.seat, option.key, warrior.id, (), heading.path, (heading.facing,))
        for heading in headings(state, warrior, allowed, is_rush(option.key), dice, is_quick=is_quick, prey=prey)
    ]
    straight = walk(state, decision, option, warrior, dice)
    return found if straight is None else [*found, straight]


# -- setting up -------------------------------------------------------------------------------------------------


def set_down(state: MageKnight, decision: Decision, option: Option, dice: Dice) -> Answer:
    """A mission token as far out as was rolled, a warrior in its zone, a piece of terrain anywhere."""
    player = state.players[decision.seat]
    along = MARGIN + dice.below(state.board - 2 * MARGIN + 1)
    if decision.kind == "mission":
        place = turned(player.side, along, DEPTH + player.roll * INCH, state.board)
        return option.reply(decision.seat, (), (place,))
    if decision.kind == "deploy":
        radius = min(DEPTH, extent_of(state.warriors[option.subject]))
        place = turned(player.side, along, radius + dice.below(DEPTH - radius + 1), state.board)
        return option.reply(decision.seat, (), (place,), (INWARDS[player.side],))
    spot = (dice.below(state.board), dice.below(state.board))
    path = (spot, spot) if option.corners > 1 else (spot,)
    return option.reply(decision.seat, (), path, (dice.below(360),))


def last_resorts(view: View, decision: Decision) -> list[Answer]:
    """Where chance has found nothing: the first place that there is."""
    state, found = mageknight(view.ghost), []
    if decision.kind == "deploy":
        for option in decision.options:
            room = first_room(state, state.warriors[option.subject])
            if room is not None:
                at, facing = room
                found.append(option.reply(decision.seat, (), (at,), (facing,)))
    elif decision.kind == "terrain":
        numbers = list(content_of(view.game).kinds)
        for kind in kinds_in(view.ghost):
            place = find_place(view.ghost, kind)
            if place is not None:
                at, facing = place
                number = KINDS + numbers.index(kind.id)
                path = (at, *access_for(view.ghost, kind, at, facing))
                found.append(Answer(decision.seat, "terrain", number, (), path, (facing,)))
                break
    return [answer for answer in found if view.judge(answer)][:1]
