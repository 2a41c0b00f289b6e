"""What puzzles ask of the store: who has tried which, and what that says about both. Only accounts are kept there."""

from __future__ import annotations

from typing import Protocol

from tercio.hall.ladder.glicko import Rating
from tercio.hall.puzzling.ratings import Solver, Tried


class PuzzleStore(Protocol):
    """Whatever fails raises `StoreFailed`; then nothing is new."""

    async def solver(self, account: str, game: str) -> Solver:
        """How good the account is at the puzzles of a game."""

    async def puzzles_tried(self, account: str, game: str) -> dict[str, bool]:
        """By puzzle: was the first try right?"""

    async def puzzle_ratings(self, game: str) -> dict[str, Rating]:
        """Of puzzles that somebody with an account has tried."""

    async def rate_try(self, account: str, game: str, puzzle: str, first: Rating, is_solved: bool) -> Tried:
        """One transaction: the first try of an account at a puzzle changes both ratings, another one changes nothing.

        `first`: the rating of a puzzle that nobody has tried.
        """
