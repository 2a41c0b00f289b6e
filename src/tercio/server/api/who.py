"""Who is asking: by the secret of a seat, or by the session of an account."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from fastapi.requests import HTTPConnection

from tercio.hall.secret import hash_of
from tercio.hall.trouble import sign_in_first
from tercio.server.household import household_of
from tercio.server.server import Server, server_of

COOKIE: Final = "tercio_session"


class Client:
    """Somebody at the other end of a connection."""

    def __init__(self, server: Server, connection: HTTPConnection) -> None:
        self.server = server
        self.connection = connection

    @property
    def address(self) -> str:
        """Where the client is, as far as the proxies that the settings name can tell."""
        return household_of(self.connection.client.host) if self.connection.client else ""

    @property
    def token(self) -> str:
        kind, _, token = self.connection.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    @property
    def session(self) -> str:
        """As the store knows it."""
        return hash_of(self.connection.cookies.get(COOKIE, ""))

    async def account(self) -> str | None:
        return await account_of(self.server, self.connection)


async def account_of(server: Server, connection: HTTPConnection) -> str | None:
    """The name of the account, or None for a guest."""
    secret = connection.cookies.get(COOKIE, "")
    return await server.store.account_of_session(hash_of(secret)) if secret else None


async def need_account(connection: HTTPConnection) -> str:
    account = await account_of(server_of(connection), connection)
    if account is None:
        raise sign_in_first()
    return account


AccountHere = Annotated[str, Depends(need_account)]
