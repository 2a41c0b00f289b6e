"""What only a server keeps: accounts, their decks, and what its writer has done. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import NamedTuple


class Account(NamedTuple):
    """An account; `name` as its owner writes it."""

    name: str
    password_hash: str
    created_at: int


class NamedDeck(NamedTuple):
    """A deck or army of an account."""

    game: str
    name: str
    text: str
    changed_at: int


class Figures(NamedTuple):
    """What the writer has done since it was started."""

    appended: int  # entries that are in the log
    lost_races: int
    failed: int
    commits: int
    waiting: int  # entries that wait for their commit now


class MailBox(NamedTuple):
    """Where an account wants letters sent to. `confirmed_at`: None while nobody has followed the link in the first."""

    address: str
    lang: str
    asked_at: int
    confirmed_at: int | None


class Call(NamedTuple):
    """A match that somebody by mail should be told of. `leaving`: the secret that ends all letters to them."""

    account: str
    address: str
    lang: str
    leaving: str
    match: str
    seat: int
    since: int
    until: int


class Ban(NamedTuple):
    """Somebody or something that the operator keeps out."""

    kind: str  # one of the three in `store.bans`
    subject: str
    reason: str
    since: int
    until: int | None  # milliseconds since 1970; None: for good


class Holdings(NamedTuple):
    """How much the database holds."""

    accounts: int
    sessions: int
    running: int  # matches that are not over
    finished: int
    entries: int
    decks: int  # of accounts
    shared_decks: int


class AccountInfo(NamedTuple):
    """An account as the operator sees it."""

    name: str
    created_at: int
    matches: int  # in which it has a seat
    decks: int


class MatchLine(NamedTuple):
    """A match as the operator sees it."""

    id: str
    game: str
    created_at: int
    owner: str | None
    is_public: bool
    finished_at: int | None
    entries: int
    last_at: int | None  # when something last happened
