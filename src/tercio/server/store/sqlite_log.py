"""The log in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Final

from tercio.hall.keeping import OutcomeUnknown, StoreFailed
from tercio.server.store.connections import connect_sqlite, first_line, lay_out_log
from tercio.server.store.log import Key, Outcome, StoredEntry, without_place

# One statement is one transaction. It hands over the interpreter's lock once, where a statement for each line (or
# RETURNING, which steps through its rows) would wait for a busy event loop at every line.
INSERT = """
INSERT INTO entries (match_id, n, kind, seat, body, at_ms, checksum)
SELECT column1, column2, column3, column4, column5, column6, column7 FROM (VALUES {rows})
WHERE CASE column2
  WHEN 0 THEN EXISTS (SELECT 1 FROM matches WHERE id = column1)
  ELSE EXISTS (SELECT 1 FROM entries AS before WHERE before.match_id = column1 AND before.n = column2 - 1)
END
ON CONFLICT DO NOTHING
"""
WRITTEN = "SELECT match_id, n FROM entries WHERE rowid > ? AND rowid <= ?"
THERE = "SELECT 1 FROM entries WHERE match_id = ? AND n = ?"


COPIED_EVERY_S: Final = 0.5


class SqliteLog:
    """`lock` is held while writing: other writers of this process queue there instead of polling the file."""

    def __init__(self, path: str, lock: Lock) -> None:
        self.path = path
        self.lock = lock
        self.connection: sqlite3.Connection | None = None
        self.is_over = Event()
        self.has_news = False  # that nobody has copied into the database yet
        self.copyist = Thread(target=self._copy, name="tercio-copyist", daemon=True)

    def prepare(self) -> None:
        """Everything that takes long is done before the first entry waits for it."""
        with self.lock, suppress(sqlite3.Error):
            self._connection()
        self.copyist.start()

    def _copy(self) -> None:
        """SQLite's own log is copied into the database beside the writer, who need not do so while everybody waits."""
        connection: sqlite3.Connection | None = None
        while not self.is_over.wait(COPIED_EVERY_S):
            if self.has_news:
                self.has_news = False
                with suppress(sqlite3.Error):  # then the writer does it after all
                    connection = connection or connect_sqlite(self.path)
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if connection is not None:
            connection.close()

    def write(self, batch: Sequence[StoredEntry], deadline: float) -> list[Outcome]:
        """The batch is one INSERT; a disk that is full or fails leaves nothing of it behind."""
        try:
            with self.lock:
                return self._write(batch)
        except sqlite3.Error as failure:
            self.close()
            raise StoreFailed(first_line(failure)) from failure

    def _write(self, batch: Sequence[StoredEntry]) -> list[Outcome]:
        connection = self._connection()
        rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(batch))
        values = [value for line in batch for value in line]
        cursor = connection.execute(INSERT.format(rows=rows), values)
        self.has_news = True
        if cursor.rowcount == len(batch):
            return [True] * len(batch)
        try:
            return self._tell_apart(batch, cursor)
        except sqlite3.Error as failure:  # some of the batch is in the log, and nobody can say what
            raise OutcomeUnknown(first_line(failure)) from failure

    def _connection(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = connect_sqlite(self.path)
            lay_out_log(self.connection, self.path)
        return self.connection

    def _tell_apart(self, batch: Sequence[StoredEntry], cursor: sqlite3.Cursor) -> list[Outcome]:
        """Some lines had no place: the rows of one INSERT have consecutive row numbers, up to the last one."""
        assert self.connection is not None
        written: set[Key] = set()
        if cursor.rowcount:
            last = cursor.lastrowid or 0
            written = set(self.connection.execute(WRITTEN, (last - cursor.rowcount, last)))
        told: list[Outcome] = []
        for line in batch:
            if line.key in written:
                told.append(True)
            elif self.connection.execute(THERE, line.key).fetchone():
                told.append(False)
            else:
                told.append(without_place(line))
        return told

    def stop_waiting(self) -> None:
        """A file is never away; there is nothing more to copy."""
        self.is_over.set()

    def close(self) -> None:
        """The connection is closed; the next batch opens another one."""
        if self.is_over.is_set() and self.copyist.is_alive():
            self.copyist.join()
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None
