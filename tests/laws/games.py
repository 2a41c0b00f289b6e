"""The games under the laws: one line each."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from tercio.games import open_game
from tercio.kernel import Game


class Case(NamedTuple):
    """A game and what its matches start from.

    `longest`: so many answers a random match may take. `rarely`: expensive looks are taken at one moment of so many.
    `matches`: so many for each law, and `soaked` of them at full size.
    """

    game: str
    setup: dict[str, Any]
    seats: int
    longest: int
    rarely: int
    matches: int
    soaked: int

    def open(self) -> Game:
        return opened(self.game)


@cache
def opened(game: str) -> Game:
    return open_game(game)


CASES: Final = (
    Case("skirmish", {}, 2, longest=400, rarely=6, matches=24, soaked=2000),
    Case("warlord", {"decks": ["dwarves", "elves"]}, 2, longest=20_000, rarely=200, matches=4, soaked=1000),
    Case("warlord", {"decks": ["elves", "dwarves", "elves"]}, 3, longest=30_000, rarely=400, matches=4, soaked=1000),
)
