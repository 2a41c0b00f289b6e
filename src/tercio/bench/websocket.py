"""A WebSocket for measuring: it costs the machine little, so that what is measured is the server.

It trusts the server: text frames come whole. Two hundred busy matches are four hundred of these.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections import deque
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x81  # a whole message
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"  # a mask that changes nothing
SHORT: Final = 126  # so much fits into the first length
LONG: Final = 127


class SocketBroken(ConnectionError):
    """The server is gone, or would not talk."""


async def connect(address: str) -> LeanSocket:
    """A socket to ws://HOST:PORT/PATH."""
    url = urlsplit(address)
    _, socket = await asyncio.get_running_loop().create_connection(LeanSocket, url.hostname or "", url.port or 80)
    await socket.shake_hands(url.netloc, url.path)
    return socket


class LeanSocket(asyncio.Protocol):
    """One socket. `receive` is awaited by one task at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.unread = b""
        self.texts: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.is_shaken = False
        self.is_lost = False

    async def shake_hands(self, host: str, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        while not self.is_shaken:
            await self.news()

    def send(self, text: bytes) -> None:
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, MASKED | size))
        elif size < 1 << 16:
            head = struct.pack("!BBH", TEXT, MASKED | SHORT, size)
        else:
            head = struct.pack("!BBQ", TEXT, MASKED | LONG, size)
        self.write(head + NO_MASK + text)

    async def receive(self) -> bytes:
        while not self.texts:
            await self.news()
        return self.texts.popleft()

    def write(self, data: bytes) -> None:
        if self.transport is None or self.is_lost:
            raise SocketBroken
        self.transport.write(data)

    async def news(self) -> None:
        if self.is_lost:
            raise SocketBroken
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting

    async def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
        while not self.is_lost:
            await self.news()

    # -- called by the loop --------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self.rouse()

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        at = 0
        if not self.is_shaken:
            at = data.find(b"\r\n\r\n") + 4
            self.is_shaken = at > 3 and data.startswith(b"HTTP/1.1 101")
            if at > 3 and not self.is_shaken and self.transport is not None:
                self.transport.close()
        while self.is_shaken:
            begin, end = text_of(data, at)
            if not 0 < end <= len(data):
                break
            self.take(data[at], data[begin:end])
            at = end
        self.unread = data[at:] if self.is_shaken else data
        self.rouse()

    def take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.texts.append(content)
        elif kind == PING:
            self.write(bytes((PONG, MASKED | len(content))) + NO_MASK + content)
        elif self.transport is not None:
            self.transport.close()

    def rouse(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)


def text_of(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame at this place begins and ends; 0: the frame has hardly begun."""
    known = len(data) - at
    if known < 2:
        return 0, 0
    size = data[at + 1]
    if size < SHORT:
        return at + 2, at + 2 + size
    if size == SHORT:
        return (at + 4, at + 4 + int.from_bytes(data[at + 2 : at + 4], "big")) if known >= 4 else (0, 0)
    return (at + 10, at + 10 + int.from_bytes(data[at + 2 : at + 10], "big")) if known >= 10 else (0, 0)
