"""MK-TURN  The battle and its turns: command phase, action phase, end phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight import changes, missions, victory
from tercio.games.mageknight.abilities import COMMAND, DEMORALIZED, VENOM, has, rule_of
from tercio.games.mageknight.actions import actions_of, judge_action, perform
from tercio.games.mageknight.ground import enemies_touching, friends_touching, is_in_front
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.kernel import NOBODY, Answer, Decision, Match, Option, Roll, Seat, Step, Verdict, plain

END_PHASE: Final = "end-phase"


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
        state = mageknight(m)
        if self.stage == BEGIN:
            self.stage = COMMAND_PHASE
            changes.begin_turn(m, self.seat, "MK-TURN-05")
            changes.set_phase(m, "command", "MK-TURN-09")
            m.push(CommandPhase(self.seat, due(state, self.seat)))
        elif self.stage == COMMAND_PHASE:
            self.stage = ACTIONS
            changes.set_phase(m, "action", "MK-TURN-09")
            m.push(ActionPhase(self.seat))
        elif self.stage == ACTIONS:
            self.stage = OUT
            victory.drop_out(m)
        elif self.stage == OUT:  # MK-TURN-20, MK-TURN-22
            self.stage = FINISH
            changes.lapse_actions(m, self.seat)
            changes.set_phase(m, "end", "MK-TURN-09")
            missions.check(m)
        else:
            for warrior in state.own(self.seat):
                if not warrior.is_marked:  # MK-TURN-23
                    changes.clear_tokens(m, warrior, "MK-TURN-23")
            m.finish(self)


# -- the command phase ---------------------------------------------------------------------------------------


def due(state: MageKnight, seat: Seat) -> tuple[int, ...]:
    """MK-TURN-12, MK-SPECIAL-03  The warriors with something that happens by itself now."""
    return tuple([w.id for w in state.own(seat) if venom_victims(state, w) or has(w, COMMAND)])


def venom_victims(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    if not has(warrior, VENOM):
        return []
    return [enemy for enemy in enemies_touching(state, warrior) if is_in_front(warrior, enemy.at)]


@dataclass
class CommandPhase(Step):
    """MK-TURN-13, MK-TURN-14, a26  What is due happens in the order that the active player likes."""

    seat: Seat
    due: tuple[int, ...]

    def ask(self, m: Match) -> tuple[Decision, ...]:
        due = [warrior for warrior in self.due if mageknight(m).find(warrior) is not None]
        if len(due) < 2:
            return ()
        options = tuple([plain("resolve", "MK-TURN-13", warrior) for warrior in due])
        return (Decision(self.seat, "command", "MK-TURN-13", options),)

    def take(self, m: Match, answer: Answer) -> None:
        self.resolve(m, answer.subject)

    def advance(self, m: Match) -> None:
        if self.due:
            self.resolve(m, self.due[0])
        else:
            m.finish(self)

    def resolve(self, m: Match, number: int) -> None:
        state = mageknight(m)
        self.due = tuple([other for other in self.due if other != number])
        warrior = state.find(number)
        if warrior is None:
            return
        for enemy in venom_victims(state, warrior):
            changes.damage(m, enemy, 1, rule_of(VENOM), warrior.id)
        if has(warrior, COMMAND):
            for friend in friends_touching(state, warrior):
                if has(friend, DEMORALIZED):
                    changes.heal(m, friend, 1, rule_of(COMMAND))
            m.push(Roll(1, 6, rule_of(COMMAND), warrior.seat))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if faces[0] == 6:
            changes.gain_action(m, self.seat, rule_of(COMMAND))


# -- the action phase ------------------------------------------------------------------------------------------


@dataclass
class ActionPhase(Step):
    """MK-TURN-10, MK-TURN-15  One action after another, until the player says that he is done."""

    seat: Seat
    is_done: bool = False

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.is_done:
            return ()
        options = actions_of(mageknight(m), self.seat)
        if not options:
            return ()
        finish = Option(END_PHASE, "MK-TURN-10")
        return (Decision(self.seat, "act", "MK-TURN-15", (*options, finish), NOBODY),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key != END_PHASE:
            judge_action(mageknight(m), self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        if answer.key == END_PHASE:
            self.is_done = True
        else:
            perform(m, answer)

    def advance(self, m: Match) -> None:
        m.finish(self)
