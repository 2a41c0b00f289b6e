"""New cards, figures and units in the making: what a workshop asks a game beside what the reference tells.

A game whose content can be made in the page has the functions of `Workshop` in its module `positions.workshop`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tercio.content.wording import Phrase
from tercio.games.editor import Named
from tercio.kernel import Game, Seat, Setup

T = TypeVar("T")
Entries = dict[str, list[dict[str, Any]]]  # tables of a pack, by their kind
MINE: Final = "mine"  # what is tried is called so in its position, where it lies on a measured table
MOST_RIVALS: Final = 6


class Compiled(NamedTuple):
    """A text that was read: what packs write for it, and how that reads; or the words at which reading stopped."""

    data: dict[str, Any] | None
    readings: tuple[Phrase, ...] = ()
    first: int = 0  # what is not understood lies between these letters of the text
    last: int = 0
    why: str = ""  # the words at which reading stopped


class Duel(NamedTuple):
    """What a thing is weighed by: a match for two in which one side has it, and the other one its like."""

    setup: Setup
    seat: Seat  # that has it
    rival: Phrase  # what the other side has


class Workshop(Protocol):
    """What a workshop asks a game."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The tables of a pack that can be made: card, figure, unit."""

    @property
    def tried(self) -> tuple[str, ...]:
        """Those that can be tried at once."""

    @property
    def weighed(self) -> tuple[str, ...]:
        """Those of which bots can find out how strong they are."""

    def suggested(self) -> dict[str, tuple[str, ...]]:
        """Words that fit where a pack may write any, by table and key: `card.look.body`."""

    def example_of(self, kind: str) -> dict[str, Any]:
        """An entry to begin with, which passes every check."""

    def names_of(self, game: Game) -> dict[str, dict[str, Phrase]]:
        """What keys of packs may name by its id, such as realms, and what it is called; by its table.

        What no pack can define has no table: the name of it is empty.
        """

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        """What the rules make of it, in words made from the data."""

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        """A printed paragraph of this entry, as data. Games whose texts nobody reads say so by stopping at once."""

    def bearers_of(self, game: Game, kind: str, name: str) -> Entries:
        """What a pack must have besides, so that somebody can use it: a summoner who knows the spell."""

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """A small position in which it can be tried at once, for two players, in the words of scenario files."""

    def duels_of(self, game: Game, kind: str, name: str) -> tuple[Duel, ...]:
        """Matches that weigh it; none where nothing is like it."""


def named(things: Mapping[str, Named]) -> dict[str, Phrase]:
    return {name: Phrase(thing.name_en, thing.name_de) for name, thing in things.items()}


def nearest(things: Iterable[T], distances: Sequence[int], most: int = MOST_RIVALS) -> list[T]:
    """Those that are most alike, by a distance for each."""
    ordered = sorted(zip(distances, range(len(distances)), things, strict=True), key=lambda each: each[:2])
    return [thing for _, _, thing in ordered[:most]]
