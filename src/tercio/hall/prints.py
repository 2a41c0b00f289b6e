"""What can be printed of a list, where somebody can print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tercio.content.wording import Phrase
from tercio.kernel import Game


class Print(NamedTuple):
    """One way to print a list."""

    kind: str
    title: Phrase


class Printer(Protocol):
    """Somebody who makes PDF files."""

    def kinds(self, game: str) -> Sequence[Print]:
        """The ways that a game has."""

    async def lay_out(self) -> None:
        """The paper is there, wherever it comes from; a failure says why it is not."""

    def printed(self, game: Game, text: str, kind: str, lang: str) -> bytes:
        """The file."""
