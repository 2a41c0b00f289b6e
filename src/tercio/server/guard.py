"""Who may talk to the server at all, how fast and how much; and what is said about it in headers."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final

import orjson
from fastapi.requests import HTTPConnection
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tercio.content.wording import Wording
from tercio.hall.limits import Limits
from tercio.hall.trouble import TOO_MUCH, Failure
from tercio.server.bans import KEPT_OUT
from tercio.server.cluster.relay import is_relayed
from tercio.server.failures import RETRY_AFTER
from tercio.server.household import household_of
from tercio.server.settings import Settings
from tercio.server.shares import WHO, Shares

SAY: Final = Wording("tercio.hall")

LARGEST_BODY: Final = 262_144
LOCAL: Final = ("localhost", socket.gethostname().lower())
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
OTHER_HOST = SAY("not-known-under-name")
NOT_READABLE = SAY("request-cannot-read")
FOREIGN = SAY("pages-other-hosts-may-not")
TOO_LARGE = SAY("request-too-large")


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """No origin at all is a program, not a page of somebody else."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = connection.headers.get("host", "")
    return host != "" and origin.partition("://")[2] == host


def is_own_host(connection: HTTPConnection, settings: Settings) -> bool:
    """A plain address or localhost, or one of the names in the settings.

    A page elsewhere could let its own name lead here (DNS rebinding) and would then have this server's origin; it
    cannot do that with an address.
    """
    host = connection.headers.get("host", "").lower()
    if not host:
        return True  # a program: browsers always say it
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].rstrip(".")
    return name in (*LOCAL, *settings.hosts) or name.endswith(".localhost") or is_address(name)


def is_operator(connection: HTTPConnection, settings: Settings) -> bool:
    """A client on this machine, or one that the settings name; behind a proxy that they do not name, nobody."""
    is_forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    if is_forwarded and not settings.proxies:
        return False
    return connection.client is not None and connection.client.host in settings.operators


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def address_in(scope: Scope) -> str:
    return household_of(scope["client"][0]) if scope.get("client") else ""


class Guard:
    """In front of everything."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Limits, guesses: Limits, shares: Shares) -> None:
        self.app = app
        self.settings = settings
        self.requests = requests
        self.guesses = guesses
        self.shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        trouble = self.trouble_with(scope, connection)
        if trouble is not None:
            await refuse(send, *trouble)
            return
        address = address_in(scope)
        if not await self.shares.turn(address, self.settings.share_patience):
            await refuse(send, 429, TOO_MUCH)
            return
        WHO.set(address)
        await self.shares.counted(address, self.answered(scope, receive, send))

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, self.measured(receive), self.with_headers(send))

    def trouble_with(self, scope: Scope, connection: HTTPConnection) -> tuple[int, tuple[str, str]] | None:
        address = address_in(scope)
        method, path = scope["method"], scope["path"]
        if not path.startswith("/"):
            return 400, NOT_READABLE
        if not is_own_host(connection, self.settings):
            return 421, OTHER_HOST
        if scope["app"].state.server.doorkeeper.bans.has_address(address):
            return 403, KEPT_OUT
        if method not in SAFE and not is_own_origin(connection, self.settings):
            return 403, FOREIGN
        if path.startswith("/api") and not is_relayed(scope) and self.requests.is_too_fast(address):
            return 429, TOO_MUCH
        if method == "POST" and path in ("/api/session", "/api/accounts") and self.guesses.is_too_fast(address):
            return 429, TOO_MUCH
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return 413, TOO_LARGE
        return None

    def measured(self, receive: Receive) -> Receive:
        """A body without a length is cut off where it becomes too large."""
        size = 0

        async def receive_some() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise Failure(413, *TOO_LARGE)
            return message

        return receive_some

    def with_headers(self, send: Send) -> Send:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return send_more


async def refuse(send: Send, status: int, words: tuple[str, str]) -> None:
    body: Any = orjson.dumps({"en": words[0], "de": words[1], "rule": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if status == 429:
        headers.append((b"retry-after", RETRY_AFTER.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
