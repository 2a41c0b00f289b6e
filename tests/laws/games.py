"""The games under the laws: one line each."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from tercio.games import open_game
from tercio.kernel import Game


class Case(NamedTuple):
    """A game and what its matches start from; `longest` is how many answers a random match may take."""

    game: str
    setup: dict[str, Any]
    seats: int
    longest: int

    def open(self) -> Game:
        return opened(self.game)


@cache
def opened(game: str) -> Game:
    return open_game(game)


CASES: Final = (Case("skirmish", {}, seats=2, longest=400),)
