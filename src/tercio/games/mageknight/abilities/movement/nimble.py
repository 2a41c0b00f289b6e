from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Ability
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.printed.dials import MOVEMENT
from tercio.games.mageknight.rules.movement.facings import judge_turn, turn_option
from tercio.games.mageknight.rules.turns.actions import FREE, judge_ability
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Answer, Match, Option, Verdict


class Nimble(Ability):
    """It turns between two actions of its player. MKA-NIMBLE-01"""

    id = "MKA-NIMBLE-01"
    name = "nimble"
    number = 8
    slot = MOVEMENT
    is_optional = True

    def ways(self) -> tuple[Action, ...]:
        return (Swivel(judge_swivel, swivel),)


class Swivel(Action):
    """The nimble turn as often as their player likes. MKA-NIMBLE-01, MK H3"""

    keys = ("turn",)
    kind = FREE
    abilities = frozenset({Nimble.name})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [turn_option(warrior.id, Nimble.id)] if Nimble.name in stance.abilities else []


def judge_swivel(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It may turn to any facing; a long base needs room for that. MK H3"""
    judge_ability(warrior, Nimble.name, verdict)
    if len(answer.numbers) == 1:
        judge_turn(state, warrior, answer.numbers[0], verdict)


def swivel(m: Match, warrior: Warrior, answer: Answer) -> None:
    """Nobody answers it with a free spin. MK H3"""
    changes.turn(m, warrior, answer.numbers[0], Nimble.id)
