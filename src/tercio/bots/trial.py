"""A match that a bot plays in its head: quicker than a real one, for nobody looks back at it."""

from __future__ import annotations

from typing import Final

from tercio.bots.even_dice import EvenDice
from tercio.kernel import PASS, Answer, BrokenLaw, Decision, Dice, Match, Seat, View, seeded
from tercio.kernel.match import MOST_LAPS

PATIENCE: Final = 24  # after this many questions a position is taken as it is


class Trial(Match):
    """What was said and has happened is not kept, and what is offered at rest is worked out only if somebody asks."""

    style: str = ""  # how the table is seen in this head
    has_guessed: bool = False  # somebody said something by habit where there was a choice,
    has_chosen: bool = False  # and that before any die had fallen

    def clone(self) -> Trial:
        return trial_of(self, self.dice.clone(), self.style)

    def take(self, answer: Answer) -> None:
        """Play on with an answer that is known to be legal."""
        self.pending = None
        self.stack[-1].take(self, answer)
        self.run()

    def run(self) -> None:
        self.pending = None
        game, state, stack = self.game, self.state, self.stack
        for _ in range(MOST_LAPS):
            if not stack:
                return
            if not state.is_settled and game.settle(self):
                continue
            if game.is_sure_to_rest(self):
                return
            step = stack[-1]
            asked = step.ask(self)
            if asked:
                asked = self.still_asked(asked)
            if asked:
                self.pending = asked
                return
            step.advance(self)
        raise BrokenLaw(f"{type(stack[-1]).__name__} neither asks nor ends")

    def asks(self) -> tuple[Decision, ...]:
        """A seat that was sure to rest may have nothing to choose after all: then the match goes on."""
        while self.pending is None and self.stack:
            step = self.stack[-1]
            asked = self.still_asked(step.ask(self))
            if asked:
                self.pending = asked
            else:
                step.advance(self)
                self.run()
        return self.pending or ()

    def come_to_rest(self, dice: Dice) -> None:
        """By habit: windows are passed, anything else is drawn from the game's own proposals."""
        for _ in range(PATIENCE):
            if not self.stack or self.game.is_at_rest(self):
                return
            self.take(self.habit(self.asks()[0], dice))

    def worth(self, seat: Seat) -> int:
        return self.game.evaluate(self, seat, self.style)

    def habit(self, decision: Decision, dice: Dice) -> Answer:
        is_chance = self.game.is_chance(decision)
        if decision.option(PASS.key) is not None and not is_chance:
            return Answer(decision.seat, PASS.key)
        self.has_guessed = True
        if not (isinstance(self.dice, EvenDice) and self.dice.has_fallen):
            self.has_chosen = True
        proposed = self.game.propose(seen(self, decision), decision, 2 if is_chance else 1, dice)
        return proposed[-1] if proposed[0].key == PASS.key else proposed[0]


def trial_of(match: Match, dice: Dice, style: str = "") -> Trial:
    """The same position, to be played on with these dice."""
    twin = Trial(match.game, match.setup, match.state.clone(), [step.clone() for step in match.stack], dice)
    twin.style = style
    twin.outcome = match.outcome
    twin.pending = match.pending
    return twin


def seen(trial: Trial, decision: Decision) -> View:
    """Nothing is hidden in a match that is only imagined."""
    return View(decision.seat, trial, (decision,), ((decision.seat, decision.kind),))


def value_of(trial: Trial, answer: Answer, luck: Dice, habits: int) -> int:
    """What the answer comes to for the one who gives it, as far as `tried` plays it on."""
    twin = tried(trial, answer, luck, habits)
    return twin.worth(answer.seat)


def tried(trial: Trial, answer: Answer, luck: Dice, habits: int) -> Trial:
    """The position once the answer was given and nobody is in the middle of anything.

    `luck` are the dice that fall, `habits` the seed of what is said by habit.
    """
    twin = trial_of(trial, luck, trial.style)
    twin.take(answer)
    twin.come_to_rest(seeded(habits))
    return twin
