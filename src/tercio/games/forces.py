"""What each seat brings to the table: a deck or an army, a ready one or a player's own list.

A game whose package has `FORCES` is played with them; a game without one always begins alike.
"""

from __future__ import annotations

from typing import NamedTuple

from tercio.content.table import Phrase
from tercio.kernel import Game, Setup
from tercio.kernel.game import Json


class Ready(NamedTuple):
    """A force that can be taken as it is."""

    name: str  # what a player types
    title: Phrase
    guide: Phrase  # how it is played, several sentences


class Forces:
    """One a game. What it reads goes into the set-up, so that a record needs no other file."""

    fewest: int = 2  # seats
    most: int = 2
    thing: Phrase = Phrase("deck", "Deck")  # neuter in German
    question: Phrase = Phrase("Which deck?", "Welches Deck?")

    def ready(self, game: Game) -> tuple[Ready, ...]:
        """The ready ones, in the order of a menu."""
        raise NotImplementedError

    def read(self, game: Game, text: str, file: str) -> Json:
        """A player's own list as it stands in a set-up; BadInput with every rule it breaks."""
        raise NotImplementedError

    def setup(self, forces: list[Json]) -> Setup:
        """What a match starts from: one force a seat, the name of a ready one or what `read` has returned."""
        raise NotImplementedError
