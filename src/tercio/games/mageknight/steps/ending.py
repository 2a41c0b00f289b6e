"""MK-END-03, MK-END-04  The players end the game together, or the clock does: in both cases after this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import changes
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import Answer, Decision, Match, Option, Sealed, Seat

SUGGEST_END: Final = "suggest-end"
TIME_UP: Final = "time-up"
AGREE: Final = "agree-to-end"
DECLINE: Final = "play-on"
TABLE_TALK: Final = (SUGGEST_END, TIME_UP)


def table_talk(state: MageKnight, has_suggested: bool) -> tuple[Option, ...]:
    """What the active player may say about the game as a whole: once in a turn, whether it shall end."""
    if state.is_ending:
        return ()
    options = [] if has_suggested else [Option(SUGGEST_END, "MK-END-04")]
    if state.minutes:
        options.append(Option(TIME_UP, "MK-END-03"))
    return tuple(options)


def talk(m: Match, seat: Seat, answer: Answer) -> None:
    if answer.key == TIME_UP:
        changes.run_out_of_time(m)
    else:
        changes.suggest_end(m, seat)
        m.push(AgreeToEnd(tuple([other for other in mageknight(m).playing() if other != seat])))


@dataclass
class AgreeToEnd(Sealed):
    """MK-END-04  All the others are asked, none knows what another has said."""

    def question(self, m: Match, seat: Seat) -> Decision:
        options = (Option(AGREE, "MK-END-04"), Option(DECLINE, "MK-END-04"))
        return Decision(seat, "end-game", "MK-END-04", options, mageknight(m).active)

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        against = [answer.seat for answer in self.said if answer.key == DECLINE]
        if against:
            changes.play_on(m, against[0])
        else:
            changes.agree_to_end(m)
