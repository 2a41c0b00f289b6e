"""The processes that share a PostgreSQL, and which of them each match is at home in.

Time is that of the database: the clocks of several machines differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

LEASE: Final = 5_000  # milliseconds for which a process that is not heard of keeps its matches

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE: Final = f"at_ms > {NOW} - {LEASE}"
BEFORE: Final = text(f"SELECT {ALIVE} FROM workers WHERE id = :id FOR UPDATE")  # noqa: S608
BEAT: Final = text(
    f"INSERT INTO workers (id, host, port, secret, at_ms) VALUES (:id, :host, :port, :secret, {NOW}) "  # noqa: S608
    f"ON CONFLICT (id) DO UPDATE SET at_ms = {NOW}"
)
LIVING: Final = text(f"SELECT id, host, port, secret FROM workers WHERE {ALIVE} ORDER BY id")  # noqa: S608
TIDY: Final = text(f"DELETE FROM workers WHERE at_ms < {NOW} - 100 * {LEASE}")  # noqa: S608
DEPART: Final = text("DELETE FROM workers WHERE id = :id")
CLAIM: Final = text(
    "INSERT INTO homes (match_id, worker) SELECT id, :worker FROM matches WHERE id = :match "  # noqa: S608
    "ON CONFLICT (match_id) DO UPDATE SET worker = excluded.worker "
    f"WHERE NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = homes.worker AND {ALIVE}) RETURNING worker"
)
HOME: Final = text("SELECT worker FROM homes WHERE match_id = :match")
LOST: Final = text("SELECT match_id FROM homes WHERE match_id = ANY(:matches) AND worker <> :worker")


class Worker(NamedTuple):
    """A process, and the door at which the others reach it."""

    id: str
    host: str
    port: int
    secret: str


class Pulse(NamedTuple):
    """What a process hears when it says that it lives."""

    living: tuple[Worker, ...]  # itself among them
    was_away: bool  # the others may have taken its matches meanwhile


def beat(connection: Connection, worker: Worker) -> Pulse:
    """The process lives; who else does?"""
    was_alive = connection.execute(BEFORE, {"id": worker.id}).scalar_one_or_none()
    connection.execute(BEAT, worker._asdict())
    living = tuple([Worker(*row) for row in connection.execute(LIVING)])
    return Pulse(living, not was_alive)


def depart(connection: Connection, worker: str) -> None:
    """The process has ended; one that lives after all says so with its next beat."""
    connection.execute(DEPART, {"id": worker})
    connection.execute(TIDY)


def claim(connection: Connection, match_id: str, worker: str) -> str | None:
    """Where the match is at home: where it was as long as that process lives, otherwise in this one from now on.

    None where there is no such match.
    """
    taken = connection.execute(CLAIM, {"match": match_id, "worker": worker}).scalar_one_or_none()
    return taken if taken is not None else home(connection, match_id)


def home(connection: Connection, match_id: str) -> str | None:
    """Where the match was last at home."""
    return connection.execute(HOME, {"match": match_id}).scalar_one_or_none()


def lost(connection: Connection, matches: Sequence[str], worker: str) -> list[str]:
    """Which of these matches are at home elsewhere."""
    return list(connection.execute(LOST, {"matches": list(matches), "worker": worker}).scalars())
