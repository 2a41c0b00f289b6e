"""One playing of a game: the stack of steps, and the loop through which everything passes."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from tercio.kernel.asides import LEAVING, judge_leaving, leave
from tercio.kernel.decision import NOBODY, Answer, Decision, RuleId, Seat, is_within_bounds
from tercio.kernel.dice import Dice
from tercio.kernel.event import EVERYONE, Event
from tercio.kernel.forms import judge_form
from tercio.kernel.game import Game, Setup, State
from tercio.kernel.step import Step
from tercio.kernel.verdict import Verdict
from tercio.kernel.view import View

StepT = TypeVar("StepT", bound=Step)

MOST_LAPS: Final = 100_000  # between two questions; if there are more, some step goes round in circles


class Outcome(NamedTuple):
    """How a match ended. No winners: a draw."""

    winners: tuple[Seat, ...]
    rule: RuleId


class BrokenLaw(Exception):
    """The game's code broke a law of the kernel: a message to a programmer, never to a player."""


class Match:
    """A game, what lies on the table, what is being done, and what was said and happened so far."""

    def __init__(self, game: Game, setup: Setup, state: State, stack: list[Step], dice: Dice) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.stack = stack
        self.dice = dice
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.outcome: Outcome | None = None
        self.fixed = 0  # how many answers can no longer be taken back
        self.pending: tuple[Decision, ...] | None = None  # asked already, and nothing has changed since

    def clone(self) -> Match:
        twin = Match(
            self.game,
            self.setup,
            self.state.clone(),
            [step.clone() for step in self.stack],
            self.dice.clone(),
        )
        twin.answers = self.answers.copy()
        twin.events = self.events.copy()
        twin.outcome = self.outcome
        twin.fixed = self.fixed
        twin.pending = self.pending
        return twin

    # -- for players, bots, servers and tests --------------------------------------

    def asks(self) -> tuple[Decision, ...]:
        """All open questions, at most one a seat."""
        if self.pending is None:
            self.pending = self.still_asked(self.stack[-1].ask(self)) if self.stack else ()
        return self.pending

    def question_to(self, seat: Seat) -> Decision | None:
        for decision in self.asks() if self.pending is None else self.pending:
            if decision.seat == seat:
                return decision
        return None

    def judge(self, answer: Answer) -> Verdict:
        """Would this answer be taken? All refusals at once; nothing changes."""
        verdict = Verdict()
        if not self.stack:
            verdict.refuse("K-OVER-01", "match-over")
            return verdict
        if answer.key in LEAVING or answer.key in self.game.asides:
            judge_leaving(self, answer, verdict)
            return verdict
        decision = self.question_to(answer.seat)
        if decision is None:
            if is_within_bounds(answer):
                self.game.judge_shut(self, answer, verdict)
            if verdict:
                verdict.refuse("K-ASK-01", "not-asked", (answer.seat,))
            return verdict
        option = decision.offered(answer)
        if option is not None and option.is_plain and answer.is_plain:
            return verdict  # what is offered without more is legal
        if not is_within_bounds(answer):
            verdict.refuse("K-ASK-06", "beyond-bounds")
            return verdict
        if option is None:
            self.game.judge_shut(self, answer, verdict)
        if verdict:
            self.stack[-1].judge(self, answer, verdict)
        if option is None and verdict:
            self.game.judge_unoffered(self, decision, answer, verdict)
        if verdict:
            judge_form(option, answer, verdict)
        return verdict

    def answer(self, answer: Answer) -> Verdict:
        """Take the answer if it is legal, and play on to the next question."""
        verdict = self.judge(answer)
        if verdict:
            self.take(answer)
        return verdict

    def take(self, answer: Answer) -> None:
        """Take an answer that `judge` has found legal just now, and play on to the next question."""
        self.answers.append(answer)
        self.pending = None
        if answer.key in LEAVING or answer.key in self.game.asides:
            leave(self, answer)
        else:
            self.stack[-1].take(self, answer)
        self.run()

    def view(self, seat: Seat, since: int = 0) -> View:
        """What this seat may see. It shares nothing with the match that could lead back to the truth.

        `since`: how many of the first events are left out.
        """
        no_dice = Dice(0, 0, 0, 0)
        no_dice.is_open = self.dice.is_open
        ghost = Match(self.game, {}, self.state.masked(seat), [step.masked(seat) for step in self.stack], no_dice)
        ghost.events = [e for e in self.events[since:] if e.seen_by == EVERYONE or e.is_seen_by(seat)]
        ghost.outcome = self.outcome
        asks = self.asks()
        own = tuple([d for d in asks if d.seat == seat])
        ghost.pending = own
        return View(seat, ghost, own, tuple([(d.seat, d.kind) for d in asks]))

    # -- for steps -------------------------------------------------------------------

    def push(self, step: Step) -> None:
        self.pending = None
        self.stack.append(step)

    def finish(self, step: Step) -> None:
        """The step is done; what it pushed meanwhile goes on."""
        self.pending = None
        if self.stack and self.stack[-1] is step:
            self.stack.pop()
            return
        for position in range(len(self.stack) - 1, -1, -1):
            if self.stack[position] is step:
                del self.stack[position]
                return
        raise BrokenLaw(f"{type(step).__name__} finished twice")

    def open(self, moment: str, subject: int = NOBODY) -> bool:
        """Open a reaction window for this moment. False if nobody can react, so that the caller may go on."""
        window = self.game.window(self, moment, subject)
        if window is None:
            return False
        self.push(window)
        return True

    def under(self, kind: type[StepT]) -> StepT:
        """The nearest unfinished step of this kind: what a reaction reacts to."""
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        raise BrokenLaw(f"no {kind.__name__} is under way")

    def find(self, kind: type[StepT]) -> StepT | None:
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        return None

    def emit(self, event: Event) -> None:
        """Write the event down and let rules follow it."""
        self.events.append(event)
        if event.seen_by != EVERYONE:
            self.reveal()
        self.game.follow(self, event)

    def reveal(self) -> None:
        """Dice have fallen or something hidden was shown: nothing up to here can be taken back."""
        self.fixed = len(self.answers)

    def end(self, winners: tuple[Seat, ...], rule: RuleId) -> None:
        """The match is over, whatever was under way."""
        self.pending = None
        self.stack.clear()
        self.outcome = Outcome(winners, rule)
        self.emit(Event("ended", rule, winners))

    def run(self) -> None:
        """Play on until somebody must decide or nothing is left to do."""
        self.pending = None
        game, state, stack = self.game, self.state, self.stack
        for _ in range(MOST_LAPS):
            if not stack:
                return
            if not state.is_settled and game.settle(self):
                continue
            step = stack[-1]
            asked = step.ask(self)
            if asked:
                asked = self.still_asked(asked)
            if asked:
                self.pending = asked
                return
            step.advance(self)
        raise BrokenLaw(f"{type(stack[-1]).__name__} neither asks nor ends")

    def still_asked(self, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
        """What goes to those who are still in the match; where two play, the match ends with one of them.

        A step whose question goes to nobody goes on as if it had asked nothing. K-CONCEDE-01
        """
        seats = self.state.seat_count()
        if seats == 2:
            return asked
        playing = self.game.playing(self)
        if len(playing) == seats:
            return asked
        return tuple([decision for decision in asked if decision.seat in playing or decision.seat < 0])


def start(game: Game, setup: Setup, dice: Dice) -> Match:
    """A new match, played up to its first question."""
    state, stack = game.lay_out(setup, dice)
    match = Match(game, setup, state, stack, dice)
    match.run()
    return match
