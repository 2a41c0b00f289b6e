"""What a ladder asks of the store. Only a server has accounts, and so only a server has a ladder.

Names of accounts come and go as their owners write them; times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol

from tercio.hall.keeping import NewMatch
from tercio.hall.ladder.glicko import Rating
from tercio.hall.ladder.results import Ending

Json = dict[str, Any]


class OpenTable(NamedTuple):
    """Somebody waits for an opponent."""

    id: str
    game: str
    account: str | None  # None: a guest
    name: str
    challenged: str | None  # the only account that may sit down
    terms: Json  # what was agreed on, the clock, and what the one who waits brings
    token_hash: str  # of the secret of the seat that waits
    is_rated: bool
    made_at: int
    seen_at: int  # when the one who waits was last there
    maker: str = ""  # the address that the wish came from
    match: str | None = None  # where it is played


class RatedSeat(NamedTuple):
    """A person at a rated match."""

    seat: int
    account: str
    opponent: str | None  # an account
    bot: str  # the level of the opponent, where it is one
    force: str  # the name of a ready one; empty for a list of one's own


class Limits(NamedTuple):
    """How many rated matches there may be."""

    with_one: int  # of two accounts, or of an account and one level of bot, since `since`
    unfinished: int  # of an account
    since: int


class Standing(NamedTuple):
    """An account on the ladder of a game."""

    name: str
    game: str
    rating: Rating
    matches: int
    at: int  # when the last match was rated


class RatedMatch(NamedTuple):
    """A rated match from one player's side. The ratings are None where nothing has changed."""

    match: str
    game: str
    opponent: str | None  # None: a bot, or an account that is gone
    bot: str
    force: str
    made_at: int
    settled_at: int | None  # None: it is being played
    how: str
    score: float | None
    before: float | None
    value: float | None
    deviation: float | None


class LadderStore(Protocol):
    """Whatever fails raises `StoreFailed`; then nothing is new."""

    async def known_name(self, name: str) -> str | None:
        """The account with this name as its owner writes it."""

    async def open_table(self, table: OpenTable, most: int) -> bool:
        """False: so many of this account, or of this address, are open already."""

    async def open_tables(self, account: str | None, seen_after: int) -> list[OpenTable]:
        """Those at which this account may sit down, and its own; the one who waits was there after this moment."""

    async def open_table_of(self, table: str) -> OpenTable | None:
        """With its match, where there is one."""

    async def still_waiting(self, table: str, now: int) -> None:
        """The one who waits is there."""

    async def close_table(self, table: str) -> None:
        """Nobody waits there any more."""

    async def forget_tables(self, seen_before: int) -> None:
        """Nobody has waited there for long."""

    async def take_table(
        self, table: str, match: NewMatch, accounts: tuple[str | None, ...], rated: list[RatedSeat], limits: Limits
    ) -> str:
        """One transaction: the match is there with its accounts; or why not: "gone", "too-often" or "unfinished"."""

    async def begin_rated(
        self, match: NewMatch, accounts: tuple[str | None, ...], rated: list[RatedSeat], limits: Limits
    ) -> str:
        """The same without a table that waited."""

    async def settle(self, match: str, ending: Ending) -> None:
        """Every rating follows from the end of the match; once."""

    async def unsettled(self) -> list[str]:
        """Rated matches whose end has changed no rating yet."""

    async def standings(self, game: str, limit: int) -> list[Standing]:
        """The best first."""

    async def standings_of(self, account: str) -> list[Standing]:
        """In all games; nothing where there is no such account."""

    async def strengths(self, accounts: Collection[str]) -> dict[tuple[str, str], Rating]:
        """By account, as its owner writes it, and game; nothing where nobody knows it yet."""

    async def rated_matches(self, account: str, limit: int) -> list[RatedMatch]:
        """The newest first."""
