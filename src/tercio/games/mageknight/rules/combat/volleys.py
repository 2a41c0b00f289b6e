"""Rules say whom a ranged combat formation may shoot at. MK-FORMATION-27 to MK-FORMATION-48"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import Power
from tercio.games.mageknight.abilities.bearers import judge_deed
from tercio.games.mageknight.abilities.effect import PRECISION
from tercio.games.mageknight.abilities.registry import powers
from tercio.games.mageknight.printed.dials import BOW
from tercio.games.mageknight.rules.combat.powers import judge_power
from tercio.games.mageknight.rules.combat.targets import judge_shot
from tercio.games.mageknight.rules.movement.formations import (
    LEAST,
    companions,
    judge_formation,
    judge_others,
    members_of,
    quote,
)
from tercio.games.mageknight.rules.turns.actions import RANGED, judge_ability
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Verdict

PLAIN: Final = "volley"
PRECISE: Final = "precise-volley"

# What keeps one member from shooting keeps them all from it: by which rule, for which reason.
FOR_ALL: Final = {
    "line-blocked": "MK-FORMATION-30",
    "out-of-range": "MK-FORMATION-31",
    "immune-to-wands": "MK-FORMATION-48",
}


def volleys() -> dict[str, Power]:
    """The primary attacker has these abilities that harm one target, by option. MK-FORMATION-27, MK-FORMATION-34"""
    return {power.volley: power for power in powers().values() if power.volley}


def judge_volley(state: MageKnight, primary: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The first of the picks is the target, the others are the members who support the primary attacker."""
    key, picks = answer.key, answer.picks
    if key in volleys():
        judge_ability(primary, volleys()[key].name, verdict)
    if key == PRECISE:
        judge_deed(state, PRECISION, verdict)
    if not picks:
        return
    others = [pick for pick in picks[1:] if not is_hostile(state, primary, pick)]
    members = members_of(state, primary, tuple(others))
    judge_others(primary, picks[1:], "MK-FORMATION-32", verdict)
    judge_formation(state, primary.seat, members, RANGED, verdict)
    if len(others) < len(picks) - 1:
        verdict.refuse("MK-FORMATION-27", "one-target", (len(picks) - len(others),))
    target = state.find(picks[0])
    if target is None:
        verdict.refuse("MK-FORMATION-44", "not-a-figure", (picks[0],))
        return
    if state.are_friends(primary, target):
        verdict.refuse("MK-FORMATION-28", "only-to-harm", (target.id,))
    judge_member_shot(state, primary, target, key, verdict)
    for member in members:
        if member is not primary:
            judge_member_shot(state, supporting(member), target, PRECISE if key == PRECISE else PLAIN, verdict)


def supporting(member: Warrior) -> Warrior:
    """A supporter shoots as if it carried nothing: items are for the primary attacker alone. MK-FORMATION-35, H132"""
    return member.empty_handed()


def is_hostile(state: MageKnight, primary: Warrior, pick: int) -> bool:
    other = state.find(pick)
    return other is not None and state.are_enemies(primary, other)


def judge_member_shot(state: MageKnight, member: Warrior, target: Warrior, key: str, verdict: Verdict) -> None:
    """Every member could shoot at it. MK-FORMATION-30, MK-FORMATION-31, MK-FORMATION-47, MK-FORMATION-48, b14, b15"""
    own = Verdict()
    if key in volleys():
        judge_power(state, member, target, volleys()[key], own)
    else:
        judge_shot(state, member, target, key == PRECISE, own)
    if key == PRECISE and not member.figure.has_type(BOW):
        own.refuse("MK-BOW-01", "no-bow", (member.id,))
    for rule in dict.fromkeys([FOR_ALL.get(refusal.because, "MK-FORMATION-47") for refusal in own.refusals]):
        verdict.refuse(rule, "member-cannot-target", (member.id, target.id))
    for refusal in own.refusals:
        quote(refusal, verdict)


def may_support(state: MageKnight, member: Warrior, target: Warrior, key: str) -> bool:
    """What `judge_member_shot` would say of a supporter, without the reasons."""
    verdict = Verdict()
    judge_member_shot(state, supporting(member), target, key, verdict)
    return bool(verdict)


def has_support(state: MageKnight, primary: Warrior, target: Warrior, others: tuple[int, ...], key: str) -> bool:
    """Enough of them could shoot at the target, and would still hang together. MK-FORMATION-06, MK-FORMATION-47"""
    way = PRECISE if key == PRECISE else PLAIN
    able = {number for number in others if may_support(state, state.warriors[number], target, way)}
    return len(able) >= LEAST - 1 and bool(companions(state, primary, RANGED, among=able))


def with_bows(state: MageKnight, supporters: tuple[int, ...]) -> tuple[int, ...]:
    """These could add to the damage. MK-FORMATION-37, MK-FORMATION-38"""
    return tuple([number for number in supporters if state.warriors[number].figure.has_type(BOW)])


def judge_support(state: MageKnight, supporters: tuple[int, ...], picks: tuple[int, ...], verdict: Verdict) -> None:
    """Only supporters add to the damage, and of these only bows. MK-FORMATION-37, MK-FORMATION-38"""
    bows = with_bows(state, supporters)
    for pick in picks:
        if pick not in supporters:
            verdict.refuse("MK-FORMATION-37", "no-supporter", (pick,))
        elif pick not in bows:
            verdict.refuse("MK-FORMATION-38", "no-bow", (pick,))
