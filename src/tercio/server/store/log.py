"""The log of all matches: where a batch of lines becomes durable, all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol
from zlib import crc32

from tercio.hall.keeping import StoreFailed

Key = tuple[str, int]


class StoredEntry(NamedTuple):
    """An entry as it is stored."""

    match_id: str
    n: int
    kind: str
    seat: int
    body: str
    at_ms: int
    checksum: int

    @property
    def key(self) -> Key:
        """No other line of the log has it."""
        return (self.match_id, self.n)


def checksum_of(match_id: str, n: int, kind: str, seat: int, body: str, at_ms: int) -> int:
    """A flipped bit changes it, and so does a line that stands elsewhere than it was written."""
    return crc32(f"{match_id} {n} {kind} {seat} {at_ms} {body}".encode())


Outcome = bool | StoreFailed  # in the log; lost to another line with this number; not written


class Log(Protocol):
    """Used by the writer's thread alone. A batch holds at most one line of each match."""

    def prepare(self) -> None:
        """Whatever would make the first batch wait is done before it. What fails now is reported when it is written."""
        ...

    def write(self, batch: Sequence[StoredEntry], deadline: float) -> list[Outcome]:
        """The batch is committed when this returns. It raises if nothing was written, or if nobody can know.

        A line is written only after its predecessor, number 0 only to a match that exists: the log has no gaps.
        `deadline` (of `time.monotonic`) says for how long to wait for a database that is away.
        """
        ...

    def stop_waiting(self) -> None:
        """A database that is away now is not waited for any longer. Any thread may call it."""
        ...

    def close(self) -> None:
        """The connection is closed."""
        ...


def without_place(line: StoredEntry) -> StoreFailed:
    """The line was not written, and no other line has its number."""
    return StoreFailed(f"There is no match {line.match_id}, or no entry in it before number {line.n}.")
