"""One socket: frames come in and are obeyed one after the other; what a seat sees goes out.

A client that reads slowly gets fewer, never older messages: only the newest table is ever written to it. One that
does not read at all is left.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tercio.content.trouble import BadInput
from tercio.content.wording import Phrase, Wording
from tercio.games.measures import Wish
from tercio.kernel import SPECTATOR, Answer, Refusal, Seat, seeded
from tercio.server import advice as advising
from tercio.server.core.frames import (
    FRAME,
    HELLO,
    AboutFrame,
    AdviceFrame,
    AnswerFrame,
    AsideFrame,
    ChatFrame,
    ConcedeFrame,
    EarlierFrame,
    FollowFrame,
    HintFrame,
    JudgeFrame,
    LangFrame,
    MuteFrame,
    OddsFrame,
    OfferFrame,
    OwnForce,
    PingFrame,
    PlanFrame,
    RaysFrame,
    ReachFrame,
    ReplyFrame,
    SaidAnswer,
    SitFrame,
    WayFrame,
    WhyFrame,
)
from tercio.server.core.measures import Measuring
from tercio.server.core.messages import ServerMessage, TableMessage
from tercio.server.core.patches import changes
from tercio.server.core.presentation import HINTS
from tercio.server.core.refused import AlreadyDone, Refused
from tercio.server.failures import TOO_MUCH
from tercio.server.hub import Hub, Live, TooManyMatches, now_ms
from tercio.server.limits import Bucket
from tercio.server.metrics import REFUSED, SOCKETS, frames_that
from tercio.server.outlook import foretell, look_ahead
from tercio.server.rematch import rematch_of
from tercio.server.store import StoreFailed
from tercio.wire import read_answer

SAY: Final = Wording("tercio.server")

PATIENCE: Final = 10  # seconds until the first frame
CHAT_PAGE: Final = 50  # lines of chat that are sent at once
MOST_REPLIES: Final = 200  # that wait for a client to read them
log = logging.getLogger("tercio.server")

NOT_READ = SAY("frame-cannot-read")
TOO_FAST = SAY("too-many-frames-at-once")
TALKS_TOO_MUCH = SAY("too-many-lines-at-once")
NOT_SAVED = SAY("could-not-saved-nothing-changed")


class Listener:
    """Somebody at a table: a seat or a spectator, with one socket."""

    def __init__(self, hub: Hub, live: Live, socket: WebSocket, seat: Seat, lang: str, name: str, address: str) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.seat = seat
        self.lang = lang
        self.name = name
        self.address = address
        self.replies: list[ServerMessage] = []
        self.sleeper: asyncio.Future[None] | None = None  # the writer, while there is nothing to write
        self.writer: asyncio.Task[None] | None = None
        self.is_stale = True  # the table has changed since it was sent
        self.log_from = 0
        self.chat_from = max(0, len(live.table.chat) - CHAT_PAGE)
        self.scene: dict[str, Any] | None = None  # as it was sent last
        self.rewound = live.table.rewound
        self.bucket = Bucket(hub.settings.frames_per_second, hub.settings.frames_at_once)

    # -- out ---------------------------------------------------------------------------

    def wake(self) -> None:
        self.is_stale = True
        self.rouse()

    def reply(self, message: ServerMessage) -> None:
        self.replies.append(message)
        self.rouse()

    def rouse(self) -> None:
        if self.sleeper is not None and not self.sleeper.done():
            self.sleeper.set_result(None)

    def trouble(self, frame: int, words: Phrase, is_final: bool = False) -> None:
        text = words.spoken(self.lang)
        self.reply({"type": "trouble", "id": frame, "text": text, "is_final": is_final})

    async def write(self) -> None:
        """Everything that is due, until the client is gone or does not read any more.

        What is acknowledged is always seen in the table that comes with the acknowledgement, or before it.
        """
        is_final = False
        loop, self.writer = asyncio.get_running_loop(), asyncio.current_task()
        while not is_final:
            if not self.replies and not self.is_stale:
                self.sleeper = loop.create_future()
                await self.sleeper
            due, self.replies = self.replies, []
            if self.is_stale:
                table = self.table()
                table["done"] = [message["id"] for message in due if message["type"] == "done"]
                due = [message for message in due if message["type"] != "done"]
                await self.send(table)
            for message in due:
                is_final = is_final or (message["type"] == "trouble" and message["is_final"])
                await self.send(message)

    async def send(self, message: ServerMessage) -> None:
        """A client that does not read is dropped; a timer costs less than a task that waits.

        Everybody's messages are made first and written in the next turn of the loop, one after the other: a reader
        that sleeps is woken once for many of them.
        """
        assert self.writer is not None
        text = orjson.dumps(message).decode()
        await asyncio.sleep(0)
        timer = asyncio.get_running_loop().call_later(self.hub.settings.send_patience, self.writer.cancel)
        try:
            await self.socket.send({"type": "websocket.send", "text": text})
        finally:
            timer.cancel()

    def table(self) -> TableMessage:
        self.is_stale = False
        table = self.live.table
        if self.rewound != table.rewound:
            self.rewound = table.rewound
            self.log_from = 0
        message = self.live.showing.message(
            self.seat, self.lang, self.log_from, self.chat_from, self.live.here(), self.live.watchers(), now_ms()
        )
        self.log_from += len(message["log"])
        self.chat_from += len(message["chat"])
        scene, self.scene = self.scene, message["scene"]
        message["changes"] = changes(scene, self.scene)
        if message["changes"] is not None:
            message["scene"] = None
        return message

    # -- in ----------------------------------------------------------------------------

    async def read(self) -> None:
        while True:
            text = await received(self.socket)
            wait = self.bucket.wait()
            if wait > 0:
                REFUSED.labels("too fast").inc()
                await asyncio.sleep(wait)  # a client that talks too fast is heard more slowly; nobody else waits
            if len(self.replies) > MOST_REPLIES:
                self.trouble(-1, TOO_FAST, is_final=True)
                return
            try:
                frame = FRAME.validate_json(text)
            except ValidationError:
                REFUSED.labels("not readable").inc()
                self.trouble(frame_id(text), NOT_READ)
                continue
            frames_that(frame.do).inc()
            await self.obey(frame)

    async def obey(self, frame: Any) -> None:
        """Reply to one frame, whatever comes of it."""
        try:
            await self.do(frame)
        except AlreadyDone:
            self.reply({"type": "done", "id": frame.id})
        except Refused as error:
            self.refuse(frame.id, error.refusals)
        except BadInput as trouble:
            self.trouble(frame.id, Phrase(trouble.message("en"), trouble.message("de")))
        except TooManyMatches:
            self.trouble(frame.id, TOO_MUCH)
        except StoreFailed:
            log.exception("an entry could not be written")
            self.trouble(frame.id, NOT_SAVED)

    def refuse(self, frame: int, refusals: tuple[Refusal, ...]) -> None:
        REFUSED.labels("rule").inc()
        told = self.live.showing.refusals(self.seat, refusals, self.lang)
        self.reply({"type": "refused", "id": frame, "refusals": told})

    async def do(self, frame: Any) -> None:
        seat, showing = self.seat, self.live.showing
        match frame:
            case AnswerFrame():
                said = said_json(frame.answer)
                await self.hub.act(self.live, lambda table, now: table.answer(seat, frame.turn, said, now))
            case ConcedeFrame():
                await self.hub.act(self.live, lambda table, now: table.concede(seat, now))
            case AsideFrame():
                await self.hub.act(self.live, lambda table, now: table.aside(seat, frame.key, now))
            case SitFrame():
                force = {"text": frame.force.text} if isinstance(frame.force, OwnForce) else frame.force
                await self.hub.act(self.live, lambda table, now: table.sit(seat, frame.name, force, now))
            case ChatFrame() if self.live.talks_too_much(seat, self.address, self.hub.settings):
                self.trouble(frame.id, TALKS_TOO_MUCH)
                return
            case MuteFrame():
                await self.hub.act(self.live, lambda table, now: table.mute(seat, frame.yes, now))
            case EarlierFrame():
                self.reply(showing.earlier(frame.id, frame.before, CHAT_PAGE))
                return
            case ChatFrame():
                await self.hub.act(self.live, lambda table, now: table.say(seat, self.name, frame.text, now))
            case OfferFrame() | ReplyFrame() if frame.what == "rematch":
                await rematch_of(self.hub, self.live, seat, getattr(frame, "yes", True), self.address)
            case OfferFrame():
                await self.hub.act(self.live, lambda table, now: table.offer(seat, frame.what, now))
            case ReplyFrame():
                await self.hub.act(self.live, lambda table, now: table.reply(seat, frame.what, frame.yes, now))
            case LangFrame():
                self.lang, self.log_from = frame.lang, 0
                self.wake()
            case JudgeFrame():
                self.judge(frame)
                return
            case WhyFrame():
                tries = showing.why(seat, frame.thing, self.lang)
                self.reply({"type": "why", "id": frame.id, "thing": frame.thing, "tries": tries})
                return
            case PlanFrame() | WayFrame() | ReachFrame() | RaysFrame() | AboutFrame():
                self.measure(frame)
                return
            case OddsFrame():
                after = None if frame.after is None else self.said(frame.after)
                self.reply(await foretell(showing, seat, frame.id, self.said(frame.answer), after, self.lang))
                return
            case FollowFrame():
                self.reply(look_ahead(showing, seat, frame.id, self.said(frame.answer), frame.things, self.lang))
                return
            case HintFrame():
                self.hint(frame)
                return
            case AdviceFrame():
                self.live.table.need_advised(seat)
                self.hub.do(self.advise(frame.id))
                return
            case PingFrame():
                self.reply({"type": "pong", "id": frame.id})
                return
        self.reply({"type": "done", "id": frame.id})

    async def advise(self, number: int) -> None:
        """Beside everything else: an answer is taken at once while a bot thinks about it."""
        reasons = await advising.advice_of(self.hub, self.live, self.seat)
        self.reply(advising.told(self.live.showing, self.seat, number, reasons, self.lang))

    def said(self, answer: SaidAnswer) -> Answer:
        return read_answer({**said_json(answer), "seat": self.seat})

    def judge(self, frame: JudgeFrame) -> None:
        match = self.live.table.match
        refusals: list[Refusal] = []
        if match is not None:
            answer = self.said(frame.answer)
            refusals = list(self.live.showing.view(match, self.seat).judge(answer).refusals)
        told = self.live.showing.refusals(self.seat, refusals, self.lang)
        self.reply({"type": "verdict", "id": frame.id, "legal": not told, "refusals": told})

    def measure(self, frame: PlanFrame | WayFrame | ReachFrame | RaysFrame | AboutFrame) -> None:
        measuring = Measuring(self.live.showing, self.seat, self.lang)
        match frame:
            case PlanFrame():
                answer = self.said(frame.answer)
                self.reply(measuring.plan(frame.id, answer))
            case WayFrame():
                to, path = (frame.to[0], frame.to[1]), tuple([(spot[0], spot[1]) for spot in frame.path])
                wish = Wish(to, tuple(frame.picks), path, frame.facing, tuple(frame.numbers))
                self.reply(measuring.way(frame, wish))
            case ReachFrame():
                region = measuring.reach(frame)
                self.reply({"type": "reach", "id": frame.id, "region": region})
            case RaysFrame():
                self.reply({"type": "rays", "id": frame.id, "thing": frame.thing, "rays": measuring.rays(frame.thing)})
            case AboutFrame():
                self.reply({"type": "about", "id": frame.id, "about": measuring.about(frame.thing)})

    def hint(self, frame: HintFrame) -> None:
        """A few legal answers; bots that think have their own place."""
        match = self.live.table.match
        view = None if match is None else self.live.showing.view(match, self.seat)
        hints = []
        if view is not None and view.asks:
            proposals = view.game.propose(view, view.asks[0], HINTS, seeded(self.live.table.n))
            hints = self.live.showing.hints(self.seat, proposals, self.lang)
        self.reply({"type": "hints", "id": frame.id, "hints": hints})


def said_json(said: SaidAnswer) -> dict[str, Any]:
    return {
        "key": said.key,
        "subject": said.subject,
        "detail": said.detail,
        "picks": said.picks,
        "path": said.path,
        "numbers": said.numbers,
    }


def frame_id(text: str) -> int:
    """The number of a frame that is otherwise unreadable."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return -1
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 2**53 else -1


async def attend(hub: Hub, live: Live, socket: WebSocket, seat: Seat, lang: str, name: str, address: str) -> None:
    """Serve one socket until it closes."""
    live = hub.keep(live)
    listener = Listener(hub, live, socket, seat, lang, name, address)
    live.listeners.add(listener)
    SOCKETS.inc()
    hub.attend(live)  # bots among themselves go on while somebody watches
    for other in live.listeners:
        other.wake()
    tasks = [asyncio.create_task(listener.read()), asyncio.create_task(listener.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.listeners.discard(listener)
        SOCKETS.dec()
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for other in live.listeners:
            other.wake()
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, TimeoutError)):
            raise error


async def received(socket: WebSocket) -> str:
    """The next frame; one of bytes is as unreadable as an empty one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


async def hello(socket: WebSocket) -> Any:
    """The first frame; None where it is none."""
    try:
        return HELLO.validate_json(await asyncio.wait_for(received(socket), PATIENCE))
    except (ValidationError, TimeoutError, WebSocketDisconnect):
        return None


def spectator_or(seat: Seat) -> Seat:
    return seat if seat >= 0 else SPECTATOR
