"""MKA  Ranged combat actions that are given for a special ability."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has, in_use
from tercio.games.mageknight.abilities.names import ARCING_FIRE, SHOCKWAVE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.powers import (
    AIMED,
    judge_ability,
    judge_power,
    power_targets,
    shocked_by,
    struck_with,
)
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.combat.ranged_combat import Shot
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Match, Option, Verdict


def most_targets(warrior: Warrior, ability: str) -> int:
    """MK-MULTI-03  Arcing fire is a shot like any other; all else has one target."""
    return max(1, warrior.figure.arrows) if ability == ARCING_FIRE else 1


class Aimed(Action):
    """Against a target: magic blasts, flames, storms, frost, confusion, hexes, and shots over what is in the way."""

    keys = tuple(AIMED)
    kind = RANGED
    abilities = frozenset(AIMED.values())

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        own = in_use(warrior)
        for key, ability in AIMED.items():
            if ability in own:
                targets = power_targets(state, warrior, ability)
                if targets:
                    most = min(len(targets), most_targets(warrior, ability))
                    options.append(Option(key, rule_of(ability), warrior.id, targets, 1, most))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        ability = AIMED[answer.key]
        judge_ability(warrior, ability, verdict)
        most = most_targets(warrior, ability)
        if len(answer.picks) > most and ability == ARCING_FIRE:
            verdict.refuse("MK-MULTI-03", "too-many-targets", (len(answer.picks), most))
        elif len(answer.picks) > most:
            verdict.refuse(rule_of(ability), "one-target", (len(answer.picks),))
        for pick in answer.picks:
            target = state.find(pick)
            if target is not None:
                judge_power(state, warrior, target, ability, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        state, ability = mageknight(m), AIMED[answer.key]
        others = struck_with(state, warrior, state.warriors[answer.picks[0]], ability)
        give(m, (warrior.id,), rule_of(ability))
        m.push(Shot(warrior.id, answer.picks, using=ability, others=others))


class Shockwave(Action):
    """Against everybody around, friend or enemy."""

    keys = ("shockwave",)
    kind = RANGED
    abilities = frozenset({SHOCKWAVE})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if has(warrior, SHOCKWAVE) and shocked_by(state, warrior):
            return [Option("shockwave", rule_of(SHOCKWAVE), warrior.id)]
        return []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        judge_ability(warrior, SHOCKWAVE, verdict)
        if not shocked_by(state, warrior):
            verdict.refuse(rule_of(SHOCKWAVE), "nobody-near", (warrior.id,))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        targets = shocked_by(mageknight(m), warrior)
        give(m, (warrior.id,), rule_of(SHOCKWAVE))
        m.push(Shot(warrior.id, targets, using=SHOCKWAVE))
