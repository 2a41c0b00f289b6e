"""INSERT with ON CONFLICT, which SQLAlchemy has once for each database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

Row = Mapping[str, object]


def insert_or_keep(connection: Connection, table: Table, row: Row) -> bool:
    """True if the row was inserted, False if one with its key was there and stays."""
    keys = list(table.primary_key)
    if connection.dialect.name == "sqlite":
        found = connection.execute(sqlite.insert(table).values(row).on_conflict_do_nothing().returning(*keys))
    else:
        found = connection.execute(postgresql.insert(table).values(row).on_conflict_do_nothing().returning(*keys))
    return found.first() is not None


def insert_or_replace(connection: Connection, table: Table, row: Row) -> None:
    """The row stands there, whether there was one with its key or not."""
    keys = [column.name for column in table.primary_key]
    changed = {name: value for name, value in row.items() if name not in keys}
    if connection.dialect.name == "sqlite":
        connection.execute(sqlite.insert(table).values(row).on_conflict_do_update(index_elements=keys, set_=changed))
    else:
        connection.execute(
            postgresql.insert(table).values(row).on_conflict_do_update(index_elements=keys, set_=changed)
        )


def lock(connection: Connection, name: str) -> None:
    """Until the transaction ends, nobody else has the lock of this name; SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0))))
