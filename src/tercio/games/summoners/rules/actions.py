"""A unit is offered what it can do in its activation, and told why something is not offered. SU-ACTION"""

from __future__ import annotations

from tercio.games.summoners.abilities.bearers import may
from tercio.games.summoners.abilities.special_rule import TO_FIGHT, TO_MOVE
from tercio.games.summoners.field.melees import is_engaged
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.attacks import (
    can_fight,
    in_wave,
    is_shockwave,
    judge_aim,
    judge_shooter,
    may_shoot,
    targets_of,
)
from tercio.games.summoners.rules.charges import charge_targets, judge_charge
from tercio.games.summoners.rules.disengagement import NEEDED, disengage_dice, holders, judge_leaving, judge_staying
from tercio.games.summoners.rules.interactions import interactive, judge_interaction
from tercio.games.summoners.rules.melee import MELEES, judge_choice, melee_options
from tercio.games.summoners.rules.moves import allowance, judge_portals, judge_way, move_option, portals
from tercio.games.summoners.rules.special_rules import judge_deed, judge_points
from tercio.games.summoners.rules.spells import judge_power, power_option
from tercio.games.summoners.rules.summons import (
    can_pay,
    has_room,
    judge_place,
    judge_sacrifices,
    price_in_ap,
    sacrifices,
)
from tercio.games.summoners.state import CALLS, CHARGED, RAN, WALKED, Summoners, Unit
from tercio.kernel import Answer, Option, Seat, Verdict, plain

MOVES = {"walk": (1, WALKED), "run": (2, RAN), "reposition": (1, WALKED), "reposition-run": (2, RAN)}
MOVE_RULES = {
    "walk": "SU-ACTION-04",
    "run": "SU-ACTION-05",
    "reposition": "SU-DISENGAGE-14",
    "reposition-run": "SU-DISENGAGE-14",
}


# -- what is offered ----------------------------------------------------------------------------------------


def actions_of(state: Summoners, unit: Unit, calls: tuple[Profile, ...] = ()) -> tuple[Option, ...]:
    """The unit may do all this now with the points it has. SU-ROUND-06, SU-ACTION-01"""
    options: list[Option] = []
    if unit.ap:
        options.extend(move_options(state, unit))
        options.extend(attack_options(state, unit))
        if not unit.is_concentrated and can_fight(state, unit):  # a64
            options.append(plain("concentrate", "SU-ACTION-10", unit.id))
        for place in range(len(unit.profile.powers)):
            power = power_option(state, unit, place)
            if power is not None:
                options.append(power)
        objects = interactive(state, unit)
        if objects:
            options.append(Option("interact", "SU-ACTION-17", unit.id, objects, 1, 1))
    if unit.profile.is_summoner and unit.ap >= price_in_ap(state, unit.seat):
        options.extend(summon_options(state, unit, calls))
    return tuple(options)


def move_options(state: Summoners, unit: Unit) -> list[Option]:
    """A unit may use each movement action once a round, if it can get away. SU-ACTION-07, SU-DISENGAGE-01, -11"""
    if not may(state, unit, TO_MOVE):
        return []
    held_by, gates = holders(state, unit), portals(state)
    options: list[Option] = []
    can_leave = not held_by or disengage_dice(state, unit).total >= NEEDED
    for key, (price, bit) in MOVES.items():
        if unit.ap < price or unit.moves & bit:
            continue
        is_staying = key.startswith("reposition")
        if (is_staying and held_by) or (not is_staying and can_leave):
            options.append(move_option(gates, unit, key, MOVE_RULES[key]))
    if unit.ap >= 2 and not unit.moves & CHARGED:
        targets = charge_targets(state, unit, held_by)
        if targets:
            options.append(Option("charge", "SU-CHARGE-01", unit.id, targets, 1, 1, corners=1))
    return options


def attack_options(state: Summoners, unit: Unit) -> list[Option]:
    if not can_fight(state, unit):
        return []
    options: list[Option] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged:
            options.extend(melee_options(state, unit, place, "SU-ACTION-13"))
        elif may_shoot(state, unit, attack):
            if is_shockwave(state, unit, attack):
                if in_wave(state, unit, attack):
                    options.append(plain("ranged", "SU-ACTION-14", unit.id, place))
                continue
            targets = targets_of(state, unit, attack)
            if targets:
                options.append(Option("ranged", "SU-ACTION-14", unit.id, targets, 1, 1, detail=place))
    return options


def summon_options(state: Summoners, unit: Unit, calls: tuple[Profile, ...]) -> list[Option]:
    """A summoner may call what he can pay for and has room for. SU-SUMMON-01, SU-SUMMON-09"""
    options: list[Option] = []
    victims = tuple([victim.id for victim in sacrifices(state, unit.seat)])
    rooms: dict[tuple[int, int], bool] = {}
    for profile in calls:
        if not can_pay(state, unit.seat, profile):
            continue
        size = (profile.radius, profile.levels)
        if size not in rooms:
            rooms[size] = has_room(state, unit, profile)
        if rooms[size]:
            picks = (victims, 1, len(victims)) if profile.levels else ((), 0, 0)
            options.append(Option("summon", "SU-SUMMON-01", CALLS + profile.number, *picks, corners=1))
    return options


# -- why not ---------------------------------------------------------------------------------------------------


def judge_activation(seat: Seat, card: str, unit: Unit, verdict: Verdict) -> None:
    """The card that was revealed activates its own units, each of them once. SU-ACTIVATE-03, SU-ACTIVATE-04"""
    if unit.seat != seat or unit.profile.id != card:
        verdict.refuse("SU-ACTIVATE-03", "another-card", (unit.id,))
    elif unit.is_activated:
        verdict.refuse("SU-ACTIVATE-04", "activated-already", (unit.id,))


def judge_turn(state: Summoners, unit: Unit, answer: Answer, verdict: Verdict) -> None:
    """Only the unit whose activation it is acts, and only with what is its own. SU-ACTIVATE-04, SU-SPELL-02"""
    other = state.find(answer.subject)
    if other is None or other.id == unit.id:
        return
    if answer.key == "cast":
        verdict.refuse("SU-SPELL-02", "not-your-spell", (other.id, answer.detail, unit.id))
        return
    verdict.refuse("SU-ACTIVATE-04", "another-acts", (other.id, unit.id))
    if other.ap == 0:
        verdict.refuse("SU-ACTION-01", "too-few-points", (other.id, 0, 1))


def judge_action(
    state: Summoners, unit: Unit, answer: Answer, verdict: Verdict, calls: tuple[Profile, ...] = ()
) -> None:
    key = answer.key
    if key in MOVES:
        judge_move(state, unit, answer, verdict)
    elif key == "charge":
        judge_points(unit, 2, CHARGED, verdict)
        judge_deed(state, unit, TO_MOVE, verdict)
        judge_charge_at(state, unit, answer, verdict)
    elif key in MELEES or key == "ranged":
        judge_attack(state, unit, answer, verdict)
    elif key in ("cast", "act"):
        power = unit.profile.power_at(answer.detail)
        judge_points(unit, 1, 0, verdict)
        if power is None or power.is_spell != (key == "cast"):
            rule = "SU-SPELL-02" if key == "cast" else "SU-ACTION-19"
            verdict.refuse(rule, "no-such-spell" if key == "cast" else "no-such-action", (unit.id,))
        else:
            judge_power(state, unit, power, answer.picks, answer.path, verdict)
    elif key == "summon":
        judge_summoning(state, unit, answer, calls, verdict)
    elif key == "interact":
        judge_points(unit, 1, 0, verdict)
        judge_interaction(state, unit, answer.picks, verdict)
    elif key == "concentrate":
        judge_points(unit, 1, 0, verdict)
        judge_deed(state, unit, TO_FIGHT, verdict)
        if unit.is_concentrated:
            verdict.refuse("SU-STACK-01", "concentrated-already", (unit.id,))


def judge_move(state: Summoners, unit: Unit, answer: Answer, verdict: Verdict) -> None:
    if answer.subject != unit.id:
        return
    price, bit = MOVES[answer.key]
    judge_points(unit, price, bit, verdict)
    judge_deed(state, unit, TO_MOVE, verdict)
    way = judge_portals(state, unit, answer.path, answer.picks, verdict)
    if answer.path:
        is_run = price == 2
        rule = "SU-ACTION-05" if is_run else "SU-ACTION-04"
        judge_way(state, unit, way, allowance(state, unit, is_run), rule, verdict)
    if answer.key.startswith("reposition"):
        judge_staying(state, unit, way.points, verdict)
    elif is_engaged(state, unit):
        judge_leaving(state, unit, verdict)


def judge_attack(state: Summoners, unit: Unit, answer: Answer, verdict: Verdict) -> None:
    judge_points(unit, 1, 0, verdict)
    judge_deed(state, unit, TO_FIGHT, verdict)
    attack = judge_choice(state, unit, answer, verdict)
    if attack is None:
        return
    if attack.is_ranged:
        judge_shooter(state, unit, attack, verdict)
    judge_aim(state, unit, attack, answer.picks, verdict)


def judge_charge_at(state: Summoners, unit: Unit, answer: Answer, verdict: Verdict) -> None:
    """A charge has a target, and leads to no portal. SU-CHARGE-02, SU-SCEN-22"""
    if not answer.picks and not charge_targets(state, unit, holders(state, unit)):
        verdict.refuse("SU-CHARGE-02", "nobody-to-charge", (unit.id,))
    for pick in answer.picks:
        target = state.find(pick)
        if pick in portals(state):
            verdict.refuse("SU-SCEN-22", "charge-through-portal", (pick,))
        elif target is not None:
            judge_charge(state, unit, target, answer.path, verdict)


def judge_summoning(state: Summoners, unit: Unit, answer: Answer, calls: tuple[Profile, ...], verdict: Verdict) -> None:
    if not unit.profile.is_summoner:
        verdict.refuse("SU-ACTION-16", "only-summoners", (unit.id,))
        return
    judge_points(unit, price_in_ap(state, unit.seat), 0, verdict)
    for profile in calls:
        if CALLS + profile.number == answer.subject:
            gems = state.players[unit.seat].gems
            if gems < profile.mana:
                verdict.refuse("SU-SUMMON-01", "too-few-gems", (profile.mana, gems))
            judge_sacrifices(state, unit.seat, profile, answer.picks, verdict)
            if len(answer.path) == 1:
                judge_place(state, unit, profile, answer.picks, answer.path[0], verdict)
            elif not has_room(state, unit, profile):
                verdict.refuse("SU-SUMMON-09", "no-place", (answer.subject,))
            return
    if answer.subject >= CALLS:
        verdict.refuse("SU-START-02", "not-of-your-realm", (answer.subject,))
