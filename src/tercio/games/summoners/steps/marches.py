"""A unit moves at once by a spell."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.summoners.rules.disengagement import judge_holds
from tercio.games.summoners.rules.moves import judge_portals, judge_way, move_option, portals
from tercio.games.summoners.state import summoners
from tercio.games.summoners.steps.moves import begin_move
from tercio.kernel import PASS, Answer, Decision, Match, Step, Tally, Verdict


@dataclass
class March(Step):
    """The move follows all rules for Walk (a97) and uses no movement action."""

    unit: int
    allowed: int
    seat: int  # who says where
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = summoners(m)
        unit = state.find(self.unit)
        if self.is_done or unit is None:
            return ()
        option = move_option(portals(state), unit, "walk", "SU-SPELL-03")
        return (Decision(self.seat, "march", "SU-SPELL-03", (option, PASS), self.unit),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key == "walk" and answer.subject == self.unit:
            state = summoners(m)
            unit = state.units[self.unit]
            way = judge_portals(state, unit, answer.path, answer.picks, verdict)
            judge_way(state, unit, way, Tally(self.allowed, "SU-SPELL-03"), "SU-ACTION-04", verdict)
            judge_holds(state, unit, way.points, verdict)  # a97

    def take(self, m: Match, answer: Answer) -> None:
        self.is_done = True
        if answer.key == "walk":
            unit = summoners(m).units[self.unit]
            begin_move(m, unit, answer.path, 0, "SU-SPELL-03", answer.picks, allowed=self.allowed)

    def advance(self, m: Match) -> None:
        m.finish(self)
