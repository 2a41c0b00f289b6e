"""MK-MOB  Why may this warrior not support the attack of that one?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import DEMORALIZES
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.field.ground import are_touching, is_in_front
from tercio.games.mageknight.printed.dials import SWORD
from tercio.games.mageknight.rules.combat.targets import is_confused, supporters_of
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import NOBODY, Answer, Verdict


def judge_support(state: MageKnight, attacker: Warrior, target: Warrior, answer: Answer, verdict: Verdict) -> None:
    """Everybody that is named has to be able to support, a cavalry unit with one of its halves. MK-MOB-04, A82"""
    able = [each.id for each in supporters_of(state, attacker, target)]
    for pick in answer.picks:
        warrior = state.find(pick)
        if warrior is None:
            continue
        if warrior.id == attacker.id:
            verdict.refuse("MK-MOB-02", "attacks-itself", (warrior.id,))
        elif warrior.id == attacker.partner:
            verdict.refuse("MKC-FORMATION-04", "one-dial-a-unit", (warrior.id,))
        elif warrior.guard != NOBODY:
            verdict.refuse("MK-CAPTURE-14", "captive", (warrior.id,))
        elif not state.are_friends(attacker, warrior):
            verdict.refuse("MK-MOB-01", "not-a-friend", (warrior.id,))
        else:
            judge_supporter(state, warrior, target, verdict)
        if warrior.is_rider and warrior.partner in able:
            verdict.refuse("MKC-FORMATION-04", "one-dial-a-unit", (warrior.id,))


def judge_supporter(state: MageKnight, warrior: Warrior, target: Warrior, verdict: Verdict) -> None:
    if target.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-25", "captive", (target.id,))
    if warrior.tokens > 0:
        verdict.refuse("MK-MOB-06", "has-a-token", (warrior.id, warrior.tokens))
    if not warrior.figure.has_type(SWORD):
        verdict.refuse("MK-MOB-05", "no-sword", (warrior.id,))
    for text in asked(warrior, DEMORALIZES):
        verdict.refuse(text.id, "demoralized", (warrior.id,))
    if state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-09", "guards", (warrior.id,))
    if not are_touching(state, warrior, target):
        verdict.refuse("MK-MOB-04", "not-at-the-target", (warrior.id, target.id))
    elif not is_in_front(warrior, target.at):
        verdict.refuse("MK-MOB-04", "turned-from-the-target", (warrior.id, target.id))
    if is_confused(state, warrior):
        verdict.refuse("MKF-CONFUSION-02", "confused", (warrior.id,))
