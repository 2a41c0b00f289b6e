"""Items leave one slot and find another. MK-ITEM-18 to MK-ITEM-22"""

from __future__ import annotations

from tercio.games.mageknight.changes import items as item_changes
from tercio.games.mageknight.state import ITEMS, Warrior, mageknight
from tercio.games.mageknight.steps.turns.fall import put_down
from tercio.games.mageknight.steps.turns.given import give
from tercio.kernel import Answer, Match


def drop(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The item is put down, and its bearer stands as it stood. MK-ITEM-20, MK-ITEM-33"""
    numbers = [ITEMS + item.number for item in warrior.items]
    put_down(m, warrior, numbers.index(answer.picks[0]), answer.path[0], "MK-ITEM-20")


def begin_pick_up(m: Match, warrior: Warrior, answer: Answer) -> None:
    """The token becomes an item in a slot. MK-ITEM-21, MK-ITEM-28"""
    give(m, (warrior.id,), "MK-ITEM-21")
    for loot in mageknight(m).loot:
        if loot.id == answer.picks[0]:
            item_changes.pick_up(m, mageknight(m).warriors[warrior.id], loot, "MK-ITEM-21")
            return
