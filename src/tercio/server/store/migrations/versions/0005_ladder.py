"""Ratings, rated matches, and tables at which somebody waits for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Three new tables."""
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_ratings_account", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_game_value", "ratings", ["game", "value"])
    op.create_table(
        "rated_seats",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("opponent", sa.Text),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("force", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("score", sa.Float),
        sa.Column("value_before", sa.Float),
        sa.Column("value_after", sa.Float),
        sa.Column("deviation_after", sa.Float),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_rated_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_rated_seats_match_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_rated_seats_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["opponent"], ["accounts.key"], name="fk_rated_seats_opponent", ondelete="SET NULL"),
    )
    op.create_index("ix_rated_seats_account_made_at", "rated_seats", ["account", "made_at"])
    op.create_index("ix_rated_seats_settled_at", "rated_seats", ["settled_at"])
    op.create_table(
        "open_tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("challenged", sa.Text),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_open_tables"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_open_tables_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["challenged"], ["accounts.key"], name="fk_open_tables_challenged", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_open_tables_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_open_tables_seen_at", "open_tables", ["seen_at"])
    op.create_index("ix_open_tables_account", "open_tables", ["account"])
