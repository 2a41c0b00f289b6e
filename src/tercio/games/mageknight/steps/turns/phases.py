"""MK-TURN-11 to MK-TURN-26  The three phases: what is due in the order that the active player likes, and actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.actions import actions_of, judge_action, perform
from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.sorcery.lookup import Browse
from tercio.games.mageknight.upkeep import AT_END, IN_COMMAND, IN_END, Due, due_now
from tercio.kernel import Answer, Decision, Match, Option, Seat, Step, Verdict, plain

END_PHASE: Final = "end-phase"
DONE: Final = Option(END_PHASE, "MK-TURN-10")


@dataclass
class ResolveDue(Step):
    """MK-TURN-13, MK-TURN-14, MK-TURN-25, a26, a32: one after another, each to its end; all of them happen."""

    seat: Seat
    moment: str
    done: tuple[int, ...] = ()

    def due(self, state: MageKnight) -> list[Due]:
        return due_now(state, self.seat, self.moment, self.done)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        due = self.due(mageknight(m))
        if len(due) < 2:
            return ()
        kind, rule = ("command", "MK-TURN-13") if self.moment == IN_COMMAND else ("end", "MK-TURN-25")
        options = tuple([plain(one.effect.key, one.effect.rule, one.source) for one in due])
        return (Decision(self.seat, kind, rule, options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_action(mageknight(m), self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        for one in self.due(mageknight(m)):
            if one.source == answer.subject:
                self.resolve(m, one)
                return

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        due = self.due(state)
        if due:
            self.resolve(m, due[0])
            if len(due) > 1 or m.stack[-1] is not self or not state.is_settled or self.due(state):
                return
        m.finish(self)

    def resolve(self, m: Match, one: Due) -> None:
        self.done = (*self.done, one.source)
        one.effect.resolve(m, one.source)


def resolve_due(m: Match, seat: Seat, moment: str) -> None:
    """In most turns nothing is due by itself."""
    if due_now(mageknight(m), seat, moment, ()):
        m.push(ResolveDue(seat, moment))


ACT: Final = 0
DUE: Final = 1
OVER: Final = 2


@dataclass
class CommandPhase(Step):
    """MK-TURN-11, MK-TURN-12, b3: first what a player may do only in this phase, then all that is due in it."""

    seat: Seat
    stage: int = ACT

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage != ACT:
            return ()
        options = actions_of(mageknight(m), self.seat)
        if not options:
            return ()
        return (Decision(self.seat, "prepare", "MK-TURN-11", (*options, DONE)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != END_PHASE:
            judge_action(mageknight(m), self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == END_PHASE:
            self.stage = DUE
        else:
            perform(m, answer)

    def advance(self, m: Match) -> None:
        if self.stage == OVER:
            m.finish(self)
        else:
            self.stage = OVER
            resolve_due(m, self.seat, IN_COMMAND)


START: Final = 0
REST: Final = 1
CLEAR: Final = 2


@dataclass
class EndPhase(Step):
    """MK-TURN-22 to MK-TURN-26  What is due at its start, what else is due in it, and the action tokens."""

    seat: Seat
    stage: int = START

    def advance(self, m: Match) -> None:
        if self.stage == START:
            self.stage = REST
            spell_changes.give_back(m)
            m.push(ResolveDue(self.seat, AT_END))
            if mageknight(m).books:
                m.push(Browse(self.seat))
        elif self.stage == REST:
            self.stage = CLEAR
            resolve_due(m, self.seat, IN_END)
        else:
            for warrior in mageknight(m).own(self.seat):
                if not warrior.is_marked:
                    turn_changes.clear_tokens(m, warrior, "MK-TURN-23")
            army_changes.lift_hexes(m, self.seat)
            cavalry_changes.return_lent(m)
            m.finish(self)
