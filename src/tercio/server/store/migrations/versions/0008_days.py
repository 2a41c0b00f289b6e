"""Who is waited for in matches by days, and where letters are sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Three new tables."""
    op.create_table(
        "day_matches",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_day_matches"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_day_matches_match_id", ondelete="CASCADE"),
    )
    op.create_table(
        "waitings",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.Column("told_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_waitings"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_waitings_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_waitings_until_ms", "waitings", ["until_ms"])
    op.create_table(
        "mailboxes",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("asked_ms", sa.BigInteger, nullable=False),
        sa.Column("confirmed_ms", sa.BigInteger),
        sa.Column("confirming", sa.Text, nullable=False),
        sa.Column("leaving", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_mailboxes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_mailboxes_account", ondelete="CASCADE"),
    )
    op.create_index("ix_mailboxes_confirming", "mailboxes", ["confirming"])
    op.create_index("ix_mailboxes_leaving", "mailboxes", ["leaving"])
