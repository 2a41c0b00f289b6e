"""Who has tried which puzzle, and ratings of both."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Three new tables."""
    op.create_table(
        "puzzle_solvers",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_puzzle_solvers"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_puzzle_solvers_account", ondelete="CASCADE"),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["account"], ["accounts.key"], name="fk_puzzle_tries_account", ondelete="CASCADE"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", name="pk_puzzle_ratings"),
    )
