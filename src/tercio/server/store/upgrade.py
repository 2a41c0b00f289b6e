"""A database is brought to the tables of this program before anything else happens to it."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.server.store.address import Address
from tercio.server.store.connections import first_line

SAY: Final = Wording("tercio.hall")

LOCK = 0x7E2C10  # PostgreSQL's advisory lock of all programs that migrate a Tercio database


def migrate(engine: Engine, address: Address) -> None:
    """All migrations run in one transaction under a lock, so that several processes may start at once."""
    try:
        with engine.connect() as connection, connection.begin():
            if address.is_sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            _refuse_newer(connection, address)
            command.upgrade(settings(connection), "head")
    except SQLAlchemyError as failure:
        reason = first_line(failure)
        raise BadInput(
            *SAY("database-cannot-set-up", shown=address.shown, reason=reason),
            key="database",
        ) from None


def settings(connection: Connection) -> Config:
    """Alembic finds the migrations in this package and works on this connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "tercio.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _refuse_newer(connection: Connection, address: Address) -> None:
    script = ScriptDirectory.from_config(settings(connection))
    try:
        for revision in MigrationContext.configure(connection).get_current_heads():
            script.get_revision(revision)
    except CommandError:
        raise BadInput(
            *SAY("database-set-up-newer-tercio", shown=address.shown),
            key="database",
        ) from None


def need_tables(engine: Engine, address: Address) -> None:
    """The database has the tables of this very program; a server makes or renews them, nobody else does."""
    try:
        with engine.connect() as connection:
            _refuse_newer(connection, address)
            wanted = set(ScriptDirectory.from_config(settings(connection)).get_heads())
            found = set(MigrationContext.configure(connection).get_current_heads())
    except SQLAlchemyError as failure:
        reason = first_line(failure)
        raise BadInput(*SAY("database-cannot-reached", shown=address.shown, reason=reason), key="database") from None
    if found != wanted:
        raise BadInput(*SAY("database-of-before", shown=address.shown), key="database")
