"""Which values a file may ask for, and the rule that reckons each; what is under way is asked itself."""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.field.strikes import Strike, damage_bonus, dice_of, parry_dice
from tercio.games.summoners.field.values import ap_limit, attack_value, reflex, resistance, run, size, walk
from tercio.games.summoners.printed.profiles import MELEE, RANGED
from tercio.games.summoners.rules.boosts import boost_of
from tercio.games.summoners.rules.control import control_target
from tercio.games.summoners.rules.disengagement import disengage_dice
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.steps.exchange import Exchange
from tercio.games.summoners.steps.melee import Melee
from tercio.games.summoners.steps.shots import Shooting
from tercio.games.values import Asked, Value
from tercio.kernel import Match, Tally

OF_UNITS: Final = {
    "walk": walk,
    "run": run,
    "ap": ap_limit,
    "reflex": reflex,
    "resistance": resistance,
    "size": size,
    "parry": parry_dice,
    "control": control_target,
    "disengage": disengage_dice,
}
LENGTHS: Final = ("walk", "run")
WITH: Final = "attack"  # which attack of the unit
VALUES: Final = {
    **{name: Value(is_length=name in LENGTHS) for name in OF_UNITS},
    "attack": Value(words=(WITH,)),
    "dice": Value(words=(WITH,), has_other=True),
    "damage": Value(words=(WITH,), has_other=True),
}


def tally_of(m: Match, asked: Asked) -> Tally | None:
    state = summoners(m)
    unit = state.find(asked.subject)
    if unit is None:
        return None
    if asked.name in OF_UNITS:
        return OF_UNITS[asked.name](state, unit)
    if not unit.profile.attacks:
        return None
    place = place_of(unit, asked)
    attack = unit.profile.attacks[place]
    if asked.name == "attack":
        return attack_value(state, unit, attack)
    if state.find(asked.against) is None:
        return None
    strike = strike_of(m, unit, asked, place)
    if asked.name == "damage":
        return damage_bonus(state, strike)
    exchange = m.find(Exchange)
    boosts = () if exchange is None else exchange.boosts
    return dice_of(state, strike, boost_of(boosts, unit.id, RANGED if attack.is_ranged else MELEE))


def place_of(unit: Unit, asked: Asked) -> int:
    """The attack that is named, or the only one on the card."""
    names = [attack.id for attack in unit.profile.attacks]
    return names.index(asked.word(WITH, names, names[0] if len(names) == 1 else ""))


def strike_of(m: Match, unit: Unit, asked: Asked, place: int) -> Strike:
    """The strike under way between the two, or else one that they might make."""
    state = summoners(m)
    exchange, melee, shooting = m.find(Exchange), m.find(Melee), m.find(Shooting)
    under_way = () if exchange is None else exchange.strikes
    for step in (melee, shooting):
        under_way += () if step is None else step.strikes(state)
    for strike in under_way:
        if (strike.attacker, strike.target, strike.attack) == (unit.id, asked.against, place):
            return strike
    return Strike(unit.id, place, asked.against)
