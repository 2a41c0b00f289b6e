"""MK-TURN  The battle and its turns: command phase, action phase, end phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import victory
from tercio.games.mageknight.actions import actions_of, judge_action, perform
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import spells as spell_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.printed.dials import TREACHEROUS
from tercio.games.mageknight.rules.combat.close_calls import ALLOWED_FROM, close_call
from tercio.games.mageknight.rules.sorcery.lookup import might_look_up
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.games.mageknight.steps.turns.phases import DONE, END_PHASE, CommandPhase, EndPhase
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Roll, Seat, Step, Verdict


@dataclass
class Battle(Step):
    """MK-TURN-03, MK-TURN-04, MK-END-01  Turn follows turn; the end is looked for between them."""

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        if state.turn and victory.is_over(state):
            victory.end(m)
        else:
            m.push(Turn(next_seat(state)))


def next_seat(state: MageKnight) -> Seat:
    seat = state.active
    if state.turn == 0 and not state.players[seat].is_out:
        return max(0, seat)
    for _ in state.players:
        seat = (seat + 1) % len(state.players)
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
    """MK-TURN-09  Command, action and end phase, in this order."""

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
    """MKC-MIND-05 to MKC-MIND-07, A15: treacherous mounts without a rider hold with whoever's turn begins."""
    for warrior in [w for w in mageknight(m).warriors if w.figure.mount]:
        if warrior.figure.mind == TREACHEROUS and warrior.is_lone_mount and not warrior.is_captive:
            cavalry_changes.turn_to(m, warrior, seat, "MKC-MIND-05")


# -- the action phase ------------------------------------------------------------------------------------------


@dataclass
class ActionPhase(Step):
    """MK-TURN-10, MK-TURN-15  One action after another, until the player says that he is done."""

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
        return (Decision(self.seat, "act", "MK-TURN-15", (*options, DONE), NOBODY),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != END_PHASE:
            judge_action(mageknight(m), self.seat, answer, verdict)
            if any([is_same_try(answer, other) for other in self.denied]):
                verdict.refuse("MK-ETIQUETTE-08", "denied-by-die", (answer.subject,))

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == END_PHASE:
            self.is_done = True
        elif close_call(mageknight(m), answer) != NOBODY:
            self.disputed = (answer,)
            m.push(Roll(1, 6, "MK-ETIQUETTE-08", self.seat))
        else:
            perform(m, answer)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        """MK-ETIQUETTE-08"""
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


def is_same_try(answer: Answer, other: Answer) -> bool:
    """The same warrior at the same target or place, whichever way it goes and faces."""
    return (answer.key, answer.subject, answer.picks, answer.path[-1:]) == (
        other.key,
        other.subject,
        other.picks,
        other.path[-1:],
    )
