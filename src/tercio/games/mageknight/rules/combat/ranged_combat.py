"""MK-RANGED, MK-MULTI, MK-BOW  Which shots may this warrior fire, and how is their damage divided?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import is_forbidden, judge_deed
from tercio.games.mageknight.abilities.effect import PRECISION, RANGED_ATTACKS
from tercio.games.mageknight.printed.dials import BOW
from tercio.games.mageknight.rules.combat.targets import friend_at, judge_shot, shot_targets
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Option, Verdict


def shot_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    """It has these shots from where it stands. MK-RANGED-02, MK-BOW-04"""
    options: list[Option] = []
    seen = shot_targets(state, warrior, is_precise=True)
    targets = tuple([target.id for target in seen if friend_at(state, warrior, target) == NOBODY])
    if targets:
        most = min(len(targets), max(1, warrior.figure.arrows))
        options.append(Option("ranged", "MK-RANGED-02", warrior.id, targets, 1, most))
    if warrior.figure.has_type(BOW) and not is_forbidden(state, PRECISION):
        shielded = tuple([target.id for target in seen if target.id not in targets])
        if shielded:
            options.append(Option("precise", "MK-BOW-04", warrior.id, shielded, 1, 1))
    return options


def judge_shots(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It may aim at this number of targets, and at each. MK-MULTI-01 to -04, MK-MULTI-11, MK-BOW-01, MK-BOW-04"""
    is_precise = answer.key == "precise"
    if is_precise and not warrior.figure.has_type(BOW):
        verdict.refuse("MK-BOW-01", "no-bow", (warrior.id,))
    if is_precise:
        judge_deed(state, PRECISION, verdict)
    if is_precise and len(answer.picks) > 1:
        verdict.refuse("MK-BOW-04", "one-target", (len(answer.picks),))
    if len(set(answer.picks)) < len(answer.picks):
        verdict.refuse("MK-MULTI-02", "same-target", (warrior.id,))
    if len(answer.picks) > max(1, warrior.figure.arrows):
        verdict.refuse("MK-MULTI-03", "too-many-targets", (len(answer.picks), warrior.figure.arrows))
    for pick in answer.picks:
        target = state.find(pick)
        if target is not None:
            judge_shot(state, warrior, target, is_precise, verdict)
            if is_precise and verdict and friend_at(state, warrior, target) == NOBODY:
                verdict.refuse("MK-BOW-04", "needless-precision", (target.id,))


def judge_split(clicks: tuple[int, ...], damage: int, verdict: Verdict) -> None:
    """The targets that are hit share the whole damage. MK-MULTI-08"""
    if sum(clicks) != damage:
        verdict.refuse("MK-MULTI-08", "wrong-sum", (sum(clicks), damage))


def attacks_forbidden(state: MageKnight) -> bool:
    """A condition lets nobody make ranged combat attacks. MK-BOMB-28"""
    return is_forbidden(state, RANGED_ATTACKS)
