"""Frames of sockets, read and written in few steps where they are as nearly all of them: whole, short and of text."""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole message
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
SHORT: Final = 126  # so much fits into the first length
LONG: Final = 127
KEY: Final = 4  # bytes of the mask
MOST_UNREAD: Final = 16  # messages of a client that wait; then nothing more is read from it
NOT_PLAIN: Final = (0, 0)


class Framing(WebSocketsSansIOProtocol):
    """One socket. Where a frame is odd in any way, it and all that follow go the way that knows every kind of frame."""

    is_odd = False

    def data_received(self, data: bytes) -> None:
        if self.is_odd or self.close_sent or not self.handshake_complete:
            self.is_odd = self.handshake_initiated  # the first bytes are the handshake itself
            super().data_received(data)
            return
        at = 0
        while at < len(data):
            begin, end = plain_frame(data, at)
            text = None
            if begin and data[at] == TEXT and end - begin <= self.config.ws_max_size:
                text = text_of(data[begin:end], data[begin - KEY : begin])
            if text is not None:
                self.take_text(text)
            elif begin and data[at] in (PING, PONG):
                super().data_received(data[at:end])
            else:
                self.is_odd = True
                super().data_received(data[at:])
                return
            at = end

    def take_text(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.is_free():
            self.transport.write(framed(message["text"].encode()))
        else:
            await super().send(message)

    def is_free(self) -> bool:
        """Nothing need be waited for, and nobody has left."""
        is_open = self.handshake_complete and not (self.disconnected or self.close_sent or self.transport.is_closing())
        return is_open and self.writable.is_set()


def plain_frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame at this place begins and ends, if it is all there, short and masked."""
    known = len(data) - at
    if known < 2 or data[at + 1] < MASKED:
        return NOT_PLAIN
    size, head = data[at + 1] - MASKED, 2
    if size == SHORT and known >= 4:
        size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif size >= SHORT:
        return NOT_PLAIN
    begin = at + head + KEY
    return (begin, begin + size) if begin + size <= len(data) else NOT_PLAIN


def text_of(content: bytes, key: bytes) -> str | None:
    """None where it is no text."""
    try:
        return apply_mask(content, key).decode()
    except UnicodeDecodeError:
        return None


def framed(content: bytes) -> bytes:
    """The frame of a text that the server sends; those are not masked."""
    size = len(content)
    if size < SHORT:
        return bytes((TEXT, size)) + content
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, SHORT, size) + content
    return struct.pack("!BBQ", TEXT, LONG, size) + content
