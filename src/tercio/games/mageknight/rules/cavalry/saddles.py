"""Rules say who may climb onto which mount. MKC-DISMOUNT-09 to MKC-DISMOUNT-14, MKC-REVIVE-03"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.abilities.ability import Reviver
from tercio.games.mageknight.abilities.registry import revivers
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.field.ground import are_touching, friends_touching
from tercio.games.mageknight.rules.turns.revival import judge_fallen, judge_reviver
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Verdict


@lru_cache(maxsize=1)
def revivers_in_saddle() -> dict[str, Reviver]:
    """Those that bring the eliminated back on a mount, by the keys of their options. MKC-REVIVE-03"""
    return {f"{key}-mounted": ability for key, ability in revivers().items()}


def judge_mount(state: MageKnight, rider: Warrior, answer: Answer, verdict: Verdict) -> None:
    """Each mount that is named has to be open to it. MKC-DISMOUNT-09"""
    for pick in answer.picks:
        mount = state.find(pick)
        if mount is not None:
            judge_mounting(state, rider, mount, verdict)


def judge_mounting(state: MageKnight, rider: Warrior, mount: Warrior, verdict: Verdict) -> None:
    """A warrior with a mount symbol is a rider on foot. MKC-DISMOUNT-09, A16, A17, A75, MKC-DISMOUNT-02"""
    if rider.partner != NOBODY:
        verdict.refuse("MKC-DISMOUNT-09", "rides-already", (rider.id,))
    if not are_touching(state, rider, mount):
        verdict.refuse("MKC-DISMOUNT-09", "not-in-contact", (mount.id,))
    judge_saddle(state, rider, rider, mount, verdict)


def judge_saddle(state: MageKnight, rider: Warrior, friend: Warrior, mount: Warrior, verdict: Verdict) -> None:
    """The mount is free and fits. `friend`: whose friend it has to be. MKC-DISMOUNT-10, MKC-DISMOUNT-14"""
    if not state.are_friends(friend, mount):
        verdict.refuse("MKC-DISMOUNT-09", "not-a-friend", (mount.id,))
    if not mount.figure.mount:
        verdict.refuse("MKC-MOUNT-01", "no-mount", (mount.id,))
    elif mount.partner != NOBODY:
        verdict.refuse("MKC-DISMOUNT-09", "has-rider", (mount.id, mount.partner))
    else:
        rule = unfit(rider.figure, mount.figure)
        if rule:
            is_symbol = rule == "MKC-RIDER-03"
            verdict.refuse("MKC-DISMOUNT-10" if is_symbol else rule, "cannot-ride-that", (rider.id, mount.id))
    for one in (rider, mount):
        if one.lent_by != NOBODY:
            verdict.refuse("MKC-DISMOUNT-14", "only-for-a-while", (one.id,))


def mountable(state: MageKnight, rider: Warrior) -> tuple[int, ...]:
    """The mounts that it could climb onto now."""
    found: list[int] = []
    for friend in friends_touching(state, rider):
        if friend.is_lone_mount:
            verdict = Verdict()
            judge_mounting(state, rider, friend, verdict)
            if verdict:
                found.append(friend.id)
    return tuple(found)


def saddles_at(state: MageKnight, reviver: Warrior, fallen: Warrior) -> list[int]:
    """On these mounts at a reviver's side this one could come back. MKC-REVIVE-03"""
    found: list[int] = []
    for friend in friends_touching(state, reviver):
        if friend.is_lone_mount:
            verdict = Verdict()
            judge_saddle(state, fallen, reviver, friend, verdict)
            if verdict:
                found.append(friend.id)
    return found


def judge_revival_in_saddle(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It says whom it brings back, and on which mount. MKC-REVIVE-01, MKC-REVIVE-03"""
    ability = revivers_in_saddle()[answer.key]
    judge_reviver(state, warrior, ability, verdict)
    if len(answer.picks) != 2 or not all([0 <= pick < len(state.warriors) for pick in answer.picks]):
        return
    fallen, mount = [state.warriors[pick] for pick in answer.picks]
    judge_fallen(state, warrior, fallen, ability, verdict)
    if not mount.is_here:
        verdict.refuse("MKC-REVIVE-01", "one-at-a-time", (fallen.id, mount.id))
        return
    if mount not in friends_touching(state, warrior):
        verdict.refuse(ability.id, "not-in-contact", (mount.id,))
    judge_saddle(state, fallen, warrior, mount, verdict)
