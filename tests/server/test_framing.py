"""However the bytes of a socket are cut and whatever kinds of frames they are, the same is understood."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from server.live import PATIENCE, LiveServer
from tercio.server.framing import MOST_UNREAD, framed

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST = 0x80
KEY = b"\x5a\x00\xff\x17"


def masked(kind: int, content: bytes) -> bytes:
    size = len(content)
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, 0xFF)) + size.to_bytes(8, "big")
    return head + KEY + bytes([byte ^ KEY[place % 4] for place, byte in enumerate(content)])


def said(**frame: Any) -> bytes:
    return json.dumps(frame).encode()


def text(**frame: Any) -> bytes:
    return masked(LAST | TEXT, said(**frame))


class Line:
    """A socket of a match, byte by byte."""

    def __init__(self, live: LiveServer) -> None:
        self.match, _ = live.make()
        host, _, port = live.host.partition(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.read = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (f"GET /api/matches/{self.match}/play HTTP/1.1", f"Host: {live.host}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")  # fmt: skip
        self.socket.sendall("\r\n".join(lines).encode())
        while self.read.readline().strip():
            pass
        self.socket.sendall(text(do="hello"))
        assert self.told()["type"] == "table"

    def frame(self) -> tuple[int, bytes]:
        kind, size = self.read.read(2)
        if size >= 126:
            size = int.from_bytes(self.read.read(2 if size == 126 else 8), "big")
        return kind, self.read.read(size)

    def told(self) -> dict[str, Any]:
        """The next message."""
        kind, content = self.frame()
        assert kind == LAST | TEXT, (kind, content)
        message: dict[str, Any] = json.loads(content)
        return message

    def pongs(self, number: int) -> list[int]:
        return [self.told()["id"] for _ in range(number)]

    def code(self) -> int:
        """With which the server closes."""
        kind, content = self.frame()
        while kind != LAST | CLOSE:
            kind, content = self.frame()
        return int.from_bytes(content[:2], "big")


@pytest.fixture
def line(live: LiveServer) -> Iterator[Line]:
    opened = Line(live)
    yield opened
    opened.read.close()
    opened.socket.close()


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 2, 5, 6, 7, 39, 40, 100, 10_000])
def test_frames_may_come_in_any_pieces(line: Line, size: int) -> None:
    for piece in pieces(b"".join([text(do="ping", id=number) for number in range(6)]), size):
        line.socket.sendall(piece)

    assert line.pongs(6) == list(range(6))


def test_many_frames_at_once_are_all_heard_in_order(line: Line) -> None:
    many = 3 * MOST_UNREAD
    line.socket.sendall(b"".join([text(do="ping", id=number) for number in range(many)]))

    assert line.pongs(many) == list(range(many))


def test_a_message_in_fragments_is_one(line: Line) -> None:
    words = said(do="ping", id=7)
    parts = masked(TEXT, words[:5]) + masked(LAST | PING, b"there?") + masked(CONTINUED, words[5:9])
    line.socket.sendall(text(do="ping", id=6) + parts)
    line.socket.sendall(masked(LAST | CONTINUED, words[9:]) + text(do="ping", id=8))

    found = [line.frame() for _ in range(4)]
    found.remove((LAST | PONG, b"there?"))
    assert [json.loads(content)["id"] for _, content in found] == [6, 7, 8]


def test_controls_between_texts_are_answered_and_change_nothing(line: Line) -> None:
    line.socket.sendall(text(do="ping", id=1) + masked(LAST | PING, b"a") + masked(LAST | PONG, b"b"))
    line.socket.sendall(text(do="ping", id=2))

    found = [line.frame() for _ in range(3)]
    found.remove((LAST | PONG, b"a"))
    assert [json.loads(content)["id"] for _, content in found] == [1, 2]


def test_a_frame_of_bytes_is_unreadable_and_no_more(line: Line) -> None:
    line.socket.sendall(masked(LAST | BINARY, said(do="ping", id=1)) + text(do="ping", id=2))

    assert line.told()["type"] == "trouble"
    assert line.pongs(1) == [2]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (bytes((LAST | TEXT, 2)) + b"{}", 1002),  # not masked
        (masked(LAST | 3, b"{}"), 1002),  # a kind that does not exist
        (masked(0xC0 | TEXT, b"{}"), 1002),  # an extension that nobody has agreed on
        (masked(LAST | CONTINUED, b"{}"), 1002),  # goes on with nothing
        (masked(PING, b"a"), 1002),  # a control in fragments
        (masked(LAST | PING, b"a" * 200), 1002),  # a control that is too long
        (masked(LAST | TEXT, b"\xff\xfe"), 1007),
        (masked(LAST | TEXT, b"x" * 70_000), 1009),
        (masked(LAST | CLOSE, b"\x03\xe8"), 1000),
    ],
)
def test_what_is_not_allowed_closes_the_socket(line: Line, frame: bytes, code: int) -> None:
    line.socket.sendall(text(do="ping", id=1))
    assert line.pongs(1) == [1]
    line.socket.sendall(frame + text(do="ping", id=2))

    assert line.code() == code


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_the_server_says_is_framed_by_its_length(size: int) -> None:
    frame = framed(b"x" * size)
    head = 2 if size < 126 else 4 if size < 1 << 16 else 10

    assert frame[:2] == bytes((LAST | TEXT, size if head == 2 else 126 if head == 4 else 127))
    assert int.from_bytes(frame[2:head], "big") == (0 if head == 2 else size)
    assert frame[head:] == b"x" * size
