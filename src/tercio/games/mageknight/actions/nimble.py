"""MKA-NIMBLE-01  A nimble warrior turns between two actions of its player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.names import NIMBLE
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.movement.facings import judge_swivel
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.movement.facings import swivel
from tercio.kernel import Option


@lru_cache(maxsize=1 << 8)
def turn_of(warrior: int) -> Option:
    """Options are values: the same one is made only once."""
    return Option("turn", rule_of(NIMBLE), warrior, numbers=1, low=0, high=359)


class Swivel(Action):
    """The nimble turn as often as their player likes; nobody answers it with a free spin. MKA-NIMBLE-01, MK H3"""

    keys = ("turn",)
    kind = FREE
    abilities = frozenset({NIMBLE})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        return [turn_of(warrior.id)] if NIMBLE in stance.abilities else []


SWIVEL: Final = Swivel(judge_swivel, swivel)
