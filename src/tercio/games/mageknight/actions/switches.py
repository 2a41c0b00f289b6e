"""A player may switch off optional abilities of his warriors in his own turn, without an action. MK-TERM-23"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.bearers import declinable_of, optional_among, optional_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.rules.turns.switches import SWITCH_OFF, judge_switch, switch_for, switch_option
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.turns.switches import begin_switching
from tercio.kernel import NOBODY, Option


@lru_cache(maxsize=1 << 12)
def switch_among(warrior: int, abilities: frozenset[str]) -> Option | None:
    """For warriors that have these, and no gift or talent beside them."""
    optional = optional_among(abilities)
    return switch_for(warrior, optional, "MK-TERM-23") if optional else None


class SwitchOff(Action):
    """An ability is switched off until the end of the turn. MK-TERM-24"""

    keys = (SWITCH_OFF,)
    rule = "MK-TERM-24"
    lacking = "nothing-to-switch"
    kind = FREE
    is_beside = True

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if warrior.partner == NOBODY and not (warrior.figure.subfaction and declinable_of(warrior)):
            option = switch_among(warrior.id, stance.abilities)
            return [] if option is None else [option]
        optional = optional_of(warrior)
        return [switch_option(warrior, optional, "MK-TERM-23")] if optional else []


SWITCH: Final = SwitchOff(judge_switch, begin_switching)
