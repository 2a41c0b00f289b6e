"""MK-TURN  The battle and its turns: command phase, action phase, end phase.

Steps that ask for actions, or for what is due by itself, stand here, above all others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import victory
from tercio.games.mageknight.abilities.ability import END_BEGINS, TURN_ENDS
from tercio.games.mageknight.abilities.registry import answering
from tercio.games.mageknight.abilities.sources import Source
from tercio.games.mageknight.actions import actions_of, judge_action, perform
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.printed.dials import TREACHEROUS
from tercio.games.mageknight.rules.combat.close_calls import ALLOWED_FROM, close_call, judge_denied
from tercio.games.mageknight.rules.sorcery.lookup import might_look_up
from tercio.games.mageknight.rules.turns.actions import judge_due
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.sorcery.lookup import Browse
from tercio.games.mageknight.upkeep import Due, due_now, upkeep_keys
from tercio.games.mageknight.upkeep.upkeep import AT_END, IN_COMMAND, IN_END
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Roll, Seat, Step, Verdict, plain

END_PHASE: Final = "end-phase"
DONE: Final = Option(END_PHASE, "MK-TURN-10")


@dataclass
class Battle(Step):
    """Turn follows turn, and the end is looked for between them. MK-TURN-03, MK-TURN-04, MK-END-01"""

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        if state.turn and victory.is_over(state):
            victory.end(m)
        else:
            m.push(Turn(next_seat(state)))


def next_seat(state: MageKnight) -> Seat:
    """The first player begins; then the others follow clockwise, without those who are out. MK-TURN-02, MK-TURN-03"""
    seat = state.active
    if state.turn == 0 and not state.players[seat].is_out:
        return max(0, seat)
    for _ in state.players:
        seat = state.left_of(seat)
        if not state.players[seat].is_out:
            return seat
    return state.active


BEGIN: Final = 0
COMMAND_PHASE: Final = 1
ACTIONS: Final = 2
OUT: Final = 3
FINISH: Final = 4


@dataclass
class Turn(Step):
    """A turn has a command, an action and an end phase, in this order. MK-TURN-09, MK-SPECIAL-06"""

    seat: Seat
    stage: int = BEGIN

    def advance(self, m: Match) -> None:
        if self.stage == BEGIN:
            self.stage = COMMAND_PHASE
            turn_changes.begin_turn(m, self.seat, "MK-TURN-05")
            spell_changes.age(m, self.seat)
            turn_changes.set_phase(m, "command", "MK-TURN-09")
            claim_mounts(m, self.seat)
            m.push(CommandPhase(self.seat))
        elif self.stage == COMMAND_PHASE:
            self.stage = ACTIONS
            turn_changes.set_phase(m, "action", "MK-TURN-09")
            m.push(ActionPhase(self.seat))
        elif self.stage == ACTIONS:
            self.stage = OUT
            victory.drop_out(m)
        elif self.stage == OUT:  # MK-TURN-20, MK-TURN-22
            self.stage = FINISH
            turn_changes.lapse_actions(m, self.seat)
            turn_changes.set_phase(m, "end", "MK-TURN-09")
            m.push(EndPhase(self.seat))
        else:
            m.finish(self)


def claim_mounts(m: Match, seat: Seat) -> None:
    """Treacherous mounts without a rider side with the player whose turn begins. MKC-MIND-05 to MKC-MIND-07, A15"""
    for warrior in [w for w in mageknight(m).warriors if w.figure.mount]:
        if warrior.figure.mind == TREACHEROUS and warrior.is_lone_mount and not warrior.is_captive:
            cavalry_changes.turn_to(m, warrior, seat, "MKC-MIND-05")
        else:
            cavalry_changes.stay_true(m, warrior)


# -- what is due by itself ------------------------------------------------------------------------------------


@dataclass
class ResolveDue(Step):
    """Everything that is due happens, one after another, each to its end. MK-TURN-13, MK-TURN-14, MK-TURN-25, a26, a32

    The player says which comes first, of venom and a bombardment for example (MK-SPECIAL-05).
    """

    seat: Seat
    moment: str
    done: tuple[Source, ...] = ()

    def due(self, state: MageKnight) -> list[Due]:
        return due_now(state, self.seat, self.moment, self.done)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        due = self.due(mageknight(m))
        if len(due) < 2:
            return ()
        kind, rule = ("command", "MK-TURN-13") if self.moment == IN_COMMAND else ("end", "MK-TURN-25")
        options = tuple([plain(one.upkeep.key, one.upkeep.rule, *one.source) for one in due])
        return (Decision(self.seat, kind, rule, options),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_action(mageknight(m), self.seat, answer, verdict)
        due = self.due(mageknight(m))
        if answer.key in upkeep_keys():
            is_due = (answer.key, answer.subject, answer.detail) in [(one.upkeep.key, *one.source) for one in due]
            judge_due(is_due, "MK-TURN-13" if self.moment == IN_COMMAND else "MK-TURN-25", verdict)

    def take(self, m: Match, answer: Answer) -> None:
        for one in self.due(mageknight(m)):
            if one.source == (answer.subject, answer.detail):
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
        one.upkeep.resolve(m, one.source)


def resolve_due(m: Match, seat: Seat, moment: str) -> None:
    """In most turns nothing is due by itself but the look at the missions."""
    if due_now(mageknight(m), seat, moment, ()):
        m.push(ResolveDue(seat, moment))


# -- the command phase ----------------------------------------------------------------------------------------


ACT: Final = 0
DUE: Final = 1
OVER: Final = 2


@dataclass
class CommandPhase(Step):
    """A player first does what he may do only now, then everything that is due happens. MK-TURN-11, MK-TURN-12, b3"""

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


# -- the action phase ------------------------------------------------------------------------------------------


@dataclass
class ActionPhase(Step):
    """A player gives one action after another, until he says that he is done. MK-TURN-10, MK-TURN-15"""

    seat: Seat
    is_done: bool = False
    disputed: tuple[Answer, ...] = ()  # MK-ETIQUETTE-08  what the die is thrown for
    denied: tuple[Answer, ...] = ()  # what it has not allowed

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done:
            return ()
        state = mageknight(m)
        options = actions_of(state, self.seat)
        if not options and not (state.books and might_look_up(state, self.seat)):
            return ()
        left = state.players[self.seat].actions
        facts = (left,) if left else ()
        return (Decision(self.seat, "act", "MK-TURN-15", (*options, DONE), NOBODY, facts),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != END_PHASE:
            judge_action(mageknight(m), self.seat, answer, verdict)
            judge_denied(answer, self.denied, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == END_PHASE:
            self.is_done = True
        elif close_call(mageknight(m), answer) != NOBODY:
            self.disputed = (answer,)
            m.push(Roll(1, 6, "MK-ETIQUETTE-08", self.seat))
        else:
            perform(m, answer)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """The die allows what was disputed, or denies it. MK-ETIQUETTE-08"""
        answer, self.disputed = self.disputed[0], ()
        if mageknight(m).find(answer.subject) is None:
            return
        is_allowed = faces[0] >= ALLOWED_FROM
        facts = (answer.subject, close_call(mageknight(m), answer), faces[0])
        m.emit(Event("close-call-allowed" if is_allowed else "close-call-denied", "MK-ETIQUETTE-08", facts))
        if is_allowed:
            perform(m, answer)
        else:
            self.denied = (*self.denied, answer)

    def advance(self, m: Match) -> None:
        m.finish(self)


# -- the end phase --------------------------------------------------------------------------------------------


START: Final = 0
REST: Final = 1
CLEAR: Final = 2


@dataclass
class EndPhase(Step):
    """The end phase has what is due at its start, what else is due, and the action tokens. MK-TURN-22 to MK-TURN-26"""

    seat: Seat
    stage: int = START

    def advance(self, m: Match) -> None:
        if self.stage == START:
            self.stage = REST
            for ability in answering(END_BEGINS):
                ability.end_begins(m)
            resolve_due(m, self.seat, AT_END)
            if mageknight(m).books:
                m.push(Browse(self.seat))
        elif self.stage == REST:
            self.stage = CLEAR
            resolve_due(m, self.seat, IN_END)
        else:
            for warrior in mageknight(m).own(self.seat):
                if not warrior.is_marked:
                    turn_changes.clear_tokens(m, warrior, "MK-TURN-23")
            for ability in answering(TURN_ENDS):
                ability.turn_ends(m, self.seat)
            cavalry_changes.return_lent(m)
            m.finish(self)
