"""When the server was there: a heartbeat while clocks run, and the times in which nobody served.

A process that is killed can write nothing any more, so it says beforehand, again and again, that it is there. The next
one to start finds how long the heart stood still.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from tercio.hall.keeping import Standstill
from tercio.server.store.conflicts import insert_or_replace
from tercio.server.store.schema import HEARTBEATS, STANDSTILLS

ALL: Final = 1  # one heart for all processes that share the database
SHORTEST: Final = 5_000  # milliseconds: between two beats nobody was away


def beat(connection: Connection, at: int) -> None:
    """Somebody serves at this moment."""
    insert_or_replace(connection, HEARTBEATS, {"id": ALL, "at_ms": at})


def wake(connection: Connection, at: int) -> None:
    """A process starts: if the last beat is long ago, nobody has served since."""
    last = connection.execute(select(HEARTBEATS.c.at_ms).where(HEARTBEATS.c.id == ALL)).scalar_one_or_none()
    if last is not None and at - last > SHORTEST:
        insert_or_replace(connection, STANDSTILLS, {"since_ms": last, "until_ms": at})
    beat(connection, at)


def standstills(connection: Connection, after: int) -> list[Standstill]:
    """Those that ended after this moment, in order."""
    asked = select(STANDSTILLS.c.since_ms, STANDSTILLS.c.until_ms).where(STANDSTILLS.c.until_ms > after)
    return [Standstill(*row) for row in connection.execute(asked.order_by(STANDSTILLS.c.since_ms))]
