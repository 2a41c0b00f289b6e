"""What each unit could do to an enemy before long: reach, action points and dice, on average. For bots."""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from tercio.games.summoners.abilities.attacks.double_strike import DoubleStrike
from tercio.games.summoners.abilities.attacks.fire import Fire
from tercio.games.summoners.abilities.attacks.mighty import Mighty
from tercio.games.summoners.abilities.special_rule import BLOWS, SHOVES, TO_FIGHT
from tercio.games.summoners.abilities.units.ethereal import Ethereal
from tercio.games.summoners.abilities.units.onslaught import Onslaught
from tercio.games.summoners.printed.profiles import (
    INCH,
    MELEE,
    MOVEMENT,
    RANGED,
    REFLEX,
    RESISTANCE,
    Attack,
    Profile,
    Trait,
)
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.state import WALKED, Summoners, Unit
from tercio.games.summoners.thinking.weights import Weights
from tercio.geometry.points import TOUCH

FARTHEST: Final = 18 * INCH  # nobody harms anybody who is farther away
HIGHEST: Final = 10  # of reflex and resistance
SOFTEST: Final = -4  # resistance less what is added to the dice


# -- cards -----------------------------------------------------------------------------------------------------


class Blows(NamedTuple):
    """The best that a card offers in melee and from afar; dice that strike twice count twice."""

    is_able: bool
    melee: int
    might: int  # added to each die of the damage roll
    heat: int  # 1: it sets the target on fire
    area: int  # mils
    onslaught: int
    ranged: int
    ranged_might: int
    ranged_heat: int
    reach: int  # mils
    price: int  # gems for the shot, where it is a spell
    ghostly: int  # SU-TRAIT-05


read: dict[str, tuple[Profile, Blows]] = {}


def blows_of(profile: Profile) -> Blows:
    """A card is read once; another one by the same name is another card."""
    entry = read.get(profile.id)
    if entry is not None and entry[0] is profile:
        return entry[1]
    blows = read_blows(profile)
    read[profile.id] = (profile, blows)
    return blows


def read_blows(profile: Profile) -> Blows:
    traits = numbers_of(profile.traits)
    attacks: list[tuple[Attack, int]] = [(attack, 0) for attack in profile.attacks]
    attacks.extend([(power.attack, power.mana) for power in profile.powers if power.attack is not None])
    melee = might = heat = ranged = ranged_might = ranged_heat = reach = price = 0
    for attack, mana in attacks:
        own = numbers_of(attack.traits)
        if attack.texts[SHOVES]:  # SU-TRAIT-40
            continue
        burns = 1 if Fire.word in own else 0
        if attack.is_ranged and attack.dice > ranged:
            ranged, ranged_might, ranged_heat = attack.dice, own.get(Mighty.word, 0), burns
            reach, price = attack.reach, mana
        dice = 2 * attack.dice if attack.texts[BLOWS] else attack.dice
        if not attack.is_ranged and dice > melee:
            melee, might, heat = dice, own.get(Mighty.word, 0), burns
    return Blows(
        not profile.texts[TO_FIGHT] and melee + ranged > 0,
        melee,
        might,
        heat,
        max(TOUCH, profile.area),
        traits.get(Onslaught.word, 0),
        ranged,
        ranged_might,
        ranged_heat,
        reach,
        price,
        traits.get(Ethereal.word, 0),
    )


def numbers_of(traits: tuple[Trait, ...]) -> dict[str, int]:
    return {trait.name: trait.value or 1 for trait in traits}


# -- fighters --------------------------------------------------------------------------------------------------


class Fighter(NamedTuple):
    """A unit with what counts in a fight, worked out once for all whom it may fight."""

    unit: Unit
    blows: Blows
    weight: int  # percent of the harm that is looked at
    ap: int  # in the activation that is thought of
    focus: int  # 1 while it is concentrated
    melee: int
    ranged: int
    reflex: int
    resistance: int
    walk: int
    run: int
    reach: int  # farther away it harms nobody; less than 0: it harms nobody at all
    life: int  # what a life point of it is worth,
    fall: int  # and what its death costs in addition


def fighter_of(w: Weights, state: Summoners, unit: Unit, left: int, acting: int) -> Fighter:
    """Wounds, ice and spells count; neighbours do not. SU-PROFILE-11 to SU-PROFILE-14, SU-TRAIT-12, SU-TRAIT-13"""
    profile, blows = unit.profile, blows_of(unit.profile)
    ap, weight, focus, has_walked = unit.ap, w.soon, 0, False
    if unit.id == acting and ap > 0:
        weight = w.acting
        focus = 1 if unit.is_concentrated else 0
        has_walked = unit.moves & WALKED > 0
    elif unit.is_activated or ap == 0:
        ap, weight = profile.ap, 0 if left == 1 else w.later
    worse = 1 if unit.is_severely_wounded else 0
    slow = INCH * (worse + 1) if unit.ice > 1 else INCH * worse
    reflex = profile.reflex - worse - (1 if unit.ice else 0)
    resistance, melee, ranged = profile.resistance, blows.melee - worse + focus, blows.ranged - worse + focus
    walk, run = 0 if has_walked else profile.walk - slow, profile.run - slow
    for lasting in state.effects:
        if lasting.target != unit.id:
            continue
        for effect in lasting.power.effects:
            if effect.what == DoubleStrike.word:
                melee *= 2
            elif effect.what == REFLEX:
                reflex += effect.amount
            elif effect.what == RESISTANCE:
                resistance += effect.amount
            elif effect.what == MELEE:
                melee += effect.amount
            elif effect.what == RANGED:
                ranged += effect.amount
            elif effect.what == MOVEMENT:
                walk, run = walk + effect.amount, run + effect.amount
    life, fall = stake_in(w, state, unit, left)
    can_shoot = blows.ranged > 0 and blows.price <= state.players[unit.seat].gems
    reach = blows.area + run if blows.melee else 0
    if can_shoot and blows.reach + walk > reach:
        reach = blows.reach + walk
    return Fighter(
        unit,
        blows,
        weight,
        ap,
        focus,
        max(1, melee) if blows.melee else 0,
        max(1, ranged) if can_shoot else 0,
        min(HIGHEST, max(0, reflex)),
        min(HIGHEST, max(0, resistance)),
        walk,
        run,
        reach if weight and blows.is_able else -1,
        life,
        fall,
    )


def stake_in(w: Weights, state: Summoners, unit: Unit, left: int) -> tuple[int, int]:
    """What a life point of the unit is worth, and its death."""
    scenario, profile = scenario_of(state), unit.profile
    if not profile.attacks:
        return w.still, 0
    if profile.level:
        points = w.point if scenario.levels_rule else 0  # SU-S6-06
        return w.life * w.body[left] // 100, profile.level * (w.level * w.body[left] // 100 + points)
    if not scenario.has_points:
        return w.prey_life, w.fall
    others = [player.points for player in state.players if not state.are_allied(unit.seat, player.seat)]
    is_decided = max(others, default=0) + scenario.slain_points > state.players[unit.seat].points
    return w.summoner_life, w.fall if is_decided else 0


# -- harm ------------------------------------------------------------------------------------------------------


def thousandths_of_a_die() -> tuple[tuple[int, ...], ...]:
    """What an attack die does on average, by reflex and by resistance less bonus. SU-DICE-02, SU-MELEE-04"""
    rows: list[tuple[int, ...]] = []
    for reflex in range(HIGHEST + 1):
        hits = 9 - min(8, max(2, reflex))
        through = [sum([max(0, face - tough) for face in range(1, 9)]) for tough in range(SOFTEST, HIGHEST + 1)]
        rows.append(tuple([1000 * hits * each // 64 for each in through]))
    return tuple(rows)


PER_DIE: Final = thousandths_of_a_die()


def harm_in_sight(w: Weights, state: Summoners, units: list[Unit], signs: list[int], left: int, acting: int) -> int:
    """What the own side has to fear, less what it threatens: everybody attacks whom it pays best to attack."""
    pairs = within_sight(state, units)
    is_held, fighters = set[int](), dict[int, Fighter]()
    for one, other, gap in pairs:
        if gap <= TOUCH:
            is_held.add(one)
            is_held.add(other)
        if one not in fighters:
            fighters[one] = fighter_of(w, state, units[one], left, acting)
        if other not in fighters:
            fighters[other] = fighter_of(w, state, units[other], left, acting)
    plans: dict[int, tuple[int, int, int]] = {}  # by attacker: what it is worth, the target, the harm
    for one, other, gap in pairs:
        for attacker, target in ((one, other), (other, one)):
            fighter = fighters[attacker]
            if gap > fighter.reach:
                continue
            harm = harm_by(w, fighter, fighters[target], gap, attacker in is_held)
            if harm:
                worth = worth_of_harm(w, fighters[target], harm)
                if attacker not in plans or worth > plans[attacker][0]:
                    plans[attacker] = (worth, target, harm)
    suffered: dict[int, int] = {}
    for _, target, harm in plans.values():
        suffered[target] = suffered.get(target, 0) + harm
    total = 0
    for target, harm in suffered.items():
        total += signs[units[target].seat] * worth_of_harm(w, fighters[target], harm)
    return total


def within_sight(state: Summoners, units: list[Unit]) -> list[tuple[int, int, int]]:
    """Enemies who may harm each other, by their places in the list, with the gap between them."""
    pairs: list[tuple[int, int, int]] = []
    for place, one in enumerate(units):
        x, y = one.at
        for second in range(place + 1, len(units)):
            other = units[second]
            if one.seat == other.seat or state.are_allied(one.seat, other.seat):
                continue
            dx, dy = x - other.at[0], y - other.at[1]
            gap = isqrt(dx * dx + dy * dy) - one.profile.radius - other.profile.radius
            if gap <= FARTHEST:
                pairs.append((place, second, gap))
    return pairs


def harm_by(w: Weights, one: Fighter, other: Fighter, gap: int, is_held: bool) -> int:
    """Thousandths of a life point that the next activation of the one may cost the other.

    `is_held`: an enemy touches him, so that he neither walks nor shoots.
    """
    blows, best = one.blows, 0
    if one.melee:
        times, dice = 0, one.melee
        if gap <= blows.area:
            times = one.ap
        elif one.ap > 1 and not is_held:
            if gap <= one.walk + blows.area:
                times = one.ap - 1
            elif gap <= one.run + blows.area:  # SU-CHARGE-07
                times, dice = one.ap - 1, dice + 1 + blows.onslaught
        if times:
            is_greater = one.unit.rank > other.unit.rank  # SU-MELEE-09
            die = PER_DIE[other.reflex][bared(other, blows.might + one.focus + (1 if is_greater else 0))]
            best = times * dice * (die + w.burning * blows.heat)
    if one.ranged and not is_held:
        times = one.ap if gap <= blows.reach else one.ap - 1 if gap <= blows.reach + one.walk else 0
        if times:
            die = PER_DIE[other.reflex][bared(other, blows.ranged_might + one.focus)]
            best = max(best, times * one.ranged * (die + w.burning * blows.ranged_heat))
    return best * one.weight * (8 - other.blows.ghostly) // 800


def bared(other: Fighter, bonus: int) -> int:
    """The column of resistance less bonus."""
    return max(0, other.resistance - bonus - SOFTEST)


def worth_of_harm(w: Weights, fighter: Fighter, harm: int) -> int:
    """Life points, and the death that becomes likely when there is as much harm as there is life."""
    life = 1000 * fighter.unit.life_left
    lost = fighter.life * fighter.unit.life_left * harm // (harm + life)
    likely = fighter.fall * (harm * harm // 1000) // ((harm * harm + life * life) // 1000 + 1)
    return w.threat * (lost + likely) // 100
