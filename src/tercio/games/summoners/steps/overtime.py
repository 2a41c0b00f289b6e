"""When there are more rounds than the scenario says. SU-SCEN-24, SU-S1-08"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.state import summoners
from tercio.kernel import Decision, Event, Match, Option, Roll, Sealed, Seat, Step

LAST_STAND: Final = 5  # SU-SCEN-24, a91
PLAY_ON: Final = "play-on"
STOP: Final = "stop"


@dataclass
class LastStand(Step):
    """A die at the start of the last round: on 5 or more another one follows. It falls once a game. SU-SCEN-24"""

    def advance(self, m: Match) -> None:
        summoners(m).has_last_stand = False
        m.push(Roll(1, 8, "SU-SCEN-24"))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        m.finish(self)
        m.emit(Event("last-stand", "SU-SCEN-24", (faces[0], LAST_STAND)))
        if faces[0] >= LAST_STAND:
            changes.prolong(m, "SU-SCEN-24")


@dataclass
class PlayOn(Sealed):
    """After the last round all are asked whether they go on; one refusal is enough for a draw. SU-S1-08"""

    def question(self, m: Match, seat: Seat) -> Decision:
        return Decision(seat, "play-on", "SU-S1-08", (Option(PLAY_ON, "SU-S1-08"), Option(STOP, "SU-S1-07")))

    def unsealed(self, m: Match) -> None:
        m.finish(self)
        if [answer for answer in self.said if answer.key != PLAY_ON]:
            changes.end_game(m, (), "SU-S1-07")
        else:
            changes.prolong(m, "SU-S1-08")
