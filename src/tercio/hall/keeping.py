"""What must not be lost, wherever it is kept: a database of the server, or the storage of a browser.

Times are milliseconds since 1970.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from tercio.hall.tables.entry import Entry

Json = dict[str, Any]


class NewMatch(NamedTuple):
    """A match before its first entry. `head` is everything a table starts from; it never changes."""

    id: str
    game: str
    head: Json
    created_at: int
    owner: str | None = None  # the account that made it
    is_public: bool = False


class MatchInfo(NamedTuple):
    """A match without its entries."""

    id: str
    game: str
    head: Json
    created_at: int
    owner: str | None
    is_public: bool
    finished_at: int | None
    outcome: Json | None


class StoredMatch(NamedTuple):
    """A match with its whole log; entry n stands at place n."""

    info: MatchInfo
    entries: list[Entry]

    @property
    def head(self) -> Json:
        """What the table starts from."""
        return self.info.head


class Brief(NamedTuple):
    """What a list tells of a match without playing it again: who has sat down, and how much was answered."""

    sittings: dict[int, Json]  # the last body of each seat's own
    answers: int
    seat: int | None  # of the account that asks


class SharedDeck(NamedTuple):
    """A deck or army for everybody who has its link; it never changes."""

    id: str
    game: str
    text: str


class Forgotten(NamedTuple):
    """How much was deleted because nobody wanted it any more."""

    matches: int
    decks: int


class Standstill(NamedTuple):
    """Nobody served in this time."""

    since: int
    until: int


class StoreFailed(Exception):
    """The store did not do it: nothing was written, and trying again later may succeed."""


class OutcomeUnknown(StoreFailed):
    """The connection broke while something was being written, and the database did not come back in time.

    It was written or it was not. The one who appended it acknowledges nothing; the number of the entry keeps the
    log right in both cases: the next one with that number is written, or loses the race against this one.
    """


class Damaged(Exception):
    """What is stored is not what was written there."""


class Store(Protocol):
    """What a hub asks of the place where matches are kept. Whatever fails raises `StoreFailed`; then nothing is new."""

    def append(self, match_id: str, n: int, entry: Entry) -> Future[bool]:
        """True: the entry is in the log for good, with this number. False: another one has it (a lost race)."""

    async def create_match(self, match: NewMatch) -> None:
        """The match is there, without entries."""

    async def load_match(self, match_id: str) -> StoredMatch | None:
        """A match with its whole log."""

    async def match_info(self, match_id: str) -> MatchInfo | None:
        """A match without its log."""

    async def entries_since(self, match_id: str, n: int) -> list[Entry]:
        """The entries with the number n and higher."""

    async def finish_match(self, match_id: str, outcome: Json) -> None:
        """The match is over; the first outcome that is written stays."""

    async def list_matches(self, account: str | None = None, limit: int = 50) -> list[MatchInfo]:
        """The newest matches of an account, running or over; without one, the public ones that run."""

    async def briefs(self, match_ids: Sequence[str], account: str | None = None) -> dict[str, Brief]:
        """What lists tell of each of these matches."""

    async def copy_seats(self, match_id: str, to_match: str, turn: int, seats: int) -> None:
        """The accounts that sit in one match sit in the other one too, moved on by this many of its seats."""

    async def seat_of_account(self, match_id: str, account: str) -> int | None:
        """The seat of an account in a match."""

    async def share_deck(self, deck: SharedDeck) -> bool:
        """False if the id is taken; what it stands for stays."""

    async def shared_deck(self, deck_id: str) -> SharedDeck | None:
        """The deck behind a link."""

    async def wake(self) -> None:
        """Somebody starts to serve; the time in which nobody did is written down."""

    async def beat(self) -> None:
        """Somebody serves at this moment."""

    async def standstills(self, after: int) -> Sequence[Standstill]:
        """The times after this moment in which nobody served."""

    async def forget_old(self, before: int) -> Forgotten:
        """Unfinished matches in which nothing has happened since, and decks whose link nobody has opened."""
