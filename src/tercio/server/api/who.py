"""Who is asking: by the secret of a seat, or by the session of an account."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from fastapi.requests import HTTPConnection

from tercio.kernel import NOBODY, Seat
from tercio.server.core.entry import seat_of
from tercio.server.core.table import Table
from tercio.server.secret import hash_of
from tercio.server.server import Server, server_of
from tercio.server.trouble import Failure

COOKIE: Final = "tercio_session"


def bearer_of(connection: HTTPConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(connection: HTTPConnection) -> str:
    """Where the client is, as far as the proxies that the settings name can tell."""
    return connection.client.host if connection.client else ""


async def account_of(server: Server, connection: HTTPConnection) -> str | None:
    """The name of the account, or None for a guest."""
    secret = connection.cookies.get(COOKIE, "")
    return await server.store.account_of_session(hash_of(secret)) if secret else None


async def need_account(connection: HTTPConnection) -> str:
    account = await account_of(server_of(connection), connection)
    if account is None:
        raise Failure(401, "Sign in first.", "Melde dich zuerst an.")
    return account


AccountHere = Annotated[str, Depends(need_account)]


async def seat_at(server: Server, table: Table, token: str, account: str | None) -> Seat:
    """By the seat's own secret, else by the account that sits there; NOBODY watches."""
    if token:
        return seat_of(table.head, hash_of(token))
    if account is not None:
        found = await server.store.seat_of_account(table.head.id, account)
        return NOBODY if found is None else found
    return NOBODY
