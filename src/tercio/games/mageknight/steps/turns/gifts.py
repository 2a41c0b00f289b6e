"""MKF-SYPHON, MKF-TRANCE, MKF-MINDTHEFT  What subfactions do beside their actions."""

from __future__ import annotations

from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.positions.answers import ability_of
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.kernel import Answer, Match


def syphon(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A token goes to a friend. MKF-SYPHON-02"""
    spell_changes.syphon(m, warrior, mageknight(m).warriors[answer.picks[0]])


def fall_into_trance(m: Match, warrior: Warrior, _answer: Answer) -> None:
    """The warrior may act once more. MKF-TRANCE-02"""
    spell_changes.fall_into_trance(m, warrior)


def steal(m: Match, warrior: Warrior, answer: Answer) -> None:
    """An ability goes from one mind to another. MKF-MINDTHEFT-02"""
    spell_changes.steal(m, warrior, answer.picks[0], ability_of(answer.detail))
