"""What the page says to its worker, and what it hears: questions with their replies, and lines to tables."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Awaitable, Callable
from json import dumps, loads
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote

from tercio.content.wording import Wording
from tercio.hall.api import ROUTES
from tercio.hall.door import SentAway, welcome
from tercio.hall.hub import Hub
from tercio.hall.listener import Listener
from tercio.hall.manners import AtHome
from tercio.hall.routes import Asked, Reply, find
from tercio.hall.showing.messages import ServerMessage
from tercio.hall.thinking.bots import Bots
from tercio.hall.thinking.thoughts import Customer, Found, Task
from tercio.hall.trouble import NOWHERE, Failure, failure_of, not_found
from tercio.solo.disk import Disk
from tercio.solo.paper import Fetch, PaperFromHost
from tercio.solo.store import SoloStore

Tell = Callable[[str, Any], None]  # JSON, and bytes where there are some
Think = Callable[[bytes], Awaitable[bytes]]
log = logging.getLogger("tercio.solo")
ENDED: Final = 1000
SAY: Final = Wording("tercio.hall")


class Guest(NamedTuple):
    """The person before the screen."""

    token: str = ""
    address: str = ""

    async def account(self) -> str | None:
        return None


class Thinker:
    """Another worker of the page."""

    def __init__(self, think: Think) -> None:
        self.think = think

    async def work(self, do: Callable[[Task], Found], job: Task, customer: Customer) -> Found:
        is_done, found = pickle.loads(await self.think(pickle.dumps((do, job))))  # noqa: S301  (our own worker)
        if not is_done:
            raise RuntimeError(found)
        thought: Found = found
        return thought

    def close(self) -> None:
        return


def thought(data: bytes) -> bytes:
    """In the other worker: the work is done, or it is told why it could not be."""
    do, job = pickle.loads(data)  # noqa: S301  (our own worker)
    try:
        return pickle.dumps((True, do(job)))
    except Exception as error:
        return pickle.dumps((False, repr(error)))


class Ear:
    """Messages of one table go to the page by the number of the line."""

    def __init__(self, shell: Shell, line: int) -> None:
        self.shell = shell
        self.line = line

    async def hear(self, message: ServerMessage) -> None:
        self.shell.say({"line": self.line, "message": message})


class Line:
    """One seat's way to its table: frames are taken one after the other."""

    def __init__(self, shell: Shell, number: int, match: str) -> None:
        self.shell = shell
        self.number = number
        self.frames: asyncio.Queue[Any] = asyncio.Queue()
        self.task = asyncio.ensure_future(self.serve(match))

    async def serve(self, match: str) -> None:
        """Until the page closes it."""
        writer: asyncio.Task[None] | None = None
        listener: Listener | None = None
        code = ENDED
        try:
            first = await self.frames.get()
            listener = await welcome(self.shell.hub, match, first, Guest(), Ear(self.shell, self.number), "en")
            listener.come()
            writer = asyncio.ensure_future(listener.write())
            while True:
                await listener.take(await self.frames.get())
        except SentAway as away:
            code = away.code
            self.shell.say({"line": self.number, "message": away.message})
        finally:
            if writer is not None:
                writer.cancel()
            if listener is not None:
                listener.leave()
            self.shell.say({"line": self.number, "closed": code})


class Shell:
    """The hall for one page."""

    def __init__(self, disk: Disk, think: Think, tell: Tell, heard: Callable[[str, int], None], fetch: Fetch) -> None:
        self.hub = Hub(SoloStore(disk, heard), AtHome())
        self.hub.bots = Bots(Thinker(think))
        self.hub.printer = PaperFromHost(fetch)
        self.hub.bring = self.bring
        self.fetch = fetch
        self.brought: set[str] = set()
        self.tell = tell
        self.lines: dict[int, Line] = {}

    async def open(self) -> None:
        await self.hub.open()

    async def bring(self, name: str) -> None:
        """What most people never ask for lies on the host until somebody does."""
        if name in self.brought:
            return
        try:
            await self.fetch(name)
        except Exception as error:  # whatever a browser throws
            raise Failure(503, *SAY("not-brought-yet")) from error
        self.brought.add(name)

    def say(self, message: dict[str, Any], body: bytes | None = None) -> None:
        self.tell(dumps(message, ensure_ascii=False, separators=(",", ":")), body)

    def heard(self, match: str, n: int) -> None:
        """Another tab has appended this."""
        self.hub.heard(match, n)

    def take(self, text: str) -> None:
        """Something that the page says; nothing is ever thrown back at it."""
        said = loads(text)
        match said["do"]:
            case "ask":
                self.hub.do(self.answer(said))
            case "open":
                self.lines[said["line"]] = Line(self, said["line"], said["match"])
            case "frame" if said["line"] in self.lines:
                self.lines[said["line"]].frames.put_nowait(said["frame"])
            case "close" if said["line"] in self.lines:
                self.lines.pop(said["line"]).task.cancel()

    async def answer(self, said: dict[str, Any]) -> None:
        """One question to the hall, as a server would answer it."""
        number = said["id"]
        try:
            status, reply = await self.reply(said)
        except Exception as error:
            failure = failure_of(error)
            if failure.status == 500:
                log.exception("a question could not be answered")
            self.say({"reply": number, "status": failure.status, "data": failure.trouble})
            return
        told = {"reply": number, "status": status, "type": reply.media_type, "name": reply.name}
        if reply.text is None:
            self.say({**told, "data": reply.data})
        else:
            self.say(told, reply.text if isinstance(reply.text, bytes) else reply.text.encode())

    async def reply(self, said: dict[str, Any]) -> tuple[int, Reply]:
        path, _, query = said["path"].partition("?")
        found = find(ROUTES, said["method"], path)
        if found is None:
            raise not_found(*NOWHERE)
        route, parts = found
        words = dict(parse_qsl(query, keep_blank_values=True))
        unquoted = {name: unquote(part) for name, part in parts.items()}
        asked = Asked(unquoted, words, said.get("body"), Guest(said.get("token") or ""))
        return route.status, await route.reply(self.hub, asked)
