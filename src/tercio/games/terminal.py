"""What a game shows in a terminal, in plain data: a drawing of the table, everything about a thing, typed places.

The modules of a game's room `terminal` are the parts of a `Terminal`; the type checker holds them to the protocols.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from tercio.kernel import Decision, Event, Option, Point, View


class Span(NamedTuple):
    """Words in one style: "" or words such as "bold red" and "dim"."""

    text: str
    style: str = ""


Spans = list[Span]  # a line


class Tabletop(Protocol):
    """The table as a terminal draws it, and when."""

    def draw(self, view: View, lang: str) -> list[Spans]:
        """What lies on the table, as this seat sees it."""

    def is_drawn(self, view: View) -> bool:
        """Is it drawn unasked at the question now open to this seat?"""

    def is_news(self, view: View, event: Event) -> bool:
        """Is the event told unasked? The log tells all."""


class Destinations(Protocol):
    """Words that stand for places and numbers, on a measured table."""

    def path(
        self, view: View, decision: Decision, option: Option, picks: tuple[int, ...], words: str, lang: str
    ) -> tuple[Point, ...] | None:
        """The corners that a player means by words that are no corners, such as "contact golem"; None for nothing."""

    def numbers(
        self, view: View, decision: Decision, option: Option, path: tuple[Point, ...], words: str, lang: str
    ) -> tuple[int, ...] | None:
        """The numbers by words that are no whole numbers, such as "facing golem"; without words what is usual."""

    def parts(self, option: Option, words: str) -> tuple[str, str]:
        """The words for the path and those for the numbers, typed at once."""

    def wanted(self, option: Option, part: str, lang: str) -> str:
        """How a "path" or "numbers" are typed; empty for the usual words."""


class Distances(Protocol):
    """What a player asks to see instead of answering, on a measured table."""

    def look(self, view: View, decision: Decision, option: Option | None, words: str, lang: str) -> list[Spans] | None:
        """A distance, a region, an arc; None where the words ask for nothing."""

    def help_rows(self, lang: str) -> list[tuple[str, str]]:
        """What can be typed beside the usual commands."""


class Terminal(NamedTuple):
    """Everything that a game has for terminals."""

    table: Tabletop
    describe: Callable[[View, int, str], list[Spans]] | None = None  # everything about a thing
    destinations: Destinations | None = None
    distances: Distances | None = None
