"""Matches that have been played: frame by frame, as a record, and as a scenario."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.kernel import SPECTATOR, Seat
from tercio.scenario import scenario_of
from tercio.server.api.matches import MatchId
from tercio.server.api.phrase import phrase
from tercio.server.api.positions import OpenedPosition
from tercio.server.api.who import account_of, bearer_of, seat_at
from tercio.server.core.frames import Language
from tercio.server.core.positions import NOT_EDITED
from tercio.server.core.reel import Reel, reel_of
from tercio.server.core.story import story_of
from tercio.server.core.table import OVER, Table
from tercio.server.hub import Live
from tercio.server.responses import json_response
from tercio.server.server import Server, ServerHere
from tercio.server.trouble import Failure, Trouble, not_found
from tercio.wire import record_text

SAY: Final = Wording("tercio.server")

router = APIRouter(prefix="/api/matches", tags=["replays"])
MOST_SEATS: Final = 100
MISSING: dict[int | str, dict[str, Any]] = {404: {"model": Trouble}, 409: {"model": Trouble}, 422: {"model": Trouble}}


def file_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """What is sent when all goes well, for the description of the interface."""
    return {200: {"description": "A file", "content": {kind: {"schema": {"type": "string"}}}}}


class Replay(BaseModel):
    """Some stills of a match. `total` is the number of answers: stills go from 0 to that."""

    game: str
    names: list[str]
    seat: int  # whose view it is; below zero for spectators
    total: int
    is_open: bool
    outcome: dict[str, Any] | None  # see `Outcome` in /api/schema.json
    rounds: list[dict[str, int]]
    stills: list[dict[str, Any]]


@router.get("/{match}/replay", responses=MISSING, response_model=Replay)
async def stills(
    request: Request,
    match: MatchId,
    server: ServerHere,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 40,
    lang: Language = "en",
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS)] = None,
) -> Response:
    """What this seat, or a spectator, saw; everything once the match is over, and then from any seat."""
    table = await table_of(server, match)
    reel = await reel_for(server, request, table)
    if seat is not None and seat != reel.seat:
        need_end(table)
        reel = reel._replace(seat=need_seat(reel, seat))
    told = await asyncio.to_thread(reel.stills, first, count, lang)
    names = [reel.speaker(lang).seat(number) for number in range(len(reel.names))]
    return json_response(
        {
            "game": table.head.game,
            "names": names,
            "seat": reel.seat,
            "total": len(reel.answers),
            "is_open": reel.is_open,
            "outcome": told.outcome,
            "rounds": told.rounds,
            "stills": told.stills,
        }
    )


@router.get("/{match}/story", responses=MISSING, response_model=dict[str, Any])
async def story(request: Request, match: MatchId, server: ServerHere, lang: Language = "en") -> Response:
    """How a match went that is over: its course, its best deed, losses and dice. See `Story` in /api/schema.json."""
    live = await live_of(server, match)
    need_end(live.table)
    if lang not in live.stories:
        reel = await reel_for(server, request, live.table)
        live.stories[lang] = await asyncio.to_thread(story_of, reel._replace(seat=SPECTATOR), lang)
    return json_response(live.stories[lang])


@router.get("/{match}/record", responses=MISSING | file_of("application/jsonl"), response_class=Response)
async def record(match: MatchId, server: ServerHere) -> Response:
    """The match as a file that `tercio replay` and `tercio verify` read."""
    table = await table_of(server, match)
    need_end(table)
    assert table.recorder is not None
    return download(record_text(table.recorder.record()), f"{match}.jsonl", "application/jsonl")


@router.get("/{match}/scenario", responses=MISSING | file_of("application/toml"), response_class=Response)
async def scenario(
    request: Request, match: MatchId, server: ServerHere, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """The position after a number of answers as a scenario file, to report a ruling."""
    table = await table_of(server, match)
    need_end(table)
    reel = await reel_for(server, request, table)
    text = await asyncio.to_thread(lambda: scenario_of(reel.match_after(after)))
    return download(text, f"{match}-{after}.toml", "application/toml")


@router.get("/{match}/position", responses=MISSING)
async def position(
    request: Request, match: MatchId, server: ServerHere, after: Annotated[int | None, Query(ge=0, le=1_000_000)] = None
) -> OpenedPosition:
    """The position after a number of answers, or now, to be edited. What is under way is forgotten."""
    table = await table_of(server, match)
    editor = box_of(table.head.game).editor
    if editor is None:
        raise not_found(*NOT_EDITED)
    if not table.is_practice:
        need_end(table)
    reel = await reel_for(server, request, table)
    count = len(reel.answers) if after is None else min(after, len(reel.answers))
    written = await asyncio.to_thread(lambda: editor().settled(reel.match_after(count)))
    title = phrase(SAY("after-answers", number=count))
    return OpenedPosition(game=table.head.game, title=title, position=written, dice=[])


async def live_of(server: Server, match: str) -> Live:
    live = await server.hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    return live


async def table_of(server: Server, match: str) -> Table:
    return (await live_of(server, match)).table


async def reel_for(server: Server, request: Request, table: Table) -> Reel:
    seat = await seat_at(server, table, bearer_of(request), await account_of(server, request))
    reel = reel_of(table, seat if seat >= 0 else SPECTATOR)
    if reel is None:
        raise Failure(409, *SAY("match-not-begun-yet"), "T-SEAT-02")
    return reel


def need_seat(reel: Reel, seat: Seat) -> Seat:
    if seat >= len(reel.names):
        raise not_found(*SAY("match-no-such-seat"))
    return seat


def need_end(table: Table) -> None:
    if table.stage != OVER:
        raise Failure(
            409,
            *SAY("what-hidden-stays-hidden-until"),
        )


def download(text: str, name: str, kind: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
