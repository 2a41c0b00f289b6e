"""MKA-OVERWATCH-01  A ranged combat action that is kept for the next command phase."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.abilities.names import OVERWATCH
from tercio.games.mageknight.abilities.registry import rule_of
from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.combat.ranged_combat import judge_watch
from tercio.games.mageknight.rules.turns.actions import RANGED
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.combat.overwatch import begin_watch
from tercio.kernel import Option


class Watch(Action):
    """A warrior gets an overwatch token instead of attacking."""

    keys = ("watch",)
    kind = RANGED
    abilities = frozenset({OVERWATCH})

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if has(warrior, OVERWATCH) and not warrior.is_watching:
            return [Option("watch", rule_of(OVERWATCH), warrior.id)]
        return []


WATCH: Final = Watch(judge_watch, begin_watch)
