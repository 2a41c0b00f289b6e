"""Somebody at a table: frames come in and are obeyed one after another; what a seat sees goes out.

A client that reads slowly gets fewer, never older messages: only the newest table is ever written to it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Protocol

from tercio.content.trouble import BadInput
from tercio.content.wording import Phrase, Wording
from tercio.games.measures import Wish
from tercio.hall.frames import (
    AboutFrame,
    AdviceFrame,
    AnswerFrame,
    AsideFrame,
    ChatFrame,
    ClientFrame,
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
    PrepareFrame,
    RaysFrame,
    ReachFrame,
    ReplyFrame,
    SaidAnswer,
    SitFrame,
    WayFrame,
    WhyFrame,
    read_frame,
)
from tercio.hall.hub import Hub, Live, now_ms
from tercio.hall.keeping import StoreFailed
from tercio.hall.meter import FRAMES, REFUSED
from tercio.hall.opening.rematch import rematch_of
from tercio.hall.shapes import NotFitting
from tercio.hall.showing.measures import Measuring
from tercio.hall.showing.messages import ServerMessage, TableMessage
from tercio.hall.showing.presentation import HINTS
from tercio.hall.tables.offers import REMATCHES
from tercio.hall.tables.prepared import Prepared
from tercio.hall.tables.refused import AlreadyDone, Refused
from tercio.hall.thinking import advice as advising
from tercio.hall.thinking.labours import TooMuchWanted
from tercio.hall.thinking.outlook import foretell, look_ahead
from tercio.hall.trouble import NOT_SAVED, TOO_MUCH
from tercio.kernel import Answer, Refusal, Seat, seeded
from tercio.wire import read_answer

SAY: Final = Wording("tercio.hall")

CHAT_PAGE: Final = 50  # lines of chat that are sent at once
log = logging.getLogger("tercio.hall")

NOT_READ = SAY("frame-cannot-read")
TALKS_TOO_MUCH = SAY("too-many-lines-at-once")


class Ear(Protocol):
    """Where messages go: a socket, or a page in the same browser."""

    async def hear(self, message: ServerMessage) -> None:
        """The client has it; one that does not take it is left."""


class Listener:
    """Somebody at a table: a seat or a spectator."""

    def __init__(
        self,
        hub: Hub,
        live: Live,
        ear: Ear,
        seat: Seat,
        lang: str,
        name: str,
        address: str,
        is_by_account: bool = False,
    ) -> None:
        self.hub = hub
        self.live = live
        self.ear = ear
        self.seat = seat
        self.lang = lang
        self.name = name
        self.address = address
        self.is_by_account = is_by_account  # the seat is that of an account, and its secret is not known here
        self.replies: list[ServerMessage] = []
        self.sleeper: asyncio.Future[None] | None = None  # the writer, while there is nothing to write
        self.is_parting = False  # he shall come again, elsewhere
        self.is_stale = True  # the table has changed since it was sent
        self.log_from = 0
        self.chat_from = max(0, len(live.table.chat) - CHAT_PAGE)
        self.scene: dict[str, Any] | None = None  # as it was sent last
        self.rewound = live.table.rewound

    def come(self) -> None:
        """From now on this client is at the table; bots among themselves go on while somebody watches."""
        self.live.serve(self)
        self.hub.attend(self.live)
        self.tell_others()

    def leave(self) -> None:
        self.live.listeners.discard(self)
        self.tell_others()

    def part(self) -> None:
        """The match is at home elsewhere: who comes again finds it there."""
        self.is_parting = True
        self.rouse()

    def tell_others(self) -> None:
        """That a player is here, or no longer, is told at once."""
        if self.seat >= 0:
            self.live.tell_all()
        else:
            self.live.tell_soon()

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
        loop = asyncio.get_running_loop()
        while not is_final and not self.is_parting:
            if not self.replies and not self.is_stale:
                self.sleeper = loop.create_future()
                await self.sleeper
            due, self.replies = self.replies, []
            if self.is_stale:
                table = self.table()
                done = [message["id"] for message in due if message["type"] == "done"]
                if done:
                    table = table.copy()  # others may get the same one
                    table["done"] = done
                due = [message for message in due if message["type"] != "done"]
                await self.ear.hear(table)
            for message in due:
                is_final = is_final or (message["type"] == "trouble" and message["is_final"])
                await self.ear.hear(message)

    def table(self) -> TableMessage:
        self.is_stale = False
        table = self.live.table
        if self.rewound != table.rewound:
            self.rewound = table.rewound
            self.log_from = 0
        live, showing = self.live, self.live.showing
        log_from, chat_from, here, watchers = self.log_from, self.chat_from, live.here(), live.watchers()
        message = showing.news(self.seat, self.lang, log_from, chat_from, here, watchers, now_ms(), self.scene)
        self.log_from += len(message["log"])
        self.chat_from += len(message["chat"])
        self.scene = showing.picture(self.seat, self.lang)["scene"]
        return message

    # -- in ----------------------------------------------------------------------------

    async def take(self, data: Any) -> None:
        """One frame as it came, plain data; None where it could not even be read."""
        try:
            frame = read_frame(data)
        except NotFitting:
            self.hub.meter.count(REFUSED, "not readable")
            self.trouble(number_of(data), NOT_READ)
            return
        self.hub.meter.count(FRAMES, frame.do)
        await self.obey(frame)

    async def obey(self, frame: ClientFrame) -> None:
        """Reply to one frame, whatever comes of it."""
        try:
            await self.do(frame)
        except AlreadyDone:
            self.reply({"type": "done", "id": frame.id})
        except Refused as error:
            self.refuse(frame.id, error.refusals)
        except BadInput as trouble:
            self.trouble(frame.id, Phrase(trouble.message("en"), trouble.message("de")))
        except TooMuchWanted:
            self.trouble(frame.id, TOO_MUCH)
        except StoreFailed:
            log.exception("an entry could not be written")
            self.trouble(frame.id, NOT_SAVED)

    def refuse(self, frame: int, refusals: tuple[Refusal, ...]) -> None:
        self.hub.meter.count(REFUSED, "rule")
        told = self.live.showing.refusals(self.seat, refusals, self.lang)
        self.reply({"type": "refused", "id": frame, "refusals": told})

    async def do(self, frame: ClientFrame) -> None:
        seat, showing = self.seat, self.live.showing
        match frame:
            case AnswerFrame():
                said = frame.answer.plain()
                await self.hub.act(self.live, lambda table, now: table.answer(seat, frame.turn, said, now))
            case ConcedeFrame():
                await self.hub.act(self.live, lambda table, now: table.concede(seat, now))
            case AsideFrame():
                await self.hub.act(self.live, lambda table, now: table.aside(seat, frame.key, now))
            case PrepareFrame():
                line = tuple([Prepared(each.kind, self.said(each.answer), each.times) for each in frame.line])
                await self.hub.act(self.live, lambda table, now: table.prepare(seat, line, now))
            case SitFrame():
                force = {"text": frame.force.text} if isinstance(frame.force, OwnForce) else frame.force
                await self.hub.act(self.live, lambda table, now: table.sit(seat, frame.name, force, now))
            case ChatFrame() if self.live.talks_too_much(seat, self.address, self.hub.manners):
                self.trouble(frame.id, TALKS_TOO_MUCH)
                return
            case MuteFrame():
                await self.hub.act(self.live, lambda table, now: table.mute(seat, frame.yes, now))
            case EarlierFrame():
                self.reply(showing.earlier(frame.id, frame.before, CHAT_PAGE))
                return
            case ChatFrame():
                await self.hub.act(self.live, lambda table, now: table.say(seat, self.name, frame.text, now))
            case OfferFrame() | ReplyFrame() if frame.what in REMATCHES:
                yes = getattr(frame, "yes", True)
                await rematch_of(self.hub, self.live, seat, frame.what, yes, self.address)
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
                self.reply(
                    await foretell(self.hub.beside, showing, seat, frame.id, self.said(frame.answer), after, self.lang)
                )
                return
            case FollowFrame():
                self.reply(look_ahead(showing, seat, frame.id, self.said(frame.answer), list(frame.things), self.lang))
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
        return read_answer({**answer.plain(), "seat": self.seat})

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


def number_of(data: Any) -> int:
    """The number of a frame that is otherwise unreadable."""
    number = data.get("id") if isinstance(data, dict) else None
    return number if type(number) is int and 0 <= number <= 2**53 else -1
