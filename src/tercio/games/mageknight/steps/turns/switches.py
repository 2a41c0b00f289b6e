"""Players switch optional abilities off until the turn is over. MK-TERM-23, MK-TERM-24, a29, a30"""

from __future__ import annotations

from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.positions.answers import ability_of
from tercio.games.mageknight.state import Warrior
from tercio.kernel import Answer, Match, RuleId


def begin_switching(m: Match, warrior: Warrior, answer: Answer) -> None:
    """In his own turn a player may do it at any time; it is no action. MK-TERM-23"""
    switch_off(m, warrior.id, answer.picks, "MK-TERM-23")


def switch_off(m: Match, warrior: int, numbers: tuple[int, ...], rule: RuleId) -> None:
    for number in numbers:
        turn_changes.switch_off(m, changes.warrior_of(m, warrior), ability_of(number), number, rule)
