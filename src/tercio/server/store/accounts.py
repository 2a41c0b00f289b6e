"""Questions about accounts and their sessions, on a connection."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from tercio.hall.tables.skeleton import skeleton_of
from tercio.server.store.conflicts import insert_or_keep, lock
from tercio.server.store.records import Account
from tercio.server.store.schema import ACCOUNTS, SESSIONS


def account_key(name: str) -> str:
    """Names that differ in case or width alone are the same account."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def create_account(connection: Connection, name: str, password_hash: str, at: int) -> bool:
    """False if the name is taken, or one that looks the same."""
    skeleton = skeleton_of(name)
    lock(connection, skeleton)
    if connection.execute(select(ACCOUNTS.c.key).where(ACCOUNTS.c.skeleton == skeleton)).first() is not None:
        return False
    row = {"key": account_key(name), "name": name, "password_hash": password_hash, "created_at": at}
    return insert_or_keep(connection, ACCOUNTS, {**row, "skeleton": skeleton})


def change_password(connection: Connection, name: str, password_hash: str) -> None:
    """The account has another password from now on, and is signed in nowhere."""
    key = account_key(name)
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.key == key).values(password_hash=password_hash))
    sign_out(connection, name)


def sign_out(connection: Connection, name: str) -> None:
    """All sessions of the account are over."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account_key(name)))


def delete_account(connection: Connection, name: str) -> None:
    """The account is gone with its decks, sessions and seats; matches that it made or played in stay without it."""
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.key == account_key(name)))


def account(connection: Connection, name: str) -> Account | None:
    """The account with this name, in any case."""
    columns = (ACCOUNTS.c.name, ACCOUNTS.c.password_hash, ACCOUNTS.c.created_at)
    row = connection.execute(select(*columns).where(ACCOUNTS.c.key == account_key(name))).one_or_none()
    return None if row is None else Account(*row)


def create_session(connection: Connection, token_hash: str, name: str, expires_at: int) -> None:
    """Until it expires, the token signs its bearer in to this account."""
    connection.execute(
        insert(SESSIONS), {"token_hash": token_hash, "account": account_key(name), "expires_at": expires_at}
    )


def account_of_session(connection: Connection, token_hash: str, now: int) -> str | None:
    """The name of the account of a session that has not expired."""
    asked = select(ACCOUNTS.c.name).join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.key)
    return connection.execute(
        asked.where(SESSIONS.c.token_hash == token_hash, SESSIONS.c.expires_at > now)
    ).scalar_one_or_none()


def living_sessions(connection: Connection, token_hashes: Sequence[str], now: int) -> set[str]:
    """Which of them still sign somebody in."""
    asked = select(SESSIONS.c.token_hash).where(SESSIONS.c.token_hash.in_(token_hashes), SESSIONS.c.expires_at > now)
    return set(connection.execute(asked).scalars())


def delete_session(connection: Connection, token_hash: str) -> None:
    """The session is over."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))


def delete_expired_sessions(connection: Connection, now: int) -> int:
    """How many there were."""
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now)).rowcount
