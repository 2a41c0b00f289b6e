"""The door of a process, for the other ones alone: they bring those whose match is at home here."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from tercio.hall.keeping import StoreFailed
from tercio.server.callers import Caller
from tercio.server.cluster.cluster import Cluster

LONGEST: Final = 200  # bytes of the first line
BACKLOG: Final = 2048  # all pages of a process that has died come again at once


class Brought(Caller):
    """A connection through the door: it is that of somebody else, as soon as the first line has said so."""

    cluster: Cluster
    heard = b""
    is_introduced = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super(Caller, self).connection_made(transport)  # nobody's connections are counted here: they were before
        self.await_request()

    def data_received(self, data: bytes) -> None:
        if not self.is_introduced:
            self.heard += data
            line, end, data = self.heard.partition(b"\n")
            if not end and len(line) <= LONGEST:
                return
            if not self.introduce(line):
                self.transport.abort()
                return
        if data:
            super().data_received(data)

    def introduce(self, line: bytes) -> bool:
        secret, _, client = line.partition(b" ")
        port, _, host = client.partition(b" ")
        if not compare_digest(secret, self.cluster.me.secret.encode()) or not port.isdigit():
            return False
        self.is_introduced = True
        self.client = (host.decode("utf-8", "replace"), int(port))
        self.ws_protocol_class = partial(introduced, self.ws_protocol_class, self.client)  # type: ignore[assignment]
        return True

    async def find_home(self, cluster: Cluster, match: str) -> None:
        """It goes no further, wherever the match is at home: two processes could send it round."""
        with suppress(StoreFailed):
            await cluster.home_of(match)
        if not self.transport.is_closing():
            self.take_socket()
        self.transport.resume_reading()


def introduced(kind: Any, client: tuple[str, int], **more: Any) -> Any:
    """The socket of a client who is not the one at the other end of the connection."""
    protocol = kind(**more)
    made = protocol.connection_made

    def connection_made(transport: asyncio.Transport) -> None:
        made(transport)
        protocol.client = client

    protocol.connection_made = connection_made
    return protocol


class Door:
    """Open from `open` to `close`."""

    def __init__(self, config: uvicorn.Config, cluster: Cluster) -> None:
        self.config = config
        self.kind = type("BroughtHere", (Brought, config.http_protocol_class), {"cluster": cluster})
        self.state = ServerState()
        self.listening: asyncio.Server | None = None

    async def open(self, host: str) -> int:
        """At a free port, which is returned."""
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(self.made, host, 0, backlog=BACKLOG)
        port: int = self.listening.sockets[0].getsockname()[1]
        return port

    def made(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.kind(config=self.config, server_state=self.state, app_state={"relayed": True})
        return protocol

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        await asyncio.sleep(0)
