"""Connections: each address has a limited number of them, and each request limited time to arrive."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tercio.server.settings import Settings


class Caller(HttpToolsProtocol):
    """One connection over HTTP, until it closes or becomes a socket of a match."""

    settings: Settings
    calls: Counter[str]  # open connections, by address
    address = ""
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.calls[self.address] += 1
        if self.calls[self.address] > self.settings.connections_per_address:
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

    def handle_websocket_upgrade(self) -> None:
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
        if self.address:
            self.calls[self.address] -= 1
            if not self.calls[self.address]:
                del self.calls[self.address]
            self.address = ""


def caller_with(settings: Settings) -> type[Any]:
    """The connections of one server."""
    return type("CallerHere", (Caller,), {"settings": settings, "calls": Counter()})
