"""MKA  Ranged attacks made with a special ability: at whom may they be aimed, and who else is struck?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.abilities.bearers import bears_on, is_magic_immune
from tercio.games.mageknight.abilities.names import SHOCKWAVE
from tercio.games.mageknight.abilities.registry import powers
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.printed.dials import MAGIC_IMMUNE, WAND
from tercio.games.mageknight.rules.combat.targets import enemies_in_reach, judge_shot, shot_type
from tercio.games.mageknight.rules.combat.values import half_range
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Verdict


def aimed() -> dict[str, Power]:
    """The abilities that a ranged combat action aims at a target, by the keys of their options."""
    return {power.key: power for power in powers().values() if power.key}


def most_targets(warrior: Warrior, ability: Power) -> int:
    """MK-MULTI-03  Some are shots like any other; all else has one target."""
    return max(1, warrior.figure.arrows) if ability.is_plain else 1


def judge_aimed(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """MK-MULTI-03, MK-COMBAT-10  The ability, the number of its targets, and each of them."""
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


def judge_shockwave(state: MageKnight, warrior: Warrior, _answer: Answer, verdict: Verdict) -> None:
    """MKA-SHOCKWAVE-01  Somebody has to be near enough."""
    judge_ability(warrior, SHOCKWAVE, verdict)
    if not shocked_by(state, warrior):
        verdict.refuse("MKA-SHOCKWAVE-01", "nobody-near", (warrior.id,))


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
    """MK-MULTI-05  Whom the attack on this target strikes as well, friend or enemy; these need no line of fire."""
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


def shocked_by(state: MageKnight, attacker: Warrior) -> tuple[int, ...]:
    """All around within half its range, where its line of fire is free; none of their abilities helps them."""
    reach, is_wand = half_range(state, attacker), shot_type(attacker) == WAND
    found: list[int] = []
    for other in state.warriors:
        if other.gone != HERE or other.guard != NOBODY or other.id == attacker.id:
            continue
        if is_wand and other.figure.defense_type == MAGIC_IMMUNE:  # MK-COMBAT-09
            continue
        line = line_of_fire(state, attacker, other, SHOCKWAVE)
        if line.length <= reach and line.is_clear:
            found.append(other.id)
    return tuple(found)
