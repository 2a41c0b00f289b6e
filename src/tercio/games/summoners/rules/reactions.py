"""Who may answer a blow, a shot or a move into contact, and with what. SU-MREACT, SU-RREACT, SU-ACTION-20"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.abilities.bearers import attack_texts, may
from tercio.games.summoners.abilities.special_rule import SHOVES, TO_ANSWER, TO_MOVE, TO_REACT
from tercio.games.summoners.field.ground import are_touching, gap_between, is_in_reach, is_within
from tercio.games.summoners.field.sight import sees
from tercio.games.summoners.printed.profiles import INCH, Attack
from tercio.games.summoners.rules.attacks import (
    is_double,
    is_shockwave,
    judge_shooter,
    judge_target,
    may_shoot,
    reach_of,
    targets_of,
    told_reach,
)
from tercio.games.summoners.rules.charges import charge_line, judge_charge
from tercio.games.summoners.rules.contact import is_passed, legs_of
from tercio.games.summoners.rules.cover import hideout, judge_seeking, may_seek
from tercio.games.summoners.rules.moves import Way, move_option, portals
from tercio.games.summoners.rules.special_rules import judge_answering, judge_deed, judge_points
from tercio.games.summoners.state import CHARGED, Summoners, Unit
from tercio.geometry.distance import foot_on
from tercio.geometry.points import TOUCH
from tercio.kernel import Answer, Option, RuleId, Verdict, plain

LEAST_FOR_SHOT: Final = 2 * INCH  # SU-MREACT-06
COUNTERSTRIKE: Final = "counterstrike"
COUNTERSTRIKE_ONCE: Final = "counterstrike-once"
COUNTERSTRIKES: Final = (COUNTERSTRIKE, COUNTERSTRIKE_ONCE)
PARRY: Final = "parry"


RETURN_SHOT: Final = "return-shot"
COVER_WALK: Final = "cover-walk"
COVER_RUN: Final = "cover-run"
CHARGE: Final = "charge"
PASSIVE: Final = "passive"


# -- to a blow --------------------------------------------------------------------------------


def blow_unanswered_by(state: Summoners, unit: Unit, attacker: Unit, place: int) -> RuleId:
    """The rule that keeps the unit from answering this blow, or none; of friends only a wave is answered. a62, a76"""
    attack = attacker.profile.attack_at(place)
    if state.are_allied(unit.seat, attacker.seat) and attack is not None and not is_shockwave(state, attacker, attack):
        return "SU-TRAIT-43"
    if not may(state, unit, TO_REACT):
        return "SU-TRAIT-35"
    if unit.ap < 1:
        return "SU-MREACT-18"
    return "" if any([not attack.is_ranged for attack in unit.profile.attacks]) else "SU-ATTACK-04"


def reaches(state: Summoners, unit: Unit, place: int, other: Unit) -> bool:
    return is_in_reach(state, unit, other, reach_of(unit.profile.attacks[place]))


def counterstrikes(state: Summoners, unit: Unit, attacker: Unit, place: int) -> list[Option]:
    """A counterstrike must reach the attacker; a friend's wave is not answered with blows (a76). SU-REACH-04, a94"""
    attack = unit.profile.attacks[place]
    if attack.is_ranged or state.are_allied(unit.seat, attacker.seat):
        return []
    if not reaches(state, unit, place, attacker):
        return []
    if not is_double(state, unit, attack):
        return [plain(COUNTERSTRIKE, "SU-MREACT-12", unit.id, place)]
    others: tuple[int, ...] = ()
    if not is_shockwave(state, unit, attack):
        others = tuple([t for t in targets_of(state, unit, attack) if t != attacker.id])
    both = Option(COUNTERSTRIKE, "SU-MREACT-12", unit.id, others, 0, 1 if others else 0, detail=place)
    return [both, plain(COUNTERSTRIKE_ONCE, "SU-TRAIT-06", unit.id, place)]


def judge_counterstrike(state: Summoners, unit: Unit, attacker: Unit, answer: Answer, verdict: Verdict) -> None:
    """The verdict says why this attack cannot answer the blow. SU-TRAIT-33, SU-REACH-04"""
    place = answer.detail
    attack = unit.profile.attack_at(place)
    if attack is None or attack.is_ranged or attack.is_spell:
        verdict.refuse("SU-MREACT-12", "no-such-melee-attack", (unit.id,))
        return
    if answer.key == COUNTERSTRIKE_ONCE and not is_double(state, unit, attack):
        verdict.refuse("SU-TRAIT-06", "no-double-strike", (unit.id, place))
    if state.are_allied(unit.seat, attacker.seat):
        verdict.refuse("SU-TRAIT-33", "not-an-enemy", (attacker.id,))
    elif not reaches(state, unit, place, attacker):
        reach = reach_of(unit.profile.attacks[place])
        facts = (unit.id, attacker.id, gap_between(unit, attacker))
        if reach > TOUCH:
            verdict.refuse("SU-REACH-04", "cannot-strike-back", (*facts, reach), receipts=told_reach(reach))
        else:
            verdict.refuse("SU-REACH-04", "cannot-touch-back", facts)
    if answer.picks and is_double(state, unit, attack) and not is_shockwave(state, unit, attack):
        judge_second(state, unit, attacker, attack, answer.picks[0], verdict)


def judge_second(state: Summoners, unit: Unit, attacker: Unit, attack: Attack, pick: int, verdict: Verdict) -> None:
    """The second of two blows may strike another enemy in reach; the attacker need not be named. SU-TRAIT-06, a66"""
    other = state.find(pick)
    if pick == attacker.id:
        verdict.refuse("SU-TRAIT-06", "struck-anyway", (pick,))
    elif other is not None:
        judge_target(state, unit, attack, other, verdict)


# -- to a shot --------------------------------------------------------------------------------


def shot_unanswered_by(state: Summoners, attacker: int, place: int, target: Unit) -> RuleId:
    """The rule that keeps the unit from answering this shot, or none; friends do not answer. a76"""
    shooter = state.units[attacker]
    attack = shooter.profile.attack_at(place)
    if attack is None or state.are_allied(shooter.seat, target.seat):
        return "SU-TRAIT-33"
    if attack_texts(state, shooter, attack, SHOVES):
        return "SU-TRAIT-44"
    if not may(state, target, TO_REACT):
        return "SU-TRAIT-35"
    return "" if target.ap else "SU-RREACT-01"


def reaction_shots(state: Summoners, unit: Unit, shooter: Unit) -> list[int]:
    """The unit can answer with these ranged attacks. SU-RREACT-02, SU-TRAIT-45, a72"""
    found: list[int] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged or is_shockwave(state, unit, attack) or attack_texts(state, unit, attack, TO_ANSWER):
            continue
        if may_shoot(state, unit, attack) and shooter.id in targets_of(state, unit, attack):
            found.append(place)
    return found


def judge_return(state: Summoners, unit: Unit, shooter: Unit, place: int, verdict: Verdict) -> None:
    """The verdict says why this attack cannot answer the shot. SU-RREACT-02, a72"""
    attack = judge_answering_shot(state, unit, place, "SU-RREACT-02", verdict)
    if attack is not None:
        judge_target(state, unit, attack, shooter, verdict)


def judge_answering_shot(state: Summoners, unit: Unit, place: int, rule: RuleId, verdict: Verdict) -> Attack | None:
    """The ranged attack that is meant, where the card has it; not every one may be a reaction. SU-TRAIT-32, -45"""
    attack = unit.profile.attack_at(place)
    if attack is None or not attack.is_ranged or attack.is_spell:
        verdict.refuse(rule, "no-such-ranged-attack", (unit.id,))
        return None
    judge_answering(state, unit, attack, verdict)
    judge_shooter(state, unit, attack, verdict)
    if is_shockwave(state, unit, attack):
        verdict.refuse("SU-TRAIT-32", "strikes-everybody", (unit.id,))
    return attack


def shot_answers(state: Summoners, unit: Unit, shooter: Unit) -> list[Option]:
    """The target may shoot back, run for cover or charge the shooter. SU-RREACT-02, -04, -11, -12"""
    options = [plain(RETURN_SHOT, "SU-RREACT-02", unit.id, place) for place in reaction_shots(state, unit, shooter)]
    if not may(state, unit, TO_MOVE):
        return options
    for key, is_run in ((COVER_WALK, False), (COVER_RUN, True)):
        if may_seek(state, unit, shooter, is_run) and hideout(state, unit, shooter, is_run) is not None:
            options.append(move_option(portals(state), unit, key, "SU-RREACT-04"))
    if unit.ap >= 2 and not unit.moves & CHARGED and charge_line(state, unit, shooter) is not None:
        options.append(Option(CHARGE, "SU-RREACT-11", unit.id, corners=1))
    return options


def judge_shot_answer(state: Summoners, unit: Unit, shooter: Unit, answer: Answer, verdict: Verdict) -> None:
    if answer.key == RETURN_SHOT and answer.subject == unit.id:
        judge_return(state, unit, shooter, answer.detail, verdict)
    elif answer.key in (COVER_WALK, COVER_RUN) and answer.subject == unit.id:
        judge_deed(state, unit, TO_MOVE, verdict)
        judge_seeking(state, unit, shooter, answer, answer.key == COVER_RUN, verdict)
    elif answer.key == CHARGE and answer.subject == unit.id:
        judge_points(unit, 2, CHARGED, verdict)
        judge_deed(state, unit, TO_MOVE, verdict)
        judge_charge(state, unit, shooter, answer.path, verdict)


# -- to a unit that moves into contact -------------------------------------------------------------


def is_met(state: Summoners, unit: Unit, way: Way, enemy: Unit) -> bool:
    """Does contact with this enemy arise on the way?"""
    if are_touching(state, unit, enemy):
        return False
    if are_touching(state, unit.standing_at(way.points[-1]), enemy):
        return True
    return is_passed(state, unit, way, enemy)


def defensive_shots(state: Summoners, unit: Unit, mover: Unit, way: Way) -> list[int]:
    """The unit may use these ranged attacks as a defensive shot. SU-MREACT-02, -03, -06, SU-TRAIT-45, a68"""
    if unit.ap < 1 or not may(state, unit, TO_REACT):
        return []
    if is_within(unit, mover, LEAST_FOR_SHOT - 1):
        return []
    found: list[int] = []
    for place, attack in enumerate(unit.profile.attacks):
        if not attack.is_ranged or is_shockwave(state, unit, attack) or not may_shoot(state, unit, attack):
            continue
        if not attack_texts(state, unit, attack, TO_ANSWER) and is_in_view(state, unit, mover, way, attack.reach):
            found.append(place)
    return found


def judge_defensive_shot(state: Summoners, unit: Unit, mover: Unit, way: Way, place: int, verdict: Verdict) -> None:
    """The verdict says why this attack is no defensive shot. SU-MREACT-02, SU-MREACT-03, SU-TRAIT-45, a68"""
    attack = judge_answering_shot(state, unit, place, "SU-MREACT-02", verdict)
    if attack is not None and not is_in_view(state, unit, mover, way, attack.reach):
        facts = (mover.id, attack.reach)
        verdict.refuse("SU-MREACT-02", "never-in-view", facts, receipts=told_reach(attack.reach))


def is_in_view(state: Summoners, unit: Unit, mover: Unit, way: Way, reach: int) -> bool:
    """The mover is in range and seen at the best point of its way, most often its end. a68"""
    for point in [*reversed(way.points), *[foot_on((*a, *b), unit.at) for a, b in legs_of(way)]]:
        moved = mover.standing_at(point)
        if is_within(unit, moved, reach) and sees(state, unit, moved):
            return True
    return False
