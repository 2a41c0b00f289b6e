"""An attack roll hits or misses each target, with critical hits and misses. MK-COMBAT-13, MK-COMBAT-14, MK-CRIT"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.state import Warrior
from tercio.kernel import Event, Match, RuleId, Tally
from tercio.kernel.tally import told

DICE: Final = 2
CRITICAL_HIT: Final = 12
CRITICAL_MISS: Final = 2


def compared(m: Match, target: int, attack: int, defense: int, total: int) -> bool:
    """Is it hit? `total`: of the dice. MK-COMBAT-14, MK-CRIT-01, MK-CRIT-04"""
    is_hit = total == CRITICAL_HIT or (total != CRITICAL_MISS and attack + total >= defense)
    facts = (target, attack + total, attack, defense)
    receipts = told(attack_result(total, attack))
    m.emit(Event("hit" if is_hit else "missed", rule_of_roll(total), facts, receipts=receipts))
    return is_hit


def attack_result(total: int, attack: int) -> Tally:
    """The dice and the attack value together. MK-COMBAT-13"""
    result = Tally(total, "MK-ATTACKSEQ-10")
    result.add(attack, "MK-COMBAT-13")
    return result


def rule_of_roll(total: int) -> RuleId:
    if total == CRITICAL_HIT:
        return "MK-CRIT-04"
    return "MK-CRIT-01" if total == CRITICAL_MISS else "MK-COMBAT-14"


def critical(total: int, rule: RuleId) -> list[Tally]:
    """A critical hit adds this to the damage, which no rule bounds any more; any other roll adds nothing. MK-CRIT-05"""
    return [Tally(1, rule)] if total == CRITICAL_HIT else []


def tell_extremes(m: Match, attacker: Warrior, total: int) -> None:
    """A critical miss costs a click. MK-CRIT-02, b22, MK-CRIT-03"""
    if total == CRITICAL_MISS:
        m.emit(Event("critical-miss", "MK-CRIT-01", (attacker.id,)))
        changes.damage(m, attacker, 1, "MK-CRIT-02")
    elif total == CRITICAL_HIT:
        m.emit(Event("critical-hit", "MK-CRIT-04", (attacker.id,)))
