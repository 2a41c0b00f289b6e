"""The database in the hands of its operator, while a server uses it or not.

Nothing here is needed in play. Every call is a transaction of its own, so a server that runs meanwhile never sees half
of one; what it holds in memory it learns within seconds (`server.bans`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.server.store.accounts import account_key
from tercio.server.store.address import Address, read_address
from tercio.server.store.bans import MATCH, put_ban
from tercio.server.store.connections import connect_sqlite, engine_for, first_line, try_connection
from tercio.server.store.matches import NEWEST_FIRST
from tercio.server.store.records import AccountInfo, Ban, Holdings, MatchLine
from tercio.server.store.schema import (
    ACCOUNT_DECKS,
    ACCOUNTS,
    ENTRIES,
    MATCH_SEATS,
    MATCHES,
    SESSIONS,
    SHARED_DECKS,
)
from tercio.server.store.upgrade import need_tables

SAY: Final = Wording("tercio.hall")

PAGES_AT_ONCE: Final = 1_000  # of a backup: the server writes between two portions
PARTIAL: Final = ".part"

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Administration:
    """A database that exists and has the tables of this program; `BadInput` otherwise."""

    def __init__(self, url: str) -> None:
        self.address: Address = read_address(url)
        if self.address.is_sqlite and not Path(self.address.path).exists():
            raise BadInput(*SAY("no-database-there"), file=self.address.path)
        try_connection(self.address)
        self.engine = engine_for(self.address)
        need_tables(self.engine, self.address)

    def close(self) -> None:
        """No connection stays open."""
        self.engine.dispose()

    def do(
        self,
        change: Callable[Concatenate[Connection, Asked], Found],
        *arguments: Asked.args,
        **more: Asked.kwargs,
    ) -> Found:
        """One transaction; `BadInput` where the database refuses."""
        try:
            with self.engine.begin() as connection:
                if self.address.is_sqlite:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                return change(connection, *arguments, **more)
        except SQLAlchemyError as failure:
            raise BadInput(*SAY("database-refuses", reason=first_line(failure)), key="database") from None

    def back_up(self, file: Path) -> None:
        """An SQLite database is copied as it is at one moment, while the server goes on; all of it or nothing."""
        assert self.address.is_sqlite, "PostgreSQL has its own tools"
        if file.exists():
            raise BadInput(*SAY("file-exists-already"), file=str(file))
        partial = file.with_name(file.name + PARTIAL)
        try:
            with closing_sqlite(connect_sqlite(self.address.path)) as source, fresh_sqlite(partial) as target:
                source.backup(target, pages=PAGES_AT_ONCE)
            partial.rename(file)
        except (OSError, sqlite3.Error) as failure:
            raise BadInput(*SAY("backup-failed", reason=first_line(failure)), file=str(file)) from None
        finally:
            partial.unlink(missing_ok=True)


@contextmanager
def closing_sqlite(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def fresh_sqlite(file: Path) -> Iterator[sqlite3.Connection]:
    """A database in one file alone: nobody need copy a log beside it."""
    file.unlink(missing_ok=True)
    with closing_sqlite(sqlite3.connect(file)) as connection:
        yield connection
        connection.execute("PRAGMA journal_mode = DELETE")


def holdings(connection: Connection) -> Holdings:
    """How much there is of everything."""

    def count(table: object, *conditions: object) -> int:
        return connection.execute(select(func.count()).select_from(table).where(*conditions)).scalar_one()  # type: ignore[arg-type]

    return Holdings(
        accounts=count(ACCOUNTS),
        sessions=count(SESSIONS),
        running=count(MATCHES, MATCHES.c.finished_at.is_(None)),
        finished=count(MATCHES, MATCHES.c.finished_at.is_not(None)),
        entries=count(ENTRIES),
        decks=count(ACCOUNT_DECKS),
        shared_decks=count(SHARED_DECKS),
    )


def list_accounts(connection: Connection, part: str, limit: int) -> list[AccountInfo]:
    """Accounts whose name contains `part`, in any case, the newest first."""
    seats = select(func.count()).where(MATCH_SEATS.c.account == ACCOUNTS.c.key).scalar_subquery()
    decks = select(func.count()).where(ACCOUNT_DECKS.c.account == ACCOUNTS.c.key).scalar_subquery()
    asked = select(ACCOUNTS.c.name, ACCOUNTS.c.created_at, seats, decks)
    asked = asked.where(ACCOUNTS.c.key.contains(account_key(part), autoescape=True))
    found = connection.execute(asked.order_by(ACCOUNTS.c.created_at.desc(), ACCOUNTS.c.key).limit(limit))
    return [AccountInfo(*row) for row in found]


def list_matches(connection: Connection, account: str, running_only: bool, limit: int) -> list[MatchLine]:
    """The newest matches; with an account, those that it made or plays in."""
    entries = select(func.count()).where(ENTRIES.c.match_id == MATCHES.c.id).scalar_subquery()
    last = select(func.max(ENTRIES.c.at_ms)).where(ENTRIES.c.match_id == MATCHES.c.id).scalar_subquery()
    columns = (MATCHES.c.id, MATCHES.c.game, MATCHES.c.created_at, ACCOUNTS.c.name, MATCHES.c.is_public)
    asked = select(*columns, MATCHES.c.finished_at, entries, last)
    asked = asked.select_from(MATCHES.outerjoin(ACCOUNTS, MATCHES.c.owner == ACCOUNTS.c.key))
    if account:
        key = account_key(account)
        seated = select(MATCH_SEATS.c.match_id).where(MATCH_SEATS.c.account == key)
        asked = asked.where(or_(MATCHES.c.owner == key, MATCHES.c.id.in_(seated)))
    if running_only:
        asked = asked.where(MATCHES.c.finished_at.is_(None))
    return [MatchLine(*row) for row in connection.execute(asked.order_by(*NEWEST_FIRST).limit(limit))]


def hide_match(connection: Connection, match_id: str) -> bool:
    """The match is no longer listed for everybody; False if there is none."""
    return connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(is_public=False)).rowcount > 0


def close_match(connection: Connection, match_id: str, reason: str, at: int) -> bool:
    """Nobody can open the match any more; False if there is none."""
    if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match_id)).first() is None:
        return False
    put_ban(connection, Ban(MATCH, match_id, reason, at, None))
    return True


def delete_match(connection: Connection, match_id: str, at: int) -> bool:
    """The match is gone with its log, and closed, so that a running server lets go of it; False if there was none."""
    if not close_match(connection, match_id, "deleted", at):
        return False
    connection.execute(delete(ENTRIES).where(ENTRIES.c.match_id == match_id))
    connection.execute(delete(MATCHES).where(MATCHES.c.id == match_id))
    return True
