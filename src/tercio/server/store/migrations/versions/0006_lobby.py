"""The lobby is found without sorting all matches that run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A small index instead of a large one."""
    op.drop_index("ix_matches_is_public_finished_at_created_at", "matches")
    running = sa.text("is_public IS true AND finished_at IS NULL")
    if op.get_bind().dialect.name == "sqlite":
        running = sa.text("is_public IS 1 AND finished_at IS NULL")
    op.create_index(
        "ix_matches_running", "matches", ["created_at", "id"], postgresql_where=running, sqlite_where=running
    )
