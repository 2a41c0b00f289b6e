"""Connections: each address has a limited number of them, and each request limited time to arrive."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tercio.hall.keeping import StoreFailed
from tercio.server.cluster.cluster import Cluster
from tercio.server.cluster.relay import SOCKET, Way, bring
from tercio.server.cluster.spending import Crowd
from tercio.server.household import household_of
from tercio.server.settings import Settings


class Caller(HttpToolsProtocol):
    """One connection over HTTP, until it closes or becomes a socket of a match."""

    settings: Settings
    calls: Crowd  # open connections, by address
    way: Way
    address = ""
    patience: asyncio.TimerHandle | None = None
    watching: asyncio.TimerHandle | None = None  # while the client does not read what it has asked for
    unread = 0  # bytes that were left when it was looked at last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household_of(self.client[0]) if self.client else ""
        if self.calls.come(self.address) > self.settings.connections_per_address:
            transport.abort()
            return
        self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.patience is None and (self.cycle is None or self.cycle.response_complete):
            self.await_request()  # the next one over this connection
        super().data_received(data)

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The client asks faster than it reads: answers must not pile up in memory for one that never reads."""
        super().pause_writing()
        self.unread = self.transport.get_write_buffer_size()
        self.watching = self.loop.call_later(self.settings.send_patience, self.look)

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def look(self) -> None:
        left = self.transport.get_write_buffer_size()
        if self.unread - left < self.settings.slowest_reader * self.settings.send_patience:
            self.transport.abort()
            return
        self.unread = left
        self.watching = self.loop.call_later(self.settings.send_patience, self.look)

    def stop_watching(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None

    def handle_websocket_upgrade(self) -> None:
        """A socket goes on where its match is at home."""
        asked = SOCKET.fullmatch(self.url)
        if self.way.cluster is None or asked is None:
            self.take_socket()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self.find_home(self.way.cluster, asked[1].decode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def find_home(self, cluster: Cluster, match: str) -> None:
        try:
            is_away = await bring(cluster, match, self.client, self.transport, self.head())
        except (StoreFailed, OSError, TimeoutError):
            self.transport.abort()  # the page comes again
            return
        if is_away:
            self.connections.discard(self)
            self.let_go()
        elif not self.transport.is_closing():
            self.take_socket()
        self.transport.resume_reading()

    def head(self) -> bytes:
        """The request, as it came."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def take_socket(self) -> None:
        self.let_go()
        super().handle_websocket_upgrade()

    def await_request(self) -> None:
        self.patience = self.loop.call_later(self.settings.request_patience, self.give_up)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        self.patience = None
        self.transport.abort()

    def let_go(self) -> None:
        """The connection no longer counts."""
        self.stop_waiting()
        self.stop_watching()
        if self.address:
            self.calls.go(self.address)
            self.address = ""


def caller_with(settings: Settings, calls: Crowd, way: Way) -> type[Any]:
    """The connections of one server."""
    return type("CallerHere", (Caller,), {"settings": settings, "calls": calls, "way": way})
