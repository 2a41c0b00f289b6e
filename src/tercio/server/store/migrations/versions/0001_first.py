"""The first tables: accounts, sessions, matches, their entries and seats, decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """All tables are made."""
    op.create_table(
        "accounts",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_accounts"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_sessions_account", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.key"], name="fk_matches_owner", ondelete="SET NULL"),
    )
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_index(
        "ix_matches_is_public_finished_at_created_at", "matches", ["is_public", "finished_at", "created_at"]
    )
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_entries"),
    )
    op.create_table(
        "match_seats",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_match_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_seats_match_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_match_seats_account", ondelete="CASCADE"),
    )
    op.create_index("ix_match_seats_account", "match_seats", ["account"])
    op.create_table(
        "shared_decks",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_decks"),
    )
    op.create_table(
        "account_decks",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", "name", name="pk_account_decks"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_account_decks_account", ondelete="CASCADE"),
    )
