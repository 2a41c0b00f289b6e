"""Asides: what may be said without being asked. A player gives up, all agree on a draw, or a game has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tercio.kernel.decision import AGREE_DRAW, CONCEDE, NOBODY, TOGETHER, Answer, Option, is_within_bounds
from tercio.kernel.event import Event
from tercio.kernel.forms import judge_form
from tercio.kernel.verdict import Verdict

if TYPE_CHECKING:
    from tercio.kernel.match import Match

LEAVING: Final = {
    CONCEDE: Option(CONCEDE, "K-CONCEDE-01"),
    AGREE_DRAW: Option(AGREE_DRAW, "K-DRAW-01"),
}


def judge_leaving(m: Match, answer: Answer, verdict: Verdict) -> None:
    """K-CONCEDE-01, K-DRAW-01  A player who is still in may give up; a draw takes the consent of all."""
    if answer.key == CONCEDE and answer.seat not in m.game.playing(m):
        verdict.refuse("K-CONCEDE-01", "not-playing", (answer.seat,))
    if answer.key == AGREE_DRAW and answer.seat != TOGETHER:
        verdict.refuse("K-DRAW-01", "only-together", (answer.seat,))
    if not is_within_bounds(answer):
        verdict.refuse("K-ASK-06", "beyond-bounds")
        return
    option = LEAVING.get(answer.key)
    if option is None:
        option = m.game.asides[answer.key]
        m.game.judge_aside(m, answer, verdict)
    judge_form(option if answer.subject == answer.detail == NOBODY else None, answer, verdict)


def leave(m: Match, answer: Answer) -> None:
    """Neither can be taken back. What follows for the others when one gives up is the game's to say."""
    m.reveal()
    if answer.key == CONCEDE:
        m.emit(Event("conceded", "K-CONCEDE-01", (answer.seat,)))
        m.game.concede(m, answer.seat)
    elif answer.key == AGREE_DRAW:
        m.end((), "K-DRAW-01")
    else:
        m.game.hear(m, answer)
