"""Alembic runs this file: migrations go over the connection that `migrate` opened, in its transaction."""

from __future__ import annotations

from alembic import context

from tercio.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
