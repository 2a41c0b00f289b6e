"""An answer is played on a copy of the match: up to the next roll, or until the announced action is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.kernel import CHANCE, NOBODY, Answer, Decision, Match, Roll, Step, Window, open_dice, plain
from tercio.kernel.asides import LEAVING
from tercio.odds.outcomes import Outcome, Outcomes, Reply, added

OVER: Final = "announced-over"
UNTOUCHED: Final = open_dice(0).count
MOST_QUESTIONS: Final = 1_000  # between two rolls: more are players who go round in circles


class NotLegal(Exception):
    """Odds were asked of an answer that would be refused: judge it first."""


@dataclass
class Announced(Step):
    """K-ASK-01  Lies below the announced action: when it is on top, the action is over and nothing goes on."""

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return (Decision(NOBODY, OVER, "K-ASK-01", (plain(OVER, "K-ASK-01"),)),)


class Course:
    """One course of things: the match as far as it went, what has come of it, and whether it is over."""

    def __init__(self, match: Match, outcome: Outcome = (), seen: int = 0, rolls: int = 0) -> None:
        self.match = match
        self.outcome = outcome
        self.seen = seen  # how many events have been noted
        self.rolls = rolls
        self.is_over = False

    def clone(self) -> Course:
        return Course(self.match.clone(), self.outcome, self.seen, self.rolls)

    @property
    def has_shuffled(self) -> bool:
        """Something fell by chance that nobody rolls: a deck was shuffled, a card drawn at random."""
        return self.match.dice.count != UNTOUCHED


def announce(match: Match, answer: Answer, outcomes: Outcomes, reply: Reply | None) -> Course:
    """The answer is given on a copy with open dice; nothing that happened before plays a part."""
    m = match.clone()
    m.dice = open_dice(0)
    m.events = []
    m.answers = [answer]
    if not m.judge(answer):
        raise NotLegal(f"{answer} is refused")
    course = Course(m)
    if answer.key in LEAVING or answer.key in m.game.asides:
        course.is_over = True
        return course
    below, asker = below_action(m), m.stack[-1]
    if below < len(m.stack):  # an action is under way already, and this is said in it
        lay_below(m, below)
        asker.take(m, answer)
    else:
        asker.take(m, answer)
        lay_below(m, below if any([step is asker for step in m.stack]) else below - 1)
    m.run()
    follow(course, outcomes, reply)
    return course


def await_roll(match: Match, outcomes: Outcomes, reply: Reply | None) -> Course:
    """Nothing is announced: dice are to fall, and somebody waits for them."""
    m = match.clone()
    m.dice = open_dice(0)
    m.events = []
    m.answers = []
    if m.question_to(CHANCE) is None:
        raise NotLegal("no dice are to fall now")
    lay_below(m, below_action(m))
    course = Course(m)
    follow(course, outcomes, reply)
    return course


def lay_below(m: Match, place: int) -> None:
    """Put it below the action, but never between a roll and the step that waits for it."""
    is_roll = place < len(m.stack) and isinstance(m.stack[place], Roll)
    m.stack.insert(max(0, place - 1) if is_roll else place, Announced())


def below_action(m: Match) -> int:
    """How many steps lie below the action under way: all of them where the match is at rest.

    Where none of them looks like rest, a reaction is part of everything, and any other answer of its own step only.
    """
    whole = m.stack
    for count in range(len(whole), 0, -1):
        m.stack = whole[:count]
        is_resting = m.game.is_at_rest(m)
        m.stack = whole
        if is_resting:
            return count
    return 0 if isinstance(whole[-1], Window) else len(whole) - 1


def follow(course: Course, outcomes: Outcomes, reply: Reply | None) -> None:
    """All who are asked reply, until dice are to fall or the action is over."""
    m = course.match
    for _ in range(MOST_QUESTIONS):
        for event in m.events[course.seen :]:
            course.outcome = added(course.outcome, outcomes.notes_of(m, event))
        course.seen = len(m.events)
        asks = m.asks()
        if not asks or asks[0].kind == OVER:
            break
        if asks[0].seat == CHANCE:
            return
        if m.game.is_at_rest(m):
            break
        answer = reply_to(m, asks[0], outcomes, reply)
        if answer is None or not m.answer(answer):
            break
    course.is_over = True


def reply_to(m: Match, decision: Decision, outcomes: Outcomes, reply: Reply | None) -> Answer | None:
    """As was agreed, or the only thing that can be said, or as the game has it where nobody does anything."""
    answer = reply(m, decision) if reply is not None else None
    if answer is not None:
        return answer
    if len(decision.options) == 1 and decision.options[0].is_plain:
        return decision.options[0].reply(decision.seat)
    return outcomes.reply_of(m, decision)


def throw(course: Course, faces: tuple[int, ...], outcomes: Outcomes, reply: Reply | None) -> None:
    """The dice that are asked for fall like this."""
    verdict = course.match.answer(Answer(CHANCE, "faces", numbers=faces))
    assert verdict, "every face that a die has is legal"
    course.rolls += 1
    follow(course, outcomes, reply)
