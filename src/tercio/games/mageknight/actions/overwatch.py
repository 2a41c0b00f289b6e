"""MKA-OVERWATCH-01  A ranged combat action that is kept for the next command phase."""

from __future__ import annotations

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import OVERWATCH
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Match, Option, Verdict


class Watch(Action):
    """Instead of attacking it gets an overwatch token."""

    keys = ("watch",)
    kind = RANGED
    abilities = frozenset({OVERWATCH})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if has(warrior, OVERWATCH) and not warrior.is_watching:
            return [Option("watch", rule_of(OVERWATCH), warrior.id)]
        return []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if not has(warrior, OVERWATCH):
            verdict.refuse(rule_of(OVERWATCH), "no-ability", (warrior.id,))

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        give(m, (warrior.id,), rule_of(OVERWATCH))
        changes.watch(m, mageknight(m).warriors[warrior.id], rule_of(OVERWATCH))
