"""Making matches, looking at them, and sitting down at one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of
from tercio.games.forces import nothing_to_agree
from tercio.kernel import Game, seeded, start
from tercio.kernel.record import dump_dice
from tercio.server.api.positions import Faces
from tercio.server.api.who import account_of, address_of, bearer_of, seat_at
from tercio.server.bots import BOTS, OFFERED
from tercio.server.core.entry import BOT, PERSON, ClockHead, Head, SeatHead
from tercio.server.core.frames import OwnForce
from tercio.server.core.table import OVER, Table, tidy
from tercio.server.failures import OTHER_VERSION
from tercio.server.guard import is_own_host, is_own_origin
from tercio.server.hub import Unreadable, now_ms
from tercio.server.lessons import lesson_head
from tercio.server.practice import practice_head
from tercio.server.secret import hash_of, new_id, new_seed, new_token
from tercio.server.server import ServerHere, server_of
from tercio.server.sockets import attend, hello, spectator_or
from tercio.server.trouble import Failure, Trouble, not_found
from tercio.texts import phrasebook_of

SAY: Final = Wording("tercio.server")

router = APIRouter(prefix="/api/matches", tags=["matches"])

MatchId = Annotated[str, Field(pattern="^[a-z0-9]{4,40}$")]


AgreedValue = Annotated[str, Field(max_length=40)]


class NewSeat(BaseModel):
    """Who will sit there. A person without a name is somebody else, who will sit down by the link."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["person", "bot"]
    bot: Annotated[str, Field(max_length=40)] = "veteran"
    name: Annotated[str, Field(max_length=100)] = ""
    force: Annotated[str, Field(max_length=100)] | OwnForce | None = None


class NewClock(BaseModel):
    """Minutes for the whole match, and seconds for every answer."""

    model_config = ConfigDict(extra="forbid")
    minutes: Annotated[float, Field(gt=0, le=600, allow_inf_nan=False)]
    increment_s: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0


class NewTable(BaseModel):
    """A match to be made."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=0, max_length=8)] = []
    clock: NewClock | None = None
    campaign: bool = False
    agreed: Annotated[dict[Annotated[str, Field(max_length=40)], AgreedValue], Field(max_length=20)] = {}
    is_public: bool = False  # listed in the lobby, for anybody to watch
    tutorial: Annotated[str, Field(max_length=60)] = ""
    position: dict[str, Any] | None = None  # to begin from, in the words of scenario files
    dice: Faces = []  # that fall first, where there is a position


class Made(BaseModel):
    """The new match, and the secret of each person's seat. They are told only here."""

    id: str
    tokens: list[str | None]


class SeatInfo(BaseModel):
    name: str
    kind: Literal["person", "bot"]
    bot: str
    is_taken: bool


class MatchSummary(BaseModel):
    """What everybody may know of a match."""

    id: str
    game: str
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    winners: list[int] | None
    created_at: int
    round: int
    answers: int
    is_practice: bool


@router.post("", responses={422: {"model": Trouble}, 429: {"model": Trouble}}, status_code=201)
async def make_match(request: Request, wanted: NewTable, server: ServerHere) -> Made:
    if wanted.game not in GAMES:
        shelf = ", ".join(GAMES)
        raise Failure(422, *SAY("no-such-game", shelf=shelf))
    owner, maker = await account_of(server, request), address_of(request)
    if wanted.tutorial:
        name = tidy(wanted.seats[0].name) if wanted.seats else ""
        head, token = lesson_head(wanted.game, wanted.tutorial, server.hub.game(wanted.game).version, name)
        await server.hub.create(head, maker, owner, is_public=False)
        return Made(id=head.id, tokens=[token, *[None for _ in head.seats[1:]]])
    game = server.hub.game(wanted.game)
    tokens = [new_token() if seat.kind == PERSON else None for seat in wanted.seats]
    if wanted.position is not None:
        seats = tuple([plain_seat(seat, token) for seat, token in zip(wanted.seats, tokens, strict=True)])
        head = await asyncio.to_thread(practice_head, game, wanted.position, tuple(wanted.dice), seats)
        await server.hub.create(head, maker, owner, is_public=False)
        return Made(id=head.id, tokens=tokens)
    head = head_of(game, wanted, tokens)
    await server.hub.create(head, maker, owner, wanted.is_public)
    return Made(id=head.id, tokens=tokens)


def head_of(game: Game, wanted: NewTable, tokens: list[str | None]) -> Head:
    forces = box_of(game.id).forces
    fewest, most = (2, 2) if forces is None else (forces.fewest, forces.most)
    possible = tuple(range(fewest, most + 1)) if forces is None else forces.numbers()
    if len(wanted.seats) not in possible and len(possible) < most - fewest + 1:
        *others, last = [str(number) for number in possible]
        raise Failure(422, *SAY("players-possible", others=", ".join(others), last=last))
    if not fewest <= len(wanted.seats) <= most:
        raise Failure(422, *SAY("seats-possible", fewest=fewest, most=most))
    dice = seeded(new_seed())
    bare = Head(
        new_id(),
        game.id,
        game.version,
        dump_dice(dice),
        tuple([SeatHead(seat.kind) for seat in wanted.seats]),
        None
        if wanted.clock is None
        else ClockHead(int(wanted.clock.minutes * 60_000), int(wanted.clock.increment_s * 1000)),
        {"campaign": True} if wanted.campaign and forces is not None else {},
        at=now_ms(),
        agreed=said(wanted.agreed),
    )
    reader = Table(bare, game)
    taken: list[Any] = []
    seats: list[SeatHead] = []
    lots = seeded(new_seed())
    for seat, token in zip(wanted.seats, tokens, strict=True):
        need_bot(seat)
        force: Any = {"text": seat.force.text} if isinstance(seat.force, OwnForce) else seat.force
        if forces is None:
            force = None
        elif force is not None:
            force = reader.read_force(force)
        elif seat.kind == BOT:
            force = forces.by_lot(game, taken, lots, bare.agreed)
        taken.append(force)
        hashed = "" if token is None else hash_of(token)
        seats.append(SeatHead(seat.kind, tidy(seat.name)[:40], seat.bot if seat.kind == BOT else "", force, hashed))
    if bare.agreed:
        check_agreed(reader, taken)
    return bare._replace(seats=tuple(seats))


def said(words: dict[str, str]) -> dict[str, str]:
    """Without what was left open."""
    return {word.strip().lower(): value.strip() for word, value in words.items() if value.strip()}


def check_agreed(table: Table, taken: list[Any]) -> None:
    """Mistakes are reported before others sit down; players who have not chosen yet are thought to bring little."""
    if table.forces is None:
        raise nothing_to_agree(next(iter(table.head.agreed)))
    least = table.forces.ready(table.game)[0].name
    forces = [least if force is None else force for force in taken]
    try:
        start(table.game, table.setup(forces), seeded(0))
    except BadInput as trouble:  # its place in a set-up means nothing to somebody who fills in a form
        raise Failure(422, trouble.en, trouble.de) from None


def plain_seat(seat: NewSeat, token: str | None) -> SeatHead:
    """Without a deck or an army: what everybody has lies on the table."""
    need_bot(seat)
    bot = seat.bot if seat.kind == BOT else ""
    return SeatHead(seat.kind, tidy(seat.name)[:40], bot, None, "" if token is None else hash_of(token))


def need_bot(seat: NewSeat) -> None:
    if seat.kind == BOT and seat.bot not in BOTS:
        known = ", ".join(OFFERED)
        raise Failure(422, *SAY("no-such-bot", known=known))


@router.get("/{match}", responses={404: {"model": Trouble}, 422: {"model": Trouble}})
async def look(match: MatchId, server: ServerHere) -> MatchSummary:
    live = await server.hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    return summary_of(live.table)


def summary_of(table: Table) -> MatchSummary:
    match = table.match
    book = phrasebook_of(table.head.game)
    rounds = [] if match is None else [book.fact(event, "round") for event in match.events if event.name == "round"]
    return MatchSummary(
        id=table.head.id,
        game=table.head.game,
        seats=[
            SeatInfo(
                name=name, kind="bot" if seat.kind == BOT else "person", bot=seat.bot, is_taken=sitting is not None
            )
            for seat, name, sitting in zip(table.head.seats, table.names(), table.sittings, strict=True)
        ],
        stage=table.stage,  # type: ignore[arg-type]
        winners=list(table.outcome.winners) if table.stage == OVER and table.outcome else None,
        created_at=table.head.at,
        round=rounds[-1] if rounds else 0,
        answers=0 if match is None else len(match.answers),
        is_practice=table.is_practice,
    )


@router.websocket("/{match}/play")
async def play(socket: WebSocket, match: str) -> None:
    """Frames and messages are described in /api/schema.json."""
    server = server_of(socket)
    if not is_own_host(socket, server.settings) or not is_own_origin(socket, server.settings):
        await socket.close(4403)
        return
    await socket.accept()
    sockets, address = server.hub.sockets, address_of(socket)
    sockets[address] += 1
    lang = "de" if socket.headers.get("accept-language", "").startswith("de") else "en"  # until somebody says hello
    try:
        if sockets[address] > server.settings.sockets_per_address:
            await refuse_socket(socket, 4429, lang)
            return
        first = await hello(socket)
        lang = lang if first is None else first.lang
        live = None if first is None else await server.hub.find(match)
        if first is None or live is None:
            await refuse_socket(socket, 4400 if first is None else 4404, lang)
            return
        token = first.token or bearer_of(socket)
        seat = await seat_at(server, live.table, token, await account_of(server, socket))
        if token and seat < 0:
            await refuse_socket(socket, 4401, lang)
            return
        await attend(server.hub, live, socket, spectator_or(seat), first.lang, first.name, address)
        await socket.close()
    except Unreadable:
        await refuse_socket(socket, 4409, lang)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def refuse_socket(socket: WebSocket, code: int, lang: str) -> None:
    en, de = {
        4400: SAY("say-hello"),
        4401: SAY("link-belongs-no-seat-match-2"),
        4404: SAY("no-such-match"),
        4409: OTHER_VERSION,
        4429: SAY("too-many-sockets"),
    }[code]
    await socket.send_json({"type": "trouble", "id": -1, "text": de if lang == "de" else en, "is_final": True})
    await socket.close(code)
