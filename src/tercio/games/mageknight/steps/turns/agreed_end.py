"""The players end the game together, or the clock does: in both cases after this turn. MK-END-03, MK-END-04"""

from __future__ import annotations

from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.rules.turns.agreed_end import AGREE_TO_END, TIME_UP, all_agree
from tercio.games.mageknight.state import mageknight
from tercio.kernel import Answer, Match


def hear(m: Match, answer: Answer) -> None:
    if answer.key == TIME_UP:
        turn_changes.run_out_of_time(m)
        return
    turn_changes.want_end(m, answer.seat, answer.key == AGREE_TO_END)
    settle(m)


def settle(m: Match) -> None:
    """All who still play agree: the game ends after this turn. MK-END-04"""
    state = mageknight(m)
    if not state.is_ending and all_agree(state):
        turn_changes.agree_to_end(m)
