"""Who comes to the wrong process is brought to the right one: his connection goes through, byte by byte.

A door takes connections of other processes only. The first line says the secret of the door and who it really is; what
follows is read as if he had come there himself.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final, NamedTuple

import httptools
from starlette.types import ASGIApp, Receive, Scope, Send

from tercio.hall.keeping import StoreFailed
from tercio.server.cluster.cluster import Cluster
from tercio.server.store.workers import Worker

TRIES: Final = 3  # doors
PATIENCE: Final = 2.0  # seconds until a door is thought to be shut
MATCH: Final = re.compile(r"/api/matches/([a-z0-9]{4,40})(?:/[a-z]+)?")
SOCKET: Final = re.compile(rb"/api/matches/([a-z0-9]{4,40})/play(?:\?.*)?")
NOT_PASSED_ON: Final = (b"connection", b"transfer-encoding", b"content-length", b"expect", b"x-forwarded-for",
                        b"x-forwarded-proto", b"forwarded", b"keep-alive", b"upgrade")  # fmt: skip
PASSED_ON: Final = ("GET", "POST", "DELETE")  # no other question has an answer
LONGEST_HOST: Final = 64
Client = tuple[str, int]


class Way:
    """How the connections of one server find the cluster; None as long as it is alone."""

    cluster: Cluster | None = None


def preface(worker: Worker, client: Client | None) -> bytes:
    """What a door wants to hear first."""
    host, port = client or ("", 0)
    return f"{worker.secret} {port} {host[:LONGEST_HOST]}\n".encode()


class Pipe(asyncio.Protocol):
    """What comes from one side goes to the other one; who does not read makes the other one wait."""

    def __init__(self, other: asyncio.Transport) -> None:
        self.other = other

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.other.close()


async def bring(cluster: Cluster, match: str, client: Client | None, here: asyncio.Transport, head: bytes) -> bool:
    """The socket goes on in the process in which its match is at home; False: that is this one.

    OSError where that one lives and cannot be reached at the moment. Only a shut door says that a process has ended:
    one that is slow keeps its matches, even if somebody tries to make it look dead.
    """
    loop = asyncio.get_running_loop()
    for _ in range(TRIES):
        home = await cluster.home_of(match)
        if home is None:
            return False
        with suppress(ConnectionRefusedError):
            async with asyncio.timeout(PATIENCE):
                there, _ = await loop.create_connection(lambda: Pipe(here), home.host, home.port)
            there.write(preface(home, client) + head)
            here.set_protocol(Pipe(there))
            if here.is_closing():
                there.close()
            return True
        await cluster.suspect(home)
    return False


class Fetched(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Reading:
    """An answer over HTTP, as httptools reads it."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.is_whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.is_whole = True


async def fetch(worker: Worker, client: Client | None, head: bytes, body: bytes) -> Fetched:
    """What another process answers, however long it takes; OSError where it does not."""
    reading = Reading()
    parser = httptools.HttpResponseParser(reading)
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(worker.host, worker.port)
    try:
        writer.write(preface(worker, client) + head + body)
        while not reading.is_whole and (data := await reader.read(65_536)):
            parser.feed_data(data)
    finally:
        writer.close()
    if not reading.is_whole:
        raise ConnectionError(f"{worker.id} broke off")
    passed_on = [(name, value) for name, value in reading.headers if name not in (b"connection", b"transfer-encoding")]
    return Fetched(parser.get_status_code(), passed_on, b"".join(reading.body))


class Relay:
    """Questions about a match over HTTP are answered where it is at home, by way of the process that they came to."""

    def __init__(self, app: ASGIApp, way: Way) -> None:
        self.app = app
        self.way = way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cluster = self.way.cluster
        if scope["type"] == "http" and cluster is not None and cluster.others and not is_relayed(scope):
            asked = MATCH.fullmatch(scope["path"])
            if asked is not None and asked[1] != "open" and scope["method"] in PASSED_ON:
                await self.pass_on(cluster, asked[1], scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def pass_on(self, cluster: Cluster, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(StoreFailed):
            home = await cluster.known_home_of(match)
            if home is not None:
                body = await whole(receive)
                try:
                    found = await fetch(home, scope["client"], head_of(scope, body), body)
                except ConnectionRefusedError:
                    await cluster.suspect(home)
                    receive = said(body)
                except (OSError, TimeoutError, httptools.HttpParserError):
                    receive = said(body)
                else:
                    await send({"type": "http.response.start", "status": found.status, "headers": found.headers})
                    await send({"type": "http.response.body", "body": found.body})
                    return
        await self.app(scope, receive, send)


async def figures_of_others(cluster: Cluster, scope: Scope) -> list[str]:
    """What the other processes tell at /metrics, as far as they answer."""
    told: list[str] = []
    for worker in list(cluster.others.values()):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                told.append((await fetch(worker, scope["client"], head_of(scope, b""), b"")).body.decode())
    return told


def is_relayed(scope: Scope) -> bool:
    """It came through the door, and other processes have looked at it already."""
    return bool(scope.get("state", {}).get("relayed"))


def head_of(scope: Scope, body: bytes) -> bytes:
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lines = [scope["method"].encode() + b" " + scope["raw_path"] + query + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in scope["headers"] if name not in NOT_PASSED_ON]
    lines += [b"connection: close", b"content-length: " + str(len(body)).encode()]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def whole(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def said(body: bytes) -> Receive:
    """The same body once more."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
