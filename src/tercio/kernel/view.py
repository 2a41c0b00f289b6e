"""What one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.kernel.decision import Answer, Decision, Seat
from tercio.kernel.dice import Dice
from tercio.kernel.event import Event
from tercio.kernel.verdict import Verdict

if TYPE_CHECKING:
    from tercio.kernel.game import Game, State
    from tercio.kernel.match import Match, Outcome
    from tercio.kernel.step import Step


class View:
    """A match with everything taken out that a seat may not see. Bots and browsers get nothing else.

    Cheating is not forbidden but impossible: the ghost inside holds unknowns where the match has secrets.
    """

    def __init__(
        self, seat: Seat, ghost: Match, asks: tuple[Decision, ...], waiting: tuple[tuple[Seat, str], ...]
    ) -> None:
        self.seat = seat
        self.ghost = ghost
        self.asks = asks  # the questions to this seat
        self.waiting = waiting  # who else is asked, and what about

    @property
    def game(self) -> Game:
        return self.ghost.game

    @property
    def state(self) -> State:
        return self.ghost.state

    @property
    def stack(self) -> list[Step]:
        return self.ghost.stack

    @property
    def events(self) -> list[Event]:
        return self.ghost.events

    @property
    def outcome(self) -> Outcome | None:
        return self.ghost.outcome

    def judge(self, answer: Answer) -> Verdict:
        """The same verdict the match would give: a refusal never depends on what the seat cannot know."""
        return self.ghost.judge(answer)

    def imagine(self, dice: Dice) -> Match:
        """A match that looks just like this to the seat; what is hidden is drawn with these dice."""
        match = self.ghost.clone()
        match.dice = dice.clone()
        match.pending = None
        match.game.fill_in(match, self.seat, dice)
        return match
