"""The way to a table: a client that says hello gets a seat, watches, or is sent away."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tercio.content.wording import Phrase, Wording
from tercio.hall.api.who import seat_at
from tercio.hall.frames import Hello
from tercio.hall.hub import Closed, Hub, Live, Unreadable
from tercio.hall.listener import Ear, Listener
from tercio.hall.routes import Caller
from tercio.hall.shapes import NotFitting, read
from tercio.hall.trouble import CLOSED, OTHER_VERSION
from tercio.kernel import SPECTATOR

SAY: Final = Wording("tercio.hall")
NO_HELLO: Final = 4400
NO_SEAT: Final = 4401
KEPT_OUT: Final = 4403
NO_MATCH: Final = 4404
UNREADABLE: Final = 4409
IS_CLOSED: Final = 4410
TOO_MANY: Final = 4429
WHY: Final[dict[int, Phrase]] = {
    NO_HELLO: SAY("say-hello"),
    NO_SEAT: SAY("link-belongs-no-seat-match-2"),
    KEPT_OUT: SAY("kept-out"),
    NO_MATCH: SAY("no-such-match"),
    UNREADABLE: OTHER_VERSION,
    IS_CLOSED: CLOSED,
    TOO_MANY: SAY("too-many-sockets"),
}


class SentAway(Exception):
    """Nobody is let in; the code is that with which a socket closes."""

    def __init__(self, code: int, lang: str) -> None:
        super().__init__(code)
        self.code = code
        self.message: Any = {"type": "trouble", "id": -1, "text": WHY[code].spoken(lang), "is_final": True}


class Visitor(NamedTuple):
    """Somebody whose secret of a seat comes with the hello."""

    caller: Caller
    secret: str

    @property
    def address(self) -> str:
        return self.caller.address

    @property
    def token(self) -> str:
        return self.secret or self.caller.token

    async def account(self) -> str | None:
        return await self.caller.account()


async def welcome(hub: Hub, match: str, first: Any, caller: Caller, ear: Ear, lang: str) -> Listener:
    """`first` is the first frame, plain data; `lang` is spoken until it says another one."""
    try:
        hello: Hello = read(Hello, first)
    except NotFitting:
        raise SentAway(NO_HELLO, lang) from None
    visitor = Visitor(caller, hello.token or "")
    try:
        live: Live | None = await hub.find(match)
    except Unreadable:
        raise SentAway(UNREADABLE, hello.lang) from None
    except Closed:
        raise SentAway(IS_CLOSED, hello.lang) from None
    if live is None:
        raise SentAway(NO_MATCH, hello.lang)
    seat = await seat_at(hub, live.table, visitor)
    if visitor.token and seat < 0:
        raise SentAway(NO_SEAT, hello.lang)
    is_by_account = seat >= 0 and not visitor.token
    seat = seat if seat >= 0 else SPECTATOR
    return Listener(hub, hub.keep(live), ear, seat, hello.lang, hello.name, caller.address, is_by_account)
