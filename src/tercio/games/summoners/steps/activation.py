"""The units of a card, one after another, and what each of them does. SU-ACTIVATE-03, SU-ACTION"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.summoners import changes
from tercio.games.summoners.content.catalogue import creatures_of
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.rules.actions import actions_of, judge_action, judge_activation, judge_turn
from tercio.games.summoners.state import Unit, summoners
from tercio.games.summoners.steps.actions import perform
from tercio.games.summoners.steps.control import roll_control
from tercio.kernel import Answer, Decision, Match, Option, Seat, Step, Verdict, plain

DONE_ACTING: Final = "done"


@dataclass
class ActivateCard(Step):
    """The player chooses the order of the units. SU-ACTIVATE-03, a35"""

    seat: Seat
    card: str

    def ask(self, m: Match) -> tuple[Decision, ...]:
        units = self.waiting(m)
        if len(units) < 2:
            return ()
        options = tuple([Option("activate", "SU-ACTIVATE-03", unit.id) for unit in units])
        return (Decision(self.seat, "activate", "SU-ACTIVATE-03", options),)

    def waiting(self, m: Match) -> list[Unit]:
        return [u for u in summoners(m).own(self.seat) if u.profile.id == self.card and not u.is_activated]

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        unit = summoners(m).find(answer.subject)
        if answer.key == "activate" and unit is not None:
            judge_activation(self.seat, self.card, unit, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        begin_activation(m, answer.subject)

    def advance(self, m: Match) -> None:
        units = self.waiting(m)
        if units:
            begin_activation(m, units[0].id)
        else:
            m.finish(self)


CONTROL: Final = 0
ACT: Final = 1
OVER: Final = 2


@dataclass
class Activation(Step):
    """One unit: the control roll, then actions as long as it has points and likes. SU-ACTIVATE-04, SU-ACTIVATE-11"""

    unit: int
    stage: int = CONTROL

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != ACT:
            return ()
        state = summoners(m)
        unit = state.find(self.unit)
        if unit is None:
            return ()
        options = actions_of(state, unit, self.calls(m, unit))
        if not options:
            return ()
        return (Decision(unit.seat, "act", "SU-ACTION-01", (*options, plain(DONE_ACTING, "SU-ACTION-02")), unit.id),)

    def calls(self, m: Match, unit: Unit) -> tuple[Profile, ...]:
        """The creatures of the summoner's realm; nobody else calls any. SU-START-02"""
        return creatures_of(m.game, unit.profile.realm) if unit.profile.is_summoner else ()

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        unit = summoners(m).find(self.unit)
        if self.stage == ACT and unit is not None and answer.key != DONE_ACTING:
            judge_turn(summoners(m), unit, answer, verdict)
            if verdict:
                judge_action(summoners(m), unit, answer, verdict, self.calls(m, unit))

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == DONE_ACTING:
            self.stage = OVER
        else:
            unit = summoners(m).units[self.unit]
            perform(m, unit, answer, self.calls(m, unit))

    def advance(self, m: Match) -> None:
        unit = summoners(m).find(self.unit)
        if self.stage == CONTROL and unit is not None:
            self.stage = ACT
            changes.activate(m, unit, "SU-ACTIVATE-03")
            if not unit.profile.is_summoner:  # SU-CONTROL-01
                roll_control(m, unit.id)
        else:  # SU-CONTROL-08: without action points the activation ends here
            m.finish(self)


def begin_activation(m: Match, unit: int) -> None:
    """Every activation begins here."""
    m.push(Activation(unit))
