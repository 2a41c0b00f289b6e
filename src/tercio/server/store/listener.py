"""What other processes write is heard of: PostgreSQL's LISTEN, in a thread."""

from __future__ import annotations

import logging
import select
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread

import psycopg
from psycopg.rows import TupleRow
from sqlalchemy import Connection, text

from tercio.server.store.connections import connect_postgres, first_line
from tercio.server.store.postgres_log import CHANNEL, FIRST_PAUSE_S, LONGEST_PAUSE_S, PostgresLog

LOGGER = logging.getLogger(__name__)
Heard = Callable[[str, int], None]
BETWEEN = "tercio_workers"  # the channel over which processes talk to each other
LAST = 2**31 - 1  # the number of no entry
EVERYTHING = ("", -1)  # something may have been missed: look at every match


class Listener:
    """`heard` is called in the loop, with a match and the number of its new entry.

    Whenever listening begins, first or again, it is called with "" and -1: what happened before was not heard.
    """

    def __init__(self, conninfo: str, log: PostgresLog, loop: AbstractEventLoop, heard: Heard) -> None:
        self.conninfo = conninfo
        self.log = log
        self.loop = loop
        self.heard = heard
        self.overheard: Callable[[str], None] | None = None  # what processes tell each other
        self.bell, self.bell_rope = socket.socketpair()
        self.thread = Thread(target=self._run, name="tercio-listener", daemon=True)
        self.thread.start()

    def finish(self) -> None:
        """The thread is told to end. Does not block."""
        with suppress(OSError):
            self.bell_rope.send(b"!")

    def join(self) -> None:
        """Blocks until the thread has ended."""
        self.thread.join()
        self.bell.close()
        self.bell_rope.close()

    # -- in the listener's thread ------------------------------------------------------------------------

    def _run(self) -> None:
        pause = FIRST_PAUSE_S
        is_over = False
        while not is_over:
            try:
                with connect_postgres(self.conninfo, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {BETWEEN}")
                    self._tell([EVERYTHING])
                    pause = FIRST_PAUSE_S
                    self._listen(connection)
                    is_over = True
            except psycopg.Error as failure:
                if pause == FIRST_PAUSE_S:  # once for each absence
                    LOGGER.warning("Not listening to the database: %s", first_line(failure))
                is_over = bool(select.select([self.bell], [], [], pause)[0])
                pause = min(2 * pause, LONGEST_PAUSE_S)

    def _listen(self, connection: psycopg.Connection[TupleRow]) -> None:
        while True:
            ready, _, _ = select.select([self.bell.fileno(), connection.fileno()], [], [])
            if self.bell.fileno() in ready:
                return
            notices = [notice for notice in connection.notifies(timeout=0) if notice.pid != self.log.pid]
            told = [notice.payload for notice in notices if notice.channel == CHANNEL]
            if told:
                self._tell([read_notice(payload) for payload in told])
            said = [notice.payload for notice in notices if notice.channel == BETWEEN]
            if said and self.overheard is not None:
                with suppress(RuntimeError):
                    self.loop.call_soon_threadsafe(self._pass_on, said)

    def _tell(self, news: Sequence[tuple[str, int]]) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody listens any more
            self.loop.call_soon_threadsafe(self._tell_in_loop, news)

    def _pass_on(self, said: Sequence[str]) -> None:
        if self.overheard is not None:
            for each in said:
                self.overheard(each)

    def _tell_in_loop(self, news: Sequence[tuple[str, int]]) -> None:
        for match_id, n in news:
            self.heard(match_id, n)


def tell_all(connection: Connection, said: str) -> None:
    """All processes hear it; PostgreSQL takes less than 8,000 bytes."""
    connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": BETWEEN, "said": said})


def tell_of(connection: Connection, match_ids: Sequence[str]) -> None:
    """As if the last entry that there can be had been written."""
    for match_id in match_ids:
        connection.execute(
            text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": f"{match_id} {LAST}"}
        )


def read_notice(payload: str) -> tuple[str, int]:
    """`<match> <n>`; whatever else somebody sent over the channel means that anything may have happened."""
    match_id, _, number = payload.rpartition(" ")
    return (match_id, int(number)) if match_id and number.isdecimal() else EVERYTHING
