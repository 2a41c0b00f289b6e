"""MK-FORMATION  One action for several warriors: movement formations and ranged combat formations."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import SHARES_SYMBOLS
from tercio.games.mageknight.abilities.bearers import asked, has, is_forbidden
from tercio.games.mageknight.abilities.effect import PRECISION
from tercio.games.mageknight.actions.action import COMPANY, Action, Stance
from tercio.games.mageknight.printed.dials import BOW
from tercio.games.mageknight.rules.combat.powers import power_targets
from tercio.games.mageknight.rules.combat.targets import friend_at, shot_targets
from tercio.games.mageknight.rules.combat.volleys import PLAIN, PRECISE, has_support, judge_volley, volleys
from tercio.games.mageknight.rules.movement.flight import may_sprint
from tercio.games.mageknight.rules.movement.formations import (
    LEAST,
    MOST,
    companions,
    judge_forming,
    may_share,
)
from tercio.games.mageknight.rules.turns.actions import MOVE, RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.volleys import begin_volley
from tercio.games.mageknight.steps.movement.formations import begin_formation
from tercio.kernel import NOBODY, Option, RuleId


class Form(Action):
    """Those who are named move with the warrior that is given the action. MK-FORMATION-14

    It is an option like any other, and the formation lasts as long as its action (MK-FORMATION-02, -03).
    """

    keys = ("form", "form-sprint")
    rule = "MK-FORMATION-14"
    lacking = "no-companions"
    kind = MOVE
    needs = COMPANY

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not may_share(state, warrior, MOVE):
            return []
        others = companions(state, warrior, MOVE)
        if not others:
            return []
        options = [Option("form", "MK-FORMATION-14", warrior.id, others, LEAST - 1, min(MOST - 1, len(others)))]
        if may_sprint(state, warrior):
            band = [state.warriors[number] for number in (warrior.id, *others)]
            # MK-SPRINT-08
            all_run = all([may_sprint(state, each) and not asked(each, SHARES_SYMBOLS) for each in band])
            runners = others if all_run else companions(state, warrior, MOVE, is_sprint=True)
            if runners:
                most = min(MOST - 1, len(runners))
                options.append(Option("form-sprint", "MK-SPRINT-09", warrior.id, runners, LEAST - 1, most))
        return options


class Fire(Action):
    """The first of the picks is the target, the others support the warrior with the action. MK-FORMATION-32"""

    kind = RANGED
    rule = "MK-FORMATION-32"
    lacking = "no-volley"
    needs = COMPANY

    def option_keys(self) -> tuple[str, ...]:
        return (PLAIN, PRECISE, *volleys())

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not may_share(state, warrior, RANGED):
            return []
        others = companions(state, warrior, RANGED)
        if not others:
            return []
        is_precise = warrior.figure.has_type(BOW) and not is_forbidden(state, PRECISION)
        targets = shot_targets(state, warrior, is_precise)
        shielded = [t for t in targets if friend_at(state, warrior, t) != NOBODY] if is_precise else []
        free = [target for target in targets if target not in shielded]
        options = self.together(state, PLAIN, "MK-FORMATION-32", warrior, numbers_of(free), others)
        if shielded:
            archers = tuple([number for number in others if state.warriors[number].figure.has_type(BOW)])
            options += self.together(state, PRECISE, "MK-FORMATION-32", warrior, numbers_of(shielded), archers)
        for key, ability in volleys().items():
            if has(warrior, ability.name):
                options += self.together(
                    state, key, ability.id, warrior, power_targets(state, warrior, ability), others
                )
        return options

    def together(
        self,
        state: MageKnight,
        key: str,
        rule: RuleId,
        warrior: Warrior,
        targets: tuple[int, ...],
        others: tuple[int, ...],
    ) -> list[Option]:
        """Only at those at whom enough of them can shoot. MK-FORMATION-47"""
        if len(others) < LEAST - 1:
            return []
        within = tuple(
            [target for target in targets if has_support(state, warrior, state.warriors[target], others, key)]
        )
        return [Option(key, rule, warrior.id, (*within, *others), LEAST, min(MOST, 1 + len(others)))] if within else []


def numbers_of(warriors: list[Warrior]) -> tuple[int, ...]:
    return tuple([warrior.id for warrior in warriors])


MARCH: Final = Form(judge_forming, begin_formation)
VOLLEY: Final = Fire(judge_volley, begin_volley)
