"""The tables. A change here needs a migration; a test compares the two.

Bodies are JSON in text columns, so that they come back letter by letter as they were written.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("key", Text, primary_key=True),  # the name without differences of case and width
    Column("name", Text, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("skeleton", Text),  # what the name looks like
    Index(None, "skeleton"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "account"),
    Index(None, "expires_at"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("head", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("owner", Text, ForeignKey("accounts.key", ondelete="SET NULL")),
    Column("is_public", Boolean, nullable=False),
    Column("finished_at", BigInteger),
    Column("outcome", Text),
    Index(None, "owner"),
)

# The lobby reads its first lines: among equal times and with a condition in the index, nothing is left to sort.
RUNNING = MATCHES.c.is_public.is_(True) & MATCHES.c.finished_at.is_(None)
Index("ix_matches_running", MATCHES.c.created_at, MATCHES.c.id, postgresql_where=RUNNING, sqlite_where=RUNNING)

# Statistics are of the newest ones of a game.
OVER = MATCHES.c.finished_at.is_not(None)
Index(
    "ix_matches_finished", MATCHES.c.game, MATCHES.c.finished_at, MATCHES.c.id, postgresql_where=OVER, sqlite_where=OVER
)

# Without a foreign key: every entry would lock the row of its match. The writer adds an entry only after its
# predecessor, and the first one only to a match that exists.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("checksum", BigInteger),  # of everything else; entries of the first version have none
    PrimaryKeyConstraint("match_id", "n"),
)

MATCH_SEATS = Table(
    "match_seats",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
    Index(None, "account"),
)

SHARED_DECKS = Table(
    "shared_decks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),  # when somebody last opened the link
)

ACCOUNT_DECKS = Table(
    "account_decks",
    METADATA,
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("account", "game", "name"),
)

HEARTBEATS = Table(
    "heartbeats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
)

STANDSTILLS = Table(
    "standstills",
    METADATA,
    Column("since_ms", BigInteger, primary_key=True, autoincrement=False),
    Column("until_ms", BigInteger, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("kind", Text, nullable=False),  # account, address or match
    Column("subject", Text, nullable=False),  # the key of the account, an address or network, the id of the match
    Column("reason", Text, nullable=False),  # for the operator alone
    Column("since_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger),  # nothing: for good
    PrimaryKeyConstraint("kind", "subject"),
)

# Processes that share the database, and which of them each match is at home in. Only PostgreSQL has several.
WORKERS = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False),  # where the others reach it
    Column("port", Integer, nullable=False),
    Column("secret", Text, nullable=False),  # by which it knows the others
    Column("at_ms", BigInteger, nullable=False),  # when it was last heard of, by the clock of the database
)

HOMES = Table(
    "homes",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", Text, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),  # when the last match was rated
    PrimaryKeyConstraint("account", "game"),
    Index(None, "game", "value"),
)

# A rated match from the side of each of its people.
RATED_SEATS = Table(
    "rated_seats",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("opponent", Text, ForeignKey("accounts.key", ondelete="SET NULL")),  # nothing: a bot, or one that is gone
    Column("bot", Text, nullable=False),  # the level of the opponent, where it is one
    Column("force", Text, nullable=False),  # the name of a ready one; empty for a list of one's own
    Column("made_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),  # nothing: its end has changed no rating yet
    Column("how", Text, nullable=False),
    Column("score", Float),
    Column("value_before", Float),  # nothing, as the next two: this match changed no rating of this seat
    Column("value_after", Float),
    Column("deviation_after", Float),
    PrimaryKeyConstraint("match_id", "seat"),
    Index(None, "account", "made_at"),
    Index(None, "settled_at"),
)

PUZZLE_SOLVERS = Table(
    "puzzle_solvers",
    METADATA,
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),  # when the last try was rated
    PrimaryKeyConstraint("account", "game"),
)

# The first try of each account.
PUZZLE_TRIES = Table(
    "puzzle_tries",
    METADATA,
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    PrimaryKeyConstraint("account", "game", "puzzle"),
)

# Of puzzles that accounts have tried.
PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    PrimaryKeyConstraint("game", "puzzle"),
)

OPEN_TABLES = Table(
    "open_tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE")),  # nothing: a guest
    Column("name", Text, nullable=False),
    Column("challenged", Text, ForeignKey("accounts.key", ondelete="CASCADE")),  # the only one who may sit down
    Column("terms", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("maker", Text, nullable=False),  # an address
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE")),  # where it is played
    Index(None, "seen_at"),
    Index(None, "account"),
)

# Matches by days. `n`: how much of the log was there when something was last noted of them.
DAY_MATCHES = Table(
    "day_matches",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
)

WAITINGS = Table(
    "waitings",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=False),  # when the time of the seat is over
    Column("told_ms", BigInteger),  # when a letter was sent; nothing: none was
    PrimaryKeyConstraint("match_id", "seat"),
    Index(None, "until_ms"),
)

MAILBOXES = Table(
    "mailboxes",
    METADATA,
    Column("account", Text, ForeignKey("accounts.key", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("asked_ms", BigInteger, nullable=False),
    Column("confirmed_ms", BigInteger),  # nothing: the link in the first letter was not followed
    Column("confirming", Text, nullable=False),  # the hash of the secret in that link; empty once it was followed
    Column("leaving", Text, nullable=False),  # the secret in the link that ends the letters; it can do nothing else
    Index(None, "confirming"),
    Index(None, "leaving"),
)

# Each is one document (`clubs.tournament`), which only somebody who knows its version can change.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False),  # the key of an account, which may be gone
    Column("made_at", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Index(None, "stage"),
    Index(None, "host"),
)
