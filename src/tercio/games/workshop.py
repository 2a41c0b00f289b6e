"""New cards, figures and units in the making: what a workshop asks a game beside what the reference tells.

A game whose content can be made in the page has the functions of `Workshop` in its module `positions.workshop`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tercio.content.wording import Phrase
from tercio.kernel import Game


class Compiled(NamedTuple):
    """A text that was read: what packs write for it, and how that reads; or the words at which reading stopped."""

    data: dict[str, Any] | None
    readings: tuple[Phrase, ...] = ()
    first: int = 0  # what is not understood lies between these letters of the text
    last: int = 0
    why: str = ""  # the words at which reading stopped


class Workshop(Protocol):
    """What a workshop asks a game."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The tables of a pack that can be made: card, figure, unit."""

    def suggested(self) -> dict[str, tuple[str, ...]]:
        """Words that fit where a pack may write any, by table and key: `card.look.body`."""

    def example_of(self, kind: str) -> dict[str, Any]:
        """An entry to begin with, which passes every check."""

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        """What the rules make of it, in words made from the data."""

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        """A printed paragraph of this entry, as data. Games whose texts nobody reads say so by stopping at once."""

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """A small position in which it can be tried at once, for two players, in the words of scenario files."""
