"""The browser's storage, as the worker offers it: tables of texts, written whole or not at all."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

MATCHES: Final = "matches"
ENTRIES: Final = "entries"
PULSE: Final = "pulse"
DIGITS: Final = 8  # of the number of an entry, so that keys are in the order of the log


class Disk(Protocol):
    """Each call is one transaction, which is on the disk once it is answered; what fails raises any exception."""

    def read(self, table: str, key: str) -> Awaitable[str | None]:
        """What is written there."""

    def all(self, table: str, prefix: str) -> Awaitable[list[str]]:
        """All values whose keys begin so, in the order of their keys."""

    def write(self, table: str, key: str, text: str) -> Awaitable[None]:
        """From now on this is written there."""

    def add(self, table: str, key: str, text: str) -> Awaitable[bool]:
        """The same, but False where something is written there already; that stays."""


def entry_key(match: str, n: int) -> str:
    return f"{match}/{n:0{DIGITS}}"
