"""One socket of a match: its frames are taken one after the other, as fast as it may talk.

A client that does not read at all is left.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Coroutine
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tercio.content.wording import Wording
from tercio.hall.door import KEPT_OUT, TOO_MANY, SentAway, welcome
from tercio.hall.limits import Bucket
from tercio.hall.listener import Listener
from tercio.hall.meter import REFUSED
from tercio.hall.showing.messages import ServerMessage
from tercio.kernel import SPECTATOR
from tercio.server.api.who import Client
from tercio.server.guard import is_own_host, is_own_origin
from tercio.server.metrics import SOCKETS
from tercio.server.server import Server, server_of
from tercio.server.shares import WHO

SAY: Final = Wording("tercio.hall")
PATIENCE: Final = 10  # seconds until the first frame
MOVED: Final = 1012  # the match is at home in another process: come again
MOST_REPLIES: Final = 200  # that wait for a client to read them
TOO_FAST: Final = SAY("too-many-frames-at-once")
LAST: Final[dict[str, tuple[ServerMessage, str]]] = {}  # the last message to those who watch, by language
log = logging.getLogger("tercio.server")

router = APIRouter(prefix="/api/matches", tags=["matches"])


class Wire:
    """What is sent through one socket."""

    def __init__(self, socket: WebSocket, patience: float) -> None:
        self.socket = socket
        self.patience = patience  # seconds
        self.begun = math.inf  # when the message under way was begun; never: there is none
        self.timer: asyncio.TimerHandle | None = None

    async def hear(self, message: ServerMessage) -> None:
        """A client that does not read is dropped."""
        loop = asyncio.get_running_loop()
        self.begun = loop.time()
        if self.timer is None:
            writer = asyncio.current_task()
            assert writer is not None
            self.timer = loop.call_later(self.patience, self.look, loop, writer)
        try:
            await self.socket.send({"type": "websocket.send", "text": written(message)})
        finally:
            self.begun = math.inf

    def look(self, loop: asyncio.AbstractEventLoop, writer: asyncio.Task[None]) -> None:
        """One timer watches over many messages: to set one for each of them costs more than to send it."""
        self.timer = None
        left = self.begun + self.patience - loop.time()
        if left <= 0:
            writer.cancel()
        elif left < math.inf:
            self.timer = loop.call_later(left, self.look, loop, writer)


def written(message: ServerMessage) -> str:
    """As text; what all get who watch is written once."""
    if message["type"] != "table" or message["you"] != SPECTATOR:
        return orjson.dumps(message).decode()
    last = LAST.get(message["lang"])
    if last is None or last[0] is not message:
        last = LAST[message["lang"]] = (message, orjson.dumps(message).decode())
    return last[1]


@router.websocket("/{match}/play")
async def play(socket: WebSocket, match: str) -> None:
    """Frames and messages are described in /api/schema.json."""
    server = server_of(socket)
    if not is_own_host(socket, server.settings) or not is_own_origin(socket, server.settings):
        await socket.close(4403)
        return
    await socket.accept()
    client = Client(server, socket)
    open_ones = server.sockets
    number = open_ones.come(client.address)
    lang = "de" if socket.headers.get("accept-language", "").startswith("de") else "en"  # until somebody says hello
    try:
        if server.doorkeeper.bans.has_address(client.address):
            raise SentAway(KEPT_OUT, lang)
        if number > server.settings.sockets_per_address:
            raise SentAway(TOO_MANY, lang)
        await server.shares.turn(client.address)
        WHO.set(client.address)
        wire = Wire(socket, server.settings.send_patience)
        first = await first_frame(socket)
        coming = welcome(server.hub, match, first, client, wire, lang)
        listener = await server.shares.counted(client.address, coming)
        if listener.is_by_account:
            server.doorkeeper.sessions[listener] = client.session
        try:
            await attend(server, listener, socket)
        finally:
            server.doorkeeper.sessions.pop(listener, None)
        await socket.close(MOVED if listener.is_parting else 1000)
    except SentAway as away:
        await socket.send_json(away.message)
        await socket.close(away.code)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        open_ones.go(client.address)


async def attend(server: Server, listener: Listener, socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    listener.come()
    SOCKETS.inc()
    deeds = (read(server, listener, socket), listener.write())
    tasks = [asyncio.create_task(done_for(server, listener.address, deed)) for deed in deeds]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        listener.leave()
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, TimeoutError)):
            raise error


async def done_for(server: Server, address: str, deed: Coroutine[Any, Any, None]) -> None:
    """What others wait for meanwhile counts for this address."""
    await server.shares.counted(address, deed)


async def read(server: Server, listener: Listener, socket: WebSocket) -> None:
    bucket = Bucket(server.settings.frames_per_second, server.settings.frames_at_once)
    while True:
        data = plain(await received(socket))
        wait = bucket.wait()
        if wait > 0:
            server.hub.meter.count(REFUSED, "too fast")
            await asyncio.sleep(wait)  # a client that talks too fast is heard more slowly; nobody else waits
        if server.shares.owes(listener.address):
            await server.shares.turn(listener.address)
        if len(listener.replies) > MOST_REPLIES:
            listener.trouble(-1, TOO_FAST, is_final=True)
            return
        await listener.take(data)
        if server.shares.has_kept_others_waiting():
            await asyncio.sleep(0)


def plain(text: str) -> Any:
    """What a frame says; None where it says nothing."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


async def received(socket: WebSocket) -> str:
    """The next frame; one of bytes is as unreadable as an empty one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


async def first_frame(socket: WebSocket) -> Any:
    try:
        return plain(await asyncio.wait_for(received(socket), PATIENCE))
    except (TimeoutError, WebSocketDisconnect):
        return None
