"""Warriors put items down at the start of the command phase, and pick them up. MK-ITEM-18 to MK-ITEM-33"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import CARRIES, TOKENS, Action, Stance
from tercio.games.mageknight.rules.turns.actions import FREE, SPECIAL
from tercio.games.mageknight.rules.turns.items import free_spot, judge_drop, judge_pick_up, within_reach
from tercio.games.mageknight.state import ITEMS, MageKnight, Warrior
from tercio.games.mageknight.steps.turns.items import begin_pick_up, drop
from tercio.kernel import Option


class Drop(Action):
    """A warrior drops items before anything else happens; that is no action. MK-ITEM-18, MK-ITEM-19, b82"""

    keys = ("drop",)
    rule = "MK-ITEM-18"
    lacking = "nothing-to-drop"
    kind = FREE
    phase = "command"
    needs = CARRIES

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not warrior.items or free_spot(state, warrior) is None:
            return []
        carried = tuple([ITEMS + item.number for item in dict.fromkeys(warrior.items)])
        return [Option("drop", "MK-ITEM-18", warrior.id, carried, 1, 1, corners=1)]


class PickUp(Action):
    """A warrior that touches a token takes what it stands for, even with enemies beside it. MK-ITEM-21, b85"""

    keys = ("pick-up",)
    rule = "MK-ITEM-21"
    lacking = "nothing-to-pick-up"
    kind = SPECIAL
    needs = TOKENS

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not state.loot or len(warrior.items) >= warrior.figure.slots:
            return []
        found = tuple([loot.id for loot in within_reach(state, warrior)])
        return [Option("pick-up", "MK-ITEM-21", warrior.id, found, 1, 1)] if found else []


DROP: Final = Drop(judge_drop, drop)
PICK_UP: Final = PickUp(judge_pick_up, begin_pick_up)
