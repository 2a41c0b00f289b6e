"""MK-ITEM-18 to MK-ITEM-33  Putting items down at the start of the command phase, and picking them up."""

from __future__ import annotations

from tercio.games.mageknight.actions.action import CARRIES, TOKENS, Action, Stance
from tercio.games.mageknight.field.ground import touches_loot
from tercio.games.mageknight.rules.turns.actions import FREE, SPECIAL
from tercio.games.mageknight.rules.turns.items import free_spot, judge_carrying, judge_token, within_reach
from tercio.games.mageknight.state import ITEMS, MageKnight, Warrior
from tercio.games.mageknight.steps.turns.items import begin_pick_up, drop
from tercio.kernel import Answer, Match, Option, Verdict


class Drop(Action):
    """MK-ITEM-18, MK-ITEM-19, b82: any number of items, before anything else happens; no action, no token."""

    keys = ("drop",)
    kind = FREE
    phase = "command"
    needs = CARRIES

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not warrior.items or free_spot(state, warrior) is None:
            return []
        carried = tuple([ITEMS + item.number for item in dict.fromkeys(warrior.items)])
        return [Option("drop", "MK-ITEM-18", warrior.id, carried, 1, 1, corners=1)]

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        if len(answer.path) == 1:
            judge_token(state, warrior, answer.path[0], "MK-ITEM-20", verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        drop(m, warrior, answer)


class PickUp(Action):
    """MK-ITEM-21, b85: a special action of one that touches the token, even with enemies beside it."""

    keys = ("pick-up",)
    kind = SPECIAL
    needs = TOKENS

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        if not state.loot or len(warrior.items) >= warrior.figure.slots:
            return []
        found = tuple([loot.id for loot in within_reach(state, warrior)])
        return [Option("pick-up", "MK-ITEM-21", warrior.id, found, 1, 1)] if found else []

    def judge(self, state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
        for loot in state.loot:
            if loot.id in answer.picks:
                if not touches_loot(warrior, loot):
                    verdict.refuse("MK-ITEM-21", "not-at-token", (warrior.id, loot.id))
                judge_carrying(state, warrior, loot.item, verdict)

    def begin(self, m: Match, warrior: Warrior, answer: Answer) -> None:
        begin_pick_up(m, warrior, answer)
