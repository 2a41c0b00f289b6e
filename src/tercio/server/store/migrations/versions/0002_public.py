"""What a public server needs: names that look alike, checksums, times when nobody served, decks that are forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tercio.hall.tables.skeleton import skeleton_of

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """New columns and tables; entries of before have no checksum."""
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"])
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))
    op.add_column("shared_decks", sa.Column("seen_at", sa.BigInteger))
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeats"),
    )
    op.create_table(
        "standstills",
        sa.Column("since_ms", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since_ms", name="pk_standstills"),
    )
    connection = op.get_bind()
    for key, name in connection.execute(sa.text("SELECT key, name FROM accounts")).all():
        values = {"skeleton": skeleton_of(name), "key": key}
        connection.execute(sa.text("UPDATE accounts SET skeleton = :skeleton WHERE key = :key"), values)
