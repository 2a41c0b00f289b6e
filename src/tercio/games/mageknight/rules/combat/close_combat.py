"""MK-MELEE, MK-CAPTURE  Which blows may this warrior strike, where it stands?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import STRIKES_ALL
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.rules.combat.targets import judge_capture, judge_struck, may_capture, strike_targets
from tercio.games.mageknight.rules.turns.actions import judge_ability
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Option, Verdict


def strike_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    """It can make these attacks where it stands; every warrior has some. MK-MELEE-01, MK-MELEE-02"""
    return strikes_at(warrior, strike_targets(state, warrior))


def strikes_at(warrior: Warrior, targets: list[Warrior]) -> list[Option]:
    if not targets:
        return []
    numbers = tuple([target.id for target in targets])
    options = [Option("close", "MK-MELEE-02", warrior.id, numbers, 1, 1)]
    options += [Option(ability.name, ability.id, warrior.id) for ability in asked(warrior, STRIKES_ALL)]
    captives = tuple([target.id for target in targets if may_capture(warrior, target)])
    if captives:
        options.append(Option("capture", "MK-CAPTURE-02", warrior.id, captives, 1, 1))
    return options


def judge_strike(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    if answer.key in names_answering(STRIKES_ALL):
        judge_sweep(state, warrior, answer.key, verdict)
        return
    if len(answer.picks) != 1:
        if answer.key == "capture":
            verdict.refuse("MK-CAPTURE-02", "one-target", (len(answer.picks),))
        return
    target = state.find(answer.picks[0])
    if target is None:
        return
    judge_struck(state, warrior, target, verdict)
    if answer.key == "finish":
        if target.guard != warrior.id:
            verdict.refuse("MK-CAPTURE-22", "not-its-captive", (target.id, warrior.id))
    elif target.guard == warrior.id:
        verdict.refuse("MK-CAPTURE-12", "only-to-eliminate", (target.id,))
    if answer.key == "capture":
        judge_capture(warrior, target, verdict)


def judge_sweep(state: MageKnight, warrior: Warrior, ability: str, verdict: Verdict) -> None:
    """It strikes at every enemy at its front arc, so that nobody is named."""
    judge_ability(warrior, ability, verdict)
    if state.captive_of(warrior.id) is not None:
        verdict.refuse("MK-CAPTURE-09", "guards", (warrior.id,))
    elif not strike_targets(state, warrior):
        verdict.refuse("MK-MELEE-03", "nobody-near", (warrior.id,))
