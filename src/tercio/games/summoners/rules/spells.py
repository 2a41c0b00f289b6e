"""Which spells and card actions can be used now, and on whom. SU-SPELL, SU-STACK"""

from __future__ import annotations

from typing import NamedTuple

from tercio.games.summoners.field.ground import disc, gap_between, is_within
from tercio.games.summoners.field.sight import before_point, hider, sees
from tercio.games.summoners.printed.profiles import ANY_UNIT, ENEMY, FRIEND, NOTHING, ONESELF, POINT, Power
from tercio.games.summoners.rules.attacks import (
    in_wave,
    is_shockwave,
    judge_aim,
    judge_shooter,
    judge_sight,
    may_shoot,
    targets_of,
    told_reach,
)
from tercio.games.summoners.state import HERE, Lasting, Summoners, Unit
from tercio.geometry.distance import gap
from tercio.kernel import Option, Point, Seat, Verdict


class Casting(NamedTuple):
    """A power that is being used: by whom, and at which point, where it has one."""

    power: Power
    caster: Unit
    at: Point


def is_affected(state: Summoners, power: Power, target: int) -> bool:
    """The same spell or ability lies on the target already. SU-STACK-01, SU-SPELL-08"""
    return any([lasting.power.id == power.id and lasting.target == target for lasting in state.effects])


def suits(state: Summoners, caster: Unit, power: Power, target: Unit) -> bool:
    """Friend or enemy, as the text says. SU-SPELL-03"""
    if power.target == ONESELF:
        return target.id == caster.id
    allied = state.are_allied(caster.seat, target.seat)
    if power.target == FRIEND:
        return allied
    if power.target == ENEMY:
        return not allied
    return power.target == ANY_UNIT


def is_reached(caster: Unit, power: Power, target: Unit) -> bool:
    return target.id == caster.id or power.reach == 0 or is_within(caster, target, power.reach)


def power_targets(state: Summoners, caster: Unit, power: Power) -> tuple[int, ...]:
    found: list[int] = []
    for unit in state.units:
        if unit.gone == HERE and suits(state, caster, power, unit) and is_reached(caster, power, unit):
            if power.lasts and is_affected(state, power, unit.id):
                continue
            if unit.id == caster.id or sees(state, caster, unit):
                found.append(unit.id)
    return tuple(found)


def power_option(state: Summoners, caster: Unit, place: int) -> Option | None:
    """The option to use this spell or card action, where it can be paid for and has somebody to work on."""
    power = caster.profile.powers[place]
    if power.mana > state.players[caster.seat].gems:
        return None
    key, rule = ("cast", "SU-SPELL-01") if power.is_spell else ("act", "SU-ACTION-19")
    detail = len(caster.profile.attacks) + place
    if power.attack is not None:
        if not may_shoot(state, caster, power.attack):
            return None
        if is_shockwave(state, caster, power.attack):  # SU-TRAIT-32
            return Option(key, rule, caster.id, detail=detail) if in_wave(state, caster, power.attack) else None
        aimed = targets_of(state, caster, power.attack)
        targets = tuple([target for target in aimed if suits(state, caster, power, state.units[target])])
        return Option(key, rule, caster.id, targets, 1, 1, detail=detail) if targets else None
    if power.target in (NOTHING, ONESELF):
        if power.target == ONESELF and power.lasts and is_affected(state, power, caster.id):
            return None
        return Option(key, rule, caster.id, detail=detail)
    if power.target == POINT:
        return Option(key, rule, caster.id, corners=1, detail=detail)
    targets = power_targets(state, caster, power)
    if not targets:
        return None
    return Option(key, rule, caster.id, targets, 1, 1, corners=1 if power.carries else 0, detail=detail)


def judge_power(
    state: Summoners, caster: Unit, power: Power, picks: tuple[int, ...], path: tuple[Point, ...], verdict: Verdict
) -> None:
    """A spell may be cast again, and in a melee unless it is ranged. SU-SPELL-01, SU-SPELL-03 to -05, -07 to -10"""
    gems = state.players[caster.seat].gems
    if power.mana > gems:
        verdict.refuse("SU-MANA-01", "too-few-gems", (power.mana, gems))
    if power.attack is not None:
        judge_shooter(state, caster, power.attack, verdict)
        judge_aim(state, caster, power.attack, picks, verdict)
        if verdict and not picks and power_option(state, caster, caster.profile.powers.index(power)) is None:
            verdict.refuse("SU-SPELL-03", "nobody-to-aim-at", (caster.id,))
    elif power.target == ONESELF:
        judge_power_target(state, caster, power, caster, verdict)
    elif power.target not in (NOTHING, POINT) and not picks and not power_targets(state, caster, power):
        verdict.refuse("SU-SPELL-03", "nobody-to-aim-at", (caster.id,))
    for pick in picks:
        target = state.find(pick)
        if target is None:
            continue
        if power.target in (NOTHING, ONESELF, POINT):
            verdict.refuse("SU-SPELL-03", "names-nobody", (target.id,))
        elif power.attack is None:
            judge_power_target(state, caster, power, target, verdict)
        else:
            judge_side(state, caster, power, target, verdict)
    if len(path) == 1 and (power.target == POINT or power.carries):
        judge_point(state, caster, power, picks, path[0], verdict)


def judge_power_target(state: Summoners, caster: Unit, power: Power, target: Unit, verdict: Verdict) -> None:
    judge_side(state, caster, power, target, verdict)
    if not is_reached(caster, power, target):
        facts = (target.id, gap_between(caster, target), power.reach)
        verdict.refuse("SU-ATTACK-06", "out-of-range", facts, receipts=told_reach(power.reach))
    if target.id != caster.id:
        judge_sight(state, caster, target, "SU-SPELL-04", verdict)
    if power.lasts and is_affected(state, power, target.id):
        rule = "SU-SPELL-08" if power.is_spell else "SU-STACK-01"
        verdict.refuse(rule, "already-affected", (target.id,))


def judge_side(state: Summoners, caster: Unit, power: Power, target: Unit, verdict: Verdict) -> None:
    if not suits(state, caster, power, target):
        verdict.refuse("SU-SPELL-03", "wrong-target", (target.id,))


def judge_point(
    state: Summoners, caster: Unit, power: Power, picks: tuple[int, ...], point: Point, verdict: Verdict
) -> None:
    """The point is on the table, near enough and seen; what comes there has room. SU-SPELL-05"""
    x, y = point
    if not (0 <= x <= state.board and 0 <= y <= state.board):
        verdict.refuse("SU-TERRAIN-06", "off-the-table", point)
        return
    far = gap(disc(caster.at, caster.profile.radius), disc(point, 1))
    if power.reach and far > power.reach:
        facts = (far, power.reach)
        verdict.refuse("SU-ATTACK-06", "point-out-of-range", facts, receipts=told_reach(power.reach))
    line = before_point(state, caster, point)
    if not line.is_clear:
        verdict.refuse("SU-SPELL-04", "point-not-seen", (hider(line), *point))
    target = state.find(picks[0] if picks else caster.id)
    for effect in power.effects:
        effect.verb.judge_point(state, effect, target, point, verdict)


# -- while they last -----------------------------------------------------------------------------------


def owner_of(state: Summoners, lasting: Lasting) -> Seat:
    return state.units[lasting.caster].seat


def can_channel(state: Summoners, lasting: Lasting) -> bool:
    """It has an upkeep, and there are gems for it. SU-SPELL-12, SU-END-08"""
    return 0 < lasting.power.upkeep <= state.players[owner_of(state, lasting)].gems


def judge_channelling(lasting: Lasting, named: int, verdict: Verdict) -> None:
    """One spell after another is channelled or let go. SU-END-08, a96"""
    if named != lasting.id:
        verdict.refuse("SU-END-08", "another-spell-first", (lasting.id,))
