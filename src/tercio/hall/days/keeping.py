"""What play by days asks of the store: it knows who is waited for without playing any match again.

Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tercio.hall.keeping import MatchInfo
from tercio.kernel import Seat


class Due(NamedTuple):
    """A seat is asked, and has so long."""

    seat: Seat
    until: int


class Waiting(NamedTuple):
    """A match waits for an account. `since`: when another seat was asked for the last time."""

    info: MatchInfo
    seat: Seat
    since: int
    until: int


class DaysStore(Protocol):
    """Whatever fails raises `StoreFailed`; then nothing is new."""

    async def note_waiting(self, match: str, n: int, due: tuple[Due, ...]) -> None:
        """So it stands after `n` entries of the log; what is known of a longer log stays."""

    async def waiting_for(self, account: str) -> list[Waiting]:
        """What has the least time left first."""

    async def due_by(self, at: int) -> list[str]:
        """Matches in which a time runs out by then."""

    async def half_noted(self) -> list[str]:
        """Matches whose log is longer than it was when something was noted of them: the server was killed there."""
