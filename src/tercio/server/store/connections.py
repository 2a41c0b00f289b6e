"""Connections to both databases, set up so that a commit that returned is on the disk."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

import psycopg
from psycopg.rows import TupleRow
from sqlalchemy import Engine, QueuePool, create_engine

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.server.store.address import Address

SAY: Final = Wording("tercio.hall")

OLDEST_SQLITE = (3, 35, 0)
BUSY_MS = 10_000
PAGES_AHEAD = 8_000  # of the log, until it is copied into the database: everybody waits meanwhile
PAGE = 4_096
LOG_BYTES = PAGES_AHEAD * (PAGE + 24)  # with the head of each page
QUERY_THREADS = 4


def connect_sqlite(path: str) -> sqlite3.Connection:
    """A connection in autocommit mode: a transaction is one statement, or begins with BEGIN IMMEDIATE.

    WAL lets readers and the writer work side by side; FULL brings every commit to the disk before it returns.
    """
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_AHEAD}")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def lay_out_log(connection: sqlite3.Connection, path: str) -> None:
    """The file of the log is made as long as it will get, so that a commit need not lengthen it.

    On a journaling file system a sync is several times quicker, and seldom slow, where the file keeps its size. What
    SQLite has not written there is no part of the log for it, as after every start from the beginning. The write lock
    keeps all other writers out meanwhile; without room on the disk everything works as before.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        with Path(f"{path}-wal").open("r+b") as log:
            size = log.seek(0, os.SEEK_END)
            log.write(bytes(max(0, LOG_BYTES - size)))
            log.flush()
            os.fsync(log.fileno())
    except OSError:
        return
    finally:
        connection.execute("ROLLBACK")


def connect_postgres(conninfo: str, autocommit: bool = False) -> psycopg.Connection[TupleRow]:
    """A connection whose commits are durable, whatever the server's default; a stronger default is kept."""
    connection = psycopg.connect(conninfo, autocommit=True)
    try:
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.autocommit = autocommit
    except BaseException:
        connection.close()
        raise
    return connection


def engine_for(address: Address) -> Engine:
    """The engine of everything but the log; opens no connection yet."""
    if address.is_sqlite:
        return create_engine(
            "sqlite://", creator=lambda: connect_sqlite(address.path), poolclass=QueuePool, pool_size=QUERY_THREADS
        )
    return create_engine(
        "postgresql+psycopg://",
        creator=lambda: connect_postgres(address.conninfo),
        pool_size=QUERY_THREADS,
        pool_pre_ping=True,
    )


def try_connection(address: Address) -> None:
    """The database can be reached, and the file or its folder can be written; otherwise `BadInput`."""
    if address.is_sqlite:
        _try_sqlite(address.path)
    else:
        try:
            connect_postgres(address.conninfo).close()
        except psycopg.Error as failure:
            reason = first_line(failure)
            raise BadInput(
                *SAY("database-cannot-reached", shown=address.shown, reason=reason),
                key="database",
            ) from None


def _try_sqlite(path: str) -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadInput(
            *SAY("sqlite-too-old-3-35", sqlite_version=sqlite3.sqlite_version),
        )
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = connect_sqlite(path)
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE this_file_can_be_written (it INTEGER)")
            connection.execute("ROLLBACK")
        finally:
            connection.close()
    except (OSError, sqlite3.Error, UnicodeEncodeError) as failure:
        reason = first_line(failure)
        raise BadInput(
            *SAY("database-cannot-opened-written", reason=reason),
            file=path,
        ) from None


def first_line(failure: BaseException) -> str:
    """The first line of a message of the database, safe to print."""
    lines = str(failure).strip().splitlines()
    return shown(lines[0], 200) if lines else type(failure).__name__
