"""The log in PostgreSQL, shared by several processes; each transaction notifies all listeners of its lines.

Who knows that a line concerns nobody else says so: to wake all others for every line costs more than to write it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Event

import psycopg
from psycopg.rows import TupleRow

from tercio.hall.keeping import OutcomeUnknown, StoreFailed
from tercio.server.store.connections import connect_postgres, first_line
from tercio.server.store.log import Key, Outcome, StoredEntry, without_place

CHANNEL = "tercio"
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 1.0

# One statement is one transaction and one round trip.
INSERT = f"""
WITH line AS (
  SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::smallint[], %s::text[], %s::bigint[], %s::bigint[])
  AS line (match_id, n, kind, seat, body, at_ms, checksum)
), written AS (
  INSERT INTO entries (match_id, n, kind, seat, body, at_ms, checksum)
  SELECT match_id, n, kind, seat, body, at_ms, checksum FROM line
  WHERE CASE n
    WHEN 0 THEN (SELECT true FROM matches WHERE matches.id = line.match_id)
    ELSE (SELECT true FROM entries AS before WHERE before.match_id = line.match_id AND before.n = line.n - 1)
  END
  ON CONFLICT DO NOTHING
  RETURNING match_id, n
)
SELECT match_id, n, CASE WHEN match_id = ANY (%s) THEN pg_notify('{CHANNEL}', match_id || ' ' || n) END FROM written
"""  # noqa: S608  (nothing of a user goes into the text)
FIND = """
SELECT entries.match_id, entries.n, kind, seat, body, at_ms, checksum
FROM entries JOIN unnest(%s::text[], %s::int[]) AS sought (match_id, n)
  ON entries.match_id = sought.match_id AND entries.n = sought.n
"""


class PostgresLog:
    """`pid` is the server's process behind the connection: the sender of our own notifications."""

    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self.concerns_others: Callable[[str], bool] = concerns_all
        self.connection: psycopg.Connection[TupleRow] | None = None
        self.pid = 0
        self.is_closing = Event()

    def write(self, batch: Sequence[StoredEntry], deadline: float) -> list[Outcome]:
        """The batch is written over as many connections as it takes.

        If a connection breaks before the answer, the batch may be in the log. Sending it again settles that: the
        numbers stop it from being written twice, a transaction that still runs is waited for, and what stands
        at the numbers tells whether it is ours.
        """
        may_be_written = False
        pause = FIRST_PAUSE_S
        while True:
            is_sent = False
            try:
                connection = self._connected()
                is_sent = True
                told = [line.match_id for line in batch if self.concerns_others(line.match_id)]
                written = _insert(connection, batch, told)
                if len(written) == len(batch):
                    return [True] * len(batch)
                is_repeated, may_be_written = may_be_written, True
                return _tell_apart(connection, batch, written, is_repeated)
            except psycopg.Error as failure:
                # An error over a living connection is an answer: the statement was rolled back.
                is_answered = is_sent and self.connection is not None and not self.connection.closed
                may_be_written = may_be_written or (is_sent and not is_answered)
                self._disconnect()
                is_settled = is_answered and not may_be_written
                if is_settled or time.monotonic() + pause > deadline or self.is_closing.wait(pause):
                    trouble = OutcomeUnknown if may_be_written else StoreFailed
                    raise trouble(first_line(failure)) from failure
                pause = min(2 * pause, LONGEST_PAUSE_S)

    def _connected(self) -> psycopg.Connection[TupleRow]:
        if self.connection is None:
            self.connection = connect_postgres(self.conninfo, autocommit=True)
            self.pid = self.connection.info.backend_pid
            self.connection.execute("SET enable_seqscan = off")  # a plan made for an empty log is kept for a long one
        return self.connection

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def prepare(self) -> None:
        """It connects with the first batch, which may have to wait for the database."""

    def stop_waiting(self) -> None:
        """A database that is away now is not waited for any longer. Any thread may call it."""
        self.is_closing.set()

    def close(self) -> None:
        """The connection is closed."""
        self._disconnect()


def _insert(connection: psycopg.Connection[TupleRow], batch: Sequence[StoredEntry], told: Sequence[str]) -> set[Key]:
    """Of the matches `told` all listeners hear."""
    columns = [list(column) for column in zip(*batch, strict=True)]
    return {(row[0], row[1]) for row in connection.execute(INSERT, [*columns, list(told)]).fetchall()}


def concerns_all(_: str) -> bool:
    return True


def _tell_apart(
    connection: psycopg.Connection[TupleRow], batch: Sequence[StoredEntry], written: set[Key], is_repeated: bool
) -> list[Outcome]:
    """Some lines had no place. In a repeated batch, one that stands there already was written by the first try."""
    numbers = ([line.match_id for line in batch], [line.n for line in batch])
    there = {line.key: line for line in [StoredEntry(*row) for row in connection.execute(FIND, numbers).fetchall()]}
    told: list[Outcome] = []
    for line in batch:
        if line.key in written:
            told.append(True)
        elif line.key in there:
            told.append(is_repeated and there[line.key] == line)
        else:
            told.append(without_place(line))
    return told
