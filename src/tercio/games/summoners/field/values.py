"""What a value is now: the printed one, severe wounds, markers, defenders, spells. Each with its receipts."""

from __future__ import annotations

from tercio.games.summoners.abilities.bearers import texts
from tercio.games.summoners.abilities.special_rule import SHELTER
from tercio.games.summoners.field.ground import standing_on
from tercio.games.summoners.printed.profiles import (
    AP,
    INCH,
    MELEE,
    MOVEMENT,
    RANGED,
    REFLEX,
    RESISTANCE,
    RUN,
    SIZE,
    WALK,
    Attack,
)
from tercio.games.summoners.state import LASTINGS, PLACES, Lasting, Summoners, Unit
from tercio.kernel import Tally

# -- profile values ----------------------------------------------------------------------------------


def change(state: Summoners, unit: Unit, tally: Tally, *names: str) -> None:
    """Different spells and abilities add up. SU-STACK-02"""
    for lasting in state.effects:
        if lasting.target == unit.id:
            for effect in lasting.power.effects:
                amount = effect.verb.change(effect, names)
                if amount:
                    tally.add(amount, "SU-STACK-02", cause_of(state, lasting))


def cause_of(state: Summoners, lasting: Lasting) -> int:
    """By whose card it came: that can still be told when the effect has ended."""
    return LASTINGS + PLACES * lasting.caster + state.units[lasting.caster].profile.place_of(lasting.power)


def wounded(unit: Unit, tally: Tally, printed: int, rule: str, least: int = 1, by: int = 1) -> None:
    """A severe wound takes one off, but by this no value falls below 1. SU-PROFILE-11 to SU-PROFILE-14"""
    if unit.is_severely_wounded and printed > least:
        tally.add(-min(by, printed - least), rule)


def ap_limit(state: Summoners, unit: Unit) -> Tally:
    """The action points that a unit has in a round. SU-PROFILE-03, SU-ROUND-04, SU-TRAIT-14"""
    tally = Tally(unit.profile.ap, "SU-PROFILE-03")
    if unit.ice >= 3:
        tally.add(-1, "SU-TRAIT-14")
    if state.effects:
        change(state, unit, tally, AP)
    tally.at_least(0, "SU-ROUND-04")
    return tally


def walk(state: Summoners, unit: Unit) -> Tally:
    """The first movement value, in mils. SU-PROFILE-04"""
    return movement(state, unit, unit.profile.walk, WALK)


def run(state: Summoners, unit: Unit) -> Tally:
    """The second movement value, in mils. SU-PROFILE-04"""
    return movement(state, unit, unit.profile.run, RUN)


def movement(state: Summoners, unit: Unit, printed: int, name: str) -> Tally:
    tally = Tally(printed, "SU-PROFILE-04")
    wounded(unit, tally, printed, "SU-PROFILE-11", INCH, INCH)
    if unit.ice >= 2:
        tally.add(-INCH, "SU-TRAIT-13")
    if state.effects:
        change(state, unit, tally, name, MOVEMENT)
    tally.at_least(0, "SU-PROFILE-04")
    return tally


def reflex(state: Summoners, unit: Unit, boost: int = 0) -> Tally:
    """Dice must reach this to hit the unit. SU-PROFILE-05"""
    tally = Tally(unit.profile.reflex, "SU-PROFILE-05")
    wounded(unit, tally, unit.profile.reflex, "SU-PROFILE-12")
    if unit.ice >= 1:
        tally.add(-1, "SU-TRAIT-12")
    if state.effects:
        change(state, unit, tally, REFLEX)
    if boost:
        tally.add(boost, "SU-BOOST-02")
    tally.at_least(0, "SU-PROFILE-05")
    return tally


def resistance(state: Summoners, unit: Unit, boost: int = 0) -> Tally:
    """Each damage die counts so much less. SU-PROFILE-06"""
    tally = Tally(unit.profile.resistance, "SU-PROFILE-06")
    for other in state.units:
        sheltering = texts(state, other, SHELTER) if other.is_here else ()
        if sheltering and state.are_allied(unit.seat, other.seat) and sheltering[0].rule.shelter(other, unit, tally):
            break  # SU-TRAIT-39
    if state.effects:
        change(state, unit, tally, RESISTANCE)
    if boost:
        tally.add(boost, "SU-BOOST-02")
    tally.at_least(0, "SU-PROFILE-06")
    return tally


def size(state: Summoners, unit: Unit) -> Tally:
    """The size, and that of the hill it stands on: no inches, only a comparison. SU-PROFILE-07, SU-LOS-06, -08, -09"""
    tally = Tally(unit.profile.size, "SU-PROFILE-07")
    piece = standing_on(state, unit.at)
    if piece is not None:
        tally.add(piece.size, "SU-LOS-08", piece.id)
    if state.effects:
        change(state, unit, tally, SIZE)
    return tally


def height(state: Summoners, unit: Unit) -> int:
    """The size as a number, for the many comparisons of one line of sight."""
    for lasting in state.effects:
        if lasting.target == unit.id:
            return size(state, unit).total
    top = standing_on(state, unit.at)
    return unit.profile.size if top is None else unit.profile.size + top.size


def attack_value(state: Summoners, unit: Unit, attack: Attack) -> Tally:
    """An attack has its NK or FK, before the modifiers of the moment. SU-ATTACK-03, SU-ATTACK-05"""
    rule = "SU-ATTACK-05" if attack.is_ranged else "SU-ATTACK-03"
    tally = Tally(attack.dice, rule)
    wounded(unit, tally, attack.dice, "SU-PROFILE-13")
    if state.effects:
        change(state, unit, tally, RANGED if attack.is_ranged else MELEE)
    return tally
