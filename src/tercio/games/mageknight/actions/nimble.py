"""MKA-NIMBLE-01  A nimble warrior turns between two actions of its player."""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import NIMBLE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.rules.movement.footing import judge_standing
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Match, Option, Verdict


@lru_cache(maxsize=1 << 8)
def turn_of(warrior: int) -> Option:
    """Options are values: the same one is made only once."""
    return Option("turn", rule_of(NIMBLE), warrior, numbers=1, low=0, high=359)


class Swivel(Action):
    """MKA-NIMBLE-01, MK H3  Any facing, as often as its player likes; nobody answers it with a free spin."""

    keys = ("turn",)
    kind = FREE
    abilities = frozenset({NIMBLE})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [turn_of(warrior.id)] if NIMBLE in stance.abilities else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if not has(warrior, NIMBLE):
            verdict.refuse(rule_of(NIMBLE), "no-ability", (warrior.id,))
        if warrior.base.length and len(answer.numbers) == 1:  # a long base needs room to turn
            judge_standing(state, warrior.standing(warrior.at, answer.numbers[0]), verdict, (), warrior)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        changes.turn(m, warrior, answer.numbers[0], rule_of(NIMBLE))
