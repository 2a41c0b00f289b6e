"""Questions about tournaments, on a connection. Each is one document; a change names what it was before."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from tercio.server.clubs.tournament import RUNNING, Tournament, read_tournament, written
from tercio.server.store.accounts import account_key
from tercio.server.store.conflicts import lock
from tercio.server.store.matches import packed, unpacked
from tercio.server.store.schema import TOURNAMENTS


def make_tournament(connection: Connection, tournament: Tournament, most: int) -> bool:
    """False where the host has as many that are not over."""
    lock(connection, "tournaments")
    own = (TOURNAMENTS.c.host == account_key(tournament.host), TOURNAMENTS.c.stage != "over")
    if connection.execute(select(func.count()).where(*own)).scalar_one() >= most:
        return False
    row = {"id": tournament.id, "host": account_key(tournament.host), "made_at": tournament.made_at, "version": 0}
    doc = packed(written(tournament))
    connection.execute(insert(TOURNAMENTS), {**row, "stage": tournament.stage, "document": doc})
    return True


def tournament(connection: Connection, name: str) -> tuple[int, Tournament] | None:
    """With its version."""
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).one_or_none()
    return None if row is None else (row.version, read_tournament(unpacked(row.document, f"the tournament {name}")))


def running_tournaments(connection: Connection) -> list[str]:
    """The longest of them first."""
    asked = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.stage == RUNNING)
    return list(connection.execute(asked.order_by(TOURNAMENTS.c.made_at, TOURNAMENTS.c.id)).scalars())


def tournaments(connection: Connection, limit: int) -> list[Tournament]:
    """The newest first."""
    asked = select(TOURNAMENTS.c.document).order_by(TOURNAMENTS.c.made_at.desc(), TOURNAMENTS.c.id)
    found = connection.execute(asked.limit(limit))
    return [read_tournament(unpacked(document, "a tournament")) for document in found.scalars()]


def change_tournament(connection: Connection, changed: Tournament, version: int) -> bool:
    """False where it is not of this version any more."""
    this = (TOURNAMENTS.c.id == changed.id, TOURNAMENTS.c.version == version)
    values = {"stage": changed.stage, "document": packed(written(changed)), "version": version + 1}
    return connection.execute(update(TOURNAMENTS).where(*this).values(values)).rowcount > 0
