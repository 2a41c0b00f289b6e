"""MK-MOVE, MK-SPRINT, MK-FLY  Move actions of a single warrior."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import IS_QUICK
from tercio.games.mageknight.abilities.bearers import asked_unit
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.actions.action import Action, Stance, walking
from tercio.games.mageknight.field.ground import may_soar, move_type
from tercio.games.mageknight.printed.dials import WINGS
from tercio.games.mageknight.rules.movement.carried import carriable
from tercio.games.mageknight.rules.movement.flight import SPRINTING, is_free_to_sprint, judge_move
from tercio.games.mageknight.rules.turns.actions import MOVE, QUICK
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.movement.moves import begin_move, begin_quick_move
from tercio.kernel import Option


class Move(Action):
    """A warrior moves, sprints, or changes its level. MK-TURN-08"""

    keys = ("move", "sprint", "take-off", "land")
    kind = MOVE

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        is_held = bool(stance.foes)
        options = [walking("move", "MK-MOVE-02", warrior, carriable(state, warrior), is_held)]
        kind = move_type(state, warrior)
        if kind in SPRINTING:
            if not stance.foes and is_free_to_sprint(state, warrior):
                options.append(walking("sprint", "MK-SPRINT-01", warrior))
        elif kind == WINGS and may_soar(state, warrior):
            options.append(walking("land" if warrior.is_soaring else "take-off", "MK-FLY-05", warrior, (), is_held))
        return options


class QuickMove(Action):
    """A move action that uses up none of its player's; a sprint would forbid it. MK-SPRINT-07"""

    keys = ("quick-move", "quick-take-off", "quick-land")
    kind = QUICK

    def takes(self) -> frozenset[str]:
        return names_answering(IS_QUICK)

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        quick = asked_unit(state, warrior, IS_QUICK)
        if not quick:
            return []
        rule = quick[0].id
        is_held = bool(stance.foes)
        options = [walking("quick-move", rule, warrior, carriable(state, warrior), is_held)]
        if may_soar(state, warrior):
            key = "quick-land" if warrior.is_soaring else "quick-take-off"
            options.append(walking(key, rule, warrior, (), is_held))
        return options


WALK: Final = Move(judge_move, begin_move)
QUICK_WALK: Final = QuickMove(judge_move, begin_quick_move)
