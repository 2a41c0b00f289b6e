"""What the store takes and gives: plain values. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any, NamedTuple

from tercio.server.core.entry import Entry

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


class Account(NamedTuple):
    """An account; `name` as its owner writes it."""

    name: str
    password_hash: str
    created_at: int


class SharedDeck(NamedTuple):
    """A deck or army for everybody who has its link; it never changes."""

    id: str
    game: str
    text: str


class NamedDeck(NamedTuple):
    """A deck or army of an account."""

    game: str
    name: str
    text: str
    changed_at: int


class Figures(NamedTuple):
    """What the writer has done since it was started."""

    appended: int  # entries that are in the log
    lost_races: int
    failed: int
    commits: int
    waiting: int  # entries that wait for their commit now


class Forgotten(NamedTuple):
    """How much was thrown away because nobody wanted it any more."""

    matches: int
    decks: int
