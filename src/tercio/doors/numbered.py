"""A match whose legal answers have numbers: what programs choose from that know lists and nothing else."""

from __future__ import annotations

from typing import Any, Final

from tercio.games import open_game
from tercio.kernel import (
    CHANCE,
    Answer,
    BrokenLaw,
    Decision,
    Dice,
    Game,
    Match,
    Option,
    Seat,
    Setup,
    View,
    seeded,
    start,
)

CHOICES: Final = 64  # the most answers that are offered
LONGEST: Final = 5_000  # the most answers that a match may take; then it is broken off
SEATS: Final = 8  # no game has more


class NumberedMatch:
    """Plays a match by numbers. Where more is legal than can be listed, such as a path, the game proposes a part of it.

    What is proposed depends on what the seat may see and on how often it was asked, on nothing else: the same seat in
    the same place always chooses from the same list, and the list betrays nothing.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dice: Dice,
        choices: int = CHOICES,
        longest: int = LONGEST,
        skips_forced: bool = True,
    ) -> None:
        self.match = start(game, setup, dice)
        self.choices = choices
        self.longest = longest
        self.skips_forced = skips_forced
        self.asked = [0] * self.match.state.seat_count()  # how often each seat has answered
        self.seen: View | None = None  # by the seat that is asked
        self.offered: list[Answer] | None = None
        self.go_on()

    def clone(self) -> NumberedMatch:
        twin = object.__new__(NumberedMatch)
        twin.match = self.match.clone()
        twin.choices = self.choices
        twin.longest = self.longest
        twin.skips_forced = self.skips_forced
        twin.asked = self.asked.copy()
        twin.seen = None
        twin.offered = None if self.offered is None else self.offered.copy()
        return twin

    # -- the question --------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.match.stack

    @property
    def is_broken_off(self) -> bool:
        """Nobody has won, and nobody will: the match has become too long."""
        return not self.is_over and len(self.match.answers) >= self.longest

    @property
    def decision(self) -> Decision:
        """The first open question. Seats that answer under seal are asked in their order."""
        return self.match.asks()[0]

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def view(self) -> View:
        """What the seat sees that is asked; without the events."""
        if self.seen is None:
            self.seen = self.match.view(self.seat, since=len(self.match.events))
        return self.seen

    @property
    def answers(self) -> list[Answer]:
        """What the seat chooses from, in the order of the numbers. All of it is legal."""
        if self.offered is None:
            luck = seeded(self.asked[self.seat] * SEATS + self.seat)
            self.offered = self.match.game.propose(self.view, self.decision, self.choices, luck)
        return self.offered

    # -- the answer ----------------------------------------------------------------

    def choose(self, number: int) -> None:
        """The seat that is asked takes this one of its answers."""
        answers = self.answers
        if not 0 <= number < len(answers):
            raise ValueError(f"{number} is no choice; there are {len(answers)}, from 0")
        self.match.take(answers[number])  # judged when it was proposed
        self.move_on(answers[number].seat)

    def take(self, answer: Answer) -> None:
        """Any answer, on the list or not, and by any seat; a ValueError tells the rules against it."""
        verdict = self.match.answer(answer)
        if not verdict:
            rules = ", ".join([f"{refusal.rule} ({refusal.because})" for refusal in verdict.refusals])
            raise ValueError(f"refused by {rules}")
        self.move_on(answer.seat)

    def move_on(self, seat: Seat) -> None:
        """A seat has answered: the next one is asked."""
        if seat >= 0:
            self.asked[seat] += 1
        self.seen = self.offered = None
        self.go_on()

    def go_on(self) -> None:
        """Where there is but one thing to say, it is said."""
        match = self.match
        while self.skips_forced and match.stack and len(match.answers) < self.longest:
            decision = match.asks()[0]
            option = only_option(decision)
            if option is None:
                return
            answer = option.reply(decision.seat)
            if not match.answer(answer):
                raise BrokenLaw(f"the only answer to {decision.kind} is refused")
            self.asked[decision.seat] += 1

    # -- the end -------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What each seat has won: 1, or -1, or 0 for a draw and before the end. Together it is always nothing."""
        return returns_of(self.match)


def only_option(decision: Decision) -> Option | None:
    if len(decision.options) == 1 and decision.options[0].is_plain and decision.seat != CHANCE:
        return decision.options[0]
    return None


def returns_of(match: Match) -> list[float]:
    """Several losers share what the winners get."""
    seats = match.state.seat_count()
    winners = () if match.outcome is None else match.outcome.winners
    losers = seats - len(winners)
    if not winners or losers == 0:
        return [0.0] * seats
    return [1.0 if seat in winners else -len(winners) / losers for seat in range(seats)]


def opened(game: str | Game, setup: Setup | None) -> tuple[Game, Setup]:
    """A game by its name, with the set-up that can be played at once where none is given."""
    if isinstance(game, str):
        content: dict[str, Any] | None = None if setup is None else setup.get("content")
        game = open_game(game, inline=content)
    return game, game.example_setup() if setup is None else setup
