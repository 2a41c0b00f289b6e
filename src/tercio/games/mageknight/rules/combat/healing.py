"""MK-HEAL  Whom may this warrior heal?"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.abilities.ability import NEVER_HEALS, Power
from tercio.games.mageknight.abilities.bearers import asked, bears_on, has
from tercio.games.mageknight.abilities.registry import powers
from tercio.games.mageknight.field.ground import are_touching, enemies_touching, is_in_front
from tercio.games.mageknight.printed.dials import GOLEM
from tercio.games.mageknight.rules.combat.targets import judge_line
from tercio.games.mageknight.rules.combat.values import range_of
from tercio.games.mageknight.state import HERE, INCH, MageKnight, Warrior
from tercio.geometry.points import within
from tercio.kernel import Answer, Verdict


@lru_cache(maxsize=1)
def healers() -> dict[str, Power]:
    """The abilities that heal, by the keys of their options."""
    return {key: power for power in powers().values() for key in power.healing}


def judge_healing(state: MageKnight, healer: Warrior, target: Warrior, ability: Power, verdict: Verdict) -> None:
    """It is an attack on a friend, since the ability says so. MK-TERM-20"""
    rule = ability.id
    if target.id == healer.id or not state.are_friends(healer, target):
        verdict.refuse(rule, "not-a-friend", (target.id,))
    for other in asked(target, NEVER_HEALS):
        verdict.refuse(other.id, "cannot-be-healed", (target.id, other.number))
    judge_alone(state, target, ability, verdict)
    if target.id == healer.partner and target.figure.damage_type == GOLEM:
        verdict.refuse(ability.heals_no_golem, "golem-mount", (target.id,))
    if ability.heals_afar:
        judge_line(state, healer, target, verdict)
        if not bears_on(ability, target):
            verdict.refuse("MK-COMBAT-10", "immune-to-magic", (target.id,))
    elif not are_touching(state, healer, target):
        verdict.refuse(rule, "not-in-contact", (target.id,))
    elif not is_in_front(healer, target.at):
        verdict.refuse(rule, "not-in-front", (target.id,))


def judge_alone(state: MageKnight, warrior: Warrior, ability: Power, verdict: Verdict) -> None:
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse(ability.id, "enemy-in-contact", (warrior.id, enemies[0].id))


def healing_targets(state: MageKnight, healer: Warrior, ability: Power) -> tuple[int, ...]:
    """Whom it could heal; far-off friends are passed over before anything is looked at closely."""
    found: list[int] = []
    if enemies_touching(state, healer):
        return ()
    reach = range_of(state, healer).total * INCH if ability.heals_afar else 0
    for other in state.warriors:
        if other.gone != HERE or other.id == healer.id or not state.are_friends(healer, other):
            continue
        if within(healer.at, other.at, reach) if reach else are_touching(state, healer, other):
            verdict = Verdict()
            judge_healing(state, healer, other, ability, verdict)
            if verdict:
                found.append(other.id)
    return tuple(found)


def judge_healer(state: MageKnight, healer: Warrior, ability: Power, verdict: Verdict) -> None:
    """Only who has the ability heals, and touches no enemy. MK-HEAL-03"""
    judge_alone(state, healer, ability, verdict)
    if not has(healer, ability.name):
        verdict.refuse("MK-HEAL-03", "no-ability", (healer.id, ability.number))


def judge_heal(state: MageKnight, healer: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The healer is looked at, and whom it heals. MK-HEAL-03, MK-TERM-20"""
    ability = healers()[answer.key]
    judge_healer(state, healer, ability, verdict)
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None:
            judge_healing(state, healer, target, ability, verdict)
