"""Only one of each unique warrior and of each relic fights for an army. MK-ARMY-08, MK-ITEM-07, MKO-CHAMPION-01"""

from __future__ import annotations

from tercio.games.mageknight.state import ITEMS, MageKnight, Warrior
from tercio.kernel import Verdict


def judge_uniqueness(state: MageKnight, warrior: Warrior, verdict: Verdict) -> None:
    """Nobody fights for the same army twice, whatever became of it, and no relic is carried twice."""
    figure = warrior.figure
    comrades = [other for other in state.warriors if other.army == warrior.army and other.id < warrior.id]
    if figure.is_unique:
        for other in comrades:
            if (other.figure.champion or other.figure.id) == (figure.champion or figure.id):
                rule = "MKO-CHAMPION-01" if figure.champion else "MK-ARMY-08"
                verdict.refuse(rule, "unique-twice", (warrior.id, other.id))
    for item in warrior.items:
        if item.is_relic and [other for other in comrades if item in other.items]:
            verdict.refuse("MK-ITEM-07", "relic-twice", (ITEMS + item.number,))
