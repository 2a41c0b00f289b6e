"""MK-SPECIAL-01, MK-SPECIAL-02  Special actions that abilities ask for."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import LEVITATION, REGENERATION
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.field.ground import enemies_touching
from tercio.games.mageknight.rules.movement.levitation import judge_levitation, levitable
from tercio.games.mageknight.rules.turns.actions import SPECIAL
from tercio.games.mageknight.rules.turns.revival import REVIVING, fallen_for, judge_fallen, judge_return, judge_reviver
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.turns.special import begin_levitation, begin_regeneration, begin_revival
from tercio.kernel import Answer, Match, Option, RuleId, Verdict


def placing(key: str, rule: RuleId, warrior: Warrior, among: tuple[int, ...]) -> Option:
    """One of these, a spot for it and its facing."""
    return Option(key, rule, warrior.id, among, 1, 1, corners=1, numbers=1, low=0, high=359)


class Regenerate(Action):
    """MKA-REGENERATION-01"""

    keys = ("regenerate",)
    kind = SPECIAL
    abilities = frozenset({REGENERATION})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [Option("regenerate", rule_of(REGENERATION), warrior.id)] if has(warrior, REGENERATION) else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if not has(warrior, REGENERATION):
            verdict.refuse(rule_of(REGENERATION), "no-ability", (warrior.id,))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_regeneration(m, warrior)


class Levitate(Action):
    """MKA-MAGICLEVITATION-01"""

    keys = ("levitate",)
    kind = SPECIAL
    abilities = frozenset({LEVITATION})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        friends = levitable(state, warrior) if has(warrior, LEVITATION) else ()
        return [placing("levitate", rule_of(LEVITATION), warrior, friends)] if friends else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if not has(warrior, LEVITATION):
            verdict.refuse(rule_of(LEVITATION), "no-ability", (warrior.id,))
        judge_levitation(state, warrior, answer, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_levitation(m, warrior, answer)


class Revive(Action):
    """MKA-NECROMANCY-01, MKA-SUMMON-01, MKA-RECALL-01  The eliminated come back, at its side."""

    keys = tuple(REVIVING)
    kind = SPECIAL
    abilities = frozenset(REVIVING.values())

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        options: list[Option] = []
        for key, ability in REVIVING.items():
            if has(warrior, ability) and not enemies_touching(state, warrior):
                fallen = fallen_for(state, warrior, ability)
                if fallen:
                    options.append(placing(key, rule_of(ability), warrior, fallen))
        return options

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        ability = REVIVING[answer.key]
        judge_reviver(state, warrior, ability, verdict)
        for pick in answer.picks:
            if 0 <= pick < len(state.warriors):
                fallen = state.warriors[pick]
                judge_fallen(state, warrior, fallen, ability, verdict)
                if answer.path:
                    facing = answer.numbers[0] if answer.numbers else 0
                    judge_return(state, warrior, fallen, answer.path[0], facing, ability, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_revival(m, warrior, answer)
