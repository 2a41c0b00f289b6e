"""The newest finished matches of a game are found without reading all others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One index."""
    over = sa.text("finished_at IS NOT NULL")
    op.create_index(
        "ix_matches_finished", "matches", ["game", "finished_at", "id"], postgresql_where=over, sqlite_where=over
    )
