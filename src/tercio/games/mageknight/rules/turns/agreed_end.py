"""The players may end the game together, or the clock does: in both cases after this turn. MK-END-03, MK-END-04

Neither is a move: it can be said at any time, whoever is asked. A table with a clock says when its time is up.
"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.state import MageKnight
from tercio.kernel import TOGETHER, Answer, Option, Verdict

AGREE_TO_END: Final = "agree-to-end"
PLAY_ON: Final = "play-on"
TIME_UP: Final = "time-up"
ASIDES: Final = {
    AGREE_TO_END: Option(AGREE_TO_END, "MK-END-04"),
    PLAY_ON: Option(PLAY_ON, "MK-END-04"),
    TIME_UP: Option(TIME_UP, "MK-END-03"),
}


def judge_agreed_end(state: MageKnight, answer: Answer, verdict: Verdict) -> None:
    """Only the clock says that time is up, and each player says it once. MK-END-01, MK-END-03, MK-END-04"""
    if state.is_ending:
        verdict.refuse("MK-END-01", "ending-already")
    if answer.key == TIME_UP:
        if not state.minutes:
            verdict.refuse("MK-END-03", "no-time-limit")
        if answer.seat != TOGETHER:
            verdict.refuse("MK-END-03", "clock-says-so")
    elif answer.seat not in state.playing():
        verdict.refuse("MK-END-04", "no-say", (answer.seat,))
    elif state.players[answer.seat].wants_end == (answer.key == AGREE_TO_END):
        verdict.refuse("MK-END-04", "said-already", (answer.seat,))


def all_agree(state: MageKnight) -> bool:
    seats = state.playing()
    return bool(seats) and all([state.players[seat].wants_end for seat in seats])
