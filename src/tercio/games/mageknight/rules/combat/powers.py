"""MKA  Ranged attacks made with a special ability: at whom may they be aimed, and who else is struck?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.abilities.bearers import bears_on, is_magic_immune
from tercio.games.mageknight.abilities.registry import powers
from tercio.games.mageknight.printed.dials import WAND
from tercio.games.mageknight.rules.combat.targets import enemies_in_reach, judge_shot, shot_type
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Verdict


def aimed() -> dict[str, Power]:
    """The abilities that a ranged combat action aims at a target, by the keys of their options."""
    return {power.key: power for power in powers().values() if power.key}


def unaimed() -> dict[str, Power]:
    """Those that strike everybody in their area, so that no target is named, by the keys of their options."""
    return {power.unaimed: power for power in powers().values() if power.unaimed}


def most_targets(warrior: Warrior, ability: Power) -> int:
    """Some are shots like any other; all else has one target. MK-MULTI-03"""
    return max(1, warrior.figure.arrows) if ability.is_plain else 1


def judge_aimed(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It has the ability and few enough targets, and may aim at each of them. MK-MULTI-03, MK-COMBAT-10"""
    ability = aimed()[answer.key]
    judge_ability(warrior, ability.name, verdict)
    most = most_targets(warrior, ability)
    if len(answer.picks) > most and ability.is_plain:
        verdict.refuse("MK-MULTI-03", "too-many-targets", (len(answer.picks), most))
    elif len(answer.picks) > most:
        verdict.refuse(ability.id, "one-target", (len(answer.picks),))
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None:
            judge_power(state, warrior, target, ability, verdict)


# -- the target ----------------------------------------------------------------------------------------------


def judge_power(state: MageKnight, attacker: Warrior, target: Warrior, ability: Power, verdict: Verdict) -> None:
    """As for any shot, but for what the ability lifts; magic does not work on everybody (MK-COMBAT-10)."""
    judge_shot(state, attacker, target, False, verdict, using=ability.name)
    if not bears_on(ability, target):
        verdict.refuse("MK-COMBAT-10", "immune-to-magic", (target.id,))


def power_targets(state: MageKnight, attacker: Warrior, ability: Power) -> tuple[int, ...]:
    found: list[int] = []
    for other in enemies_in_reach(state, attacker):
        verdict = Verdict()
        judge_power(state, attacker, other, ability, verdict)
        if verdict:
            found.append(other.id)
    return tuple(found)


# -- and all the others --------------------------------------------------------------------------------------


def struck_with(state: MageKnight, attacker: Warrior, target: Warrior, ability: Power) -> tuple[int, ...]:
    """The attack strikes these as well, friend or enemy; they need no line of fire. MK-MULTI-05"""
    is_wand = shot_type(attacker) == WAND
    found: list[int] = []
    for other in state.warriors:
        if other.gone != HERE or other.guard != NOBODY or other.id in (attacker.id, target.id):
            continue
        if is_wand and is_magic_immune(other):  # MK-COMBAT-09
            continue
        if ability.spreads_to(state, target, other):
            found.append(other.id)
    return tuple(found)
