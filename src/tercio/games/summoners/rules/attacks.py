"""Whom may this attack be aimed at? SU-ACTION-13, SU-ACTION-14, SU-ATTACK, SU-REACH, SU-RANGED-01"""

from __future__ import annotations

from tercio.games.summoners.abilities.bearers import attack_texts, may
from tercio.games.summoners.abilities.special_rule import BLOWS, SHOVES, TO_FIGHT, WAVE
from tercio.games.summoners.field.ground import gap_between, is_in_reach, is_within
from tercio.games.summoners.field.melees import enemies_touching, is_engaged
from tercio.games.summoners.field.sight import between, hider, sees
from tercio.games.summoners.printed.profiles import Attack
from tercio.games.summoners.state import HERE, Summoners, Unit
from tercio.geometry.points import TOUCH
from tercio.kernel import Receipt, RuleId, Tally, Verdict
from tercio.kernel.tally import told


def reach_of(attack: Attack) -> int:
    """How far an attack reaches in mils; base contact where the card has no range. SU-ATTACK-06 to SU-ATTACK-08"""
    return attack.reach if attack.reach > TOUCH else TOUCH


def told_reach(reach: int) -> tuple[Receipt, ...]:
    """Nothing changes what the card says. SU-ATTACK-06"""
    return told(Tally(reach, "SU-ATTACK-06"))


def is_shockwave(state: Summoners, unit: Unit, attack: Attack) -> bool:
    return len(attack_texts(state, unit, attack, WAVE)) > 0


def is_double(state: Summoners, unit: Unit, attack: Attack) -> bool:
    return not attack.is_ranged and len(attack_texts(state, unit, attack, BLOWS)) > 0


def may_target(state: Summoners, unit: Unit, attack: Attack, target: Unit) -> bool:
    """An attack is aimed at enemies; one that displaces works on friends, too. a99"""
    if target.id == unit.id:
        return False
    if not state.are_allied(unit.seat, target.seat):
        return True
    return len(attack_texts(state, unit, attack, SHOVES)) > 0


def targets_of(state: Summoners, unit: Unit, attack: Attack) -> tuple[int, ...]:
    """The attack may be aimed at all these from where the unit stands."""
    reach = reach_of(attack)
    found: list[int] = []
    for other in state.units:
        if other.gone != HERE or not is_in_reach(state, unit, other, reach):
            continue
        if may_target(state, unit, attack, other) and (reach <= TOUCH or sees(state, unit, other)):
            found.append(other.id)
    return tuple(found)


def in_wave(state: Summoners, unit: Unit, attack: Attack) -> tuple[int, ...]:
    """A shockwave strikes all units in range, friend and foe, but not its bearer. SU-TRAIT-32, a76"""
    reach = reach_of(attack)
    others = [other for other in state.units if other.gone == HERE and other.id != unit.id]
    return tuple([other.id for other in others if is_in_reach(state, unit, other, reach)])


def judge_target(state: Summoners, unit: Unit, attack: Attack, target: Unit, verdict: Verdict) -> None:
    """The verdict says why this one cannot be attacked, with figures."""
    rule = "SU-ACTION-14" if attack.is_ranged else "SU-ACTION-13"
    if not may_target(state, unit, attack, target):
        verdict.refuse(rule, "not-an-enemy", (target.id,))
        return
    reach = reach_of(attack)
    if not is_within(unit, target, reach):
        gap = gap_between(unit, target)
        if attack.is_ranged:
            verdict.refuse("SU-ACTION-14", "out-of-range", (target.id, gap, reach), receipts=told_reach(reach))
        elif reach <= TOUCH:
            verdict.refuse("SU-ATTACK-07", "not-in-contact", (target.id, gap))
        else:
            verdict.refuse("SU-ATTACK-08", "out-of-reach", (target.id, gap, reach), receipts=told_reach(reach))
    elif not is_in_reach(state, unit, target, reach):
        verdict.refuse("SU-MELEE-11", "wall-between", (unit.id, target.id))
    judge_sight(state, unit, target, "SU-SPELL-04" if attack.is_spell else "SU-LOS-01", verdict)


def judge_aim(state: Summoners, unit: Unit, attack: Attack, picks: tuple[int, ...], verdict: Verdict) -> None:
    """An attack has somebody to strike: those who are named, or for a shockwave anybody in range. SU-TRAIT-32"""
    is_wave = is_shockwave(state, unit, attack)
    rule = "SU-ACTION-14" if attack.is_ranged else "SU-ACTION-13"
    if is_wave and picks:
        verdict.refuse("SU-TRAIT-32", "strikes-everybody", (unit.id,))
    elif not picks and not (in_wave(state, unit, attack) if is_wave else targets_of(state, unit, attack)):
        reach = reach_of(attack)
        if reach > TOUCH:
            verdict.refuse(rule, "nobody-in-reach", (unit.id, reach), receipts=told_reach(reach))
        else:
            verdict.refuse(rule, "nobody-in-contact", (unit.id,))
    for pick in () if is_wave else picks:
        target = state.find(pick)
        if target is not None:
            judge_target(state, unit, attack, target, verdict)


def judge_shooter(state: Summoners, unit: Unit, attack: Attack, verdict: Verdict) -> None:
    """Nobody shoots out of a melee; spells only mind base contact. SU-RANGED-01, SU-SPELL-10, SU-SPELL-11"""
    if attack.is_spell:
        if enemies_touching(state, unit):
            verdict.refuse("SU-SPELL-10", "spell-in-contact", (unit.id, enemies_touching(state, unit)[0].id))
    elif is_engaged(state, unit):
        verdict.refuse("SU-RANGED-01", "shooter-engaged", (unit.id,))


def may_shoot(state: Summoners, unit: Unit, attack: Attack) -> bool:
    if attack.is_spell:
        return not enemies_touching(state, unit)
    return not is_engaged(state, unit)


def can_fight(state: Summoners, unit: Unit) -> bool:
    """Static units neither fight nor react. SU-TRAIT-35"""
    return may(state, unit, TO_FIGHT)


def judge_sight(state: Summoners, viewer: Unit, target: Unit, rule: RuleId, verdict: Verdict) -> None:
    """A line of sight leads from base to base; if not, what is in the way is named. SU-LOS-02, SU-LOS-03"""
    line = between(state, viewer, target)
    if not line.is_clear:
        verdict.refuse(rule, "not-seen", (target.id, hider(line)))
