"""Matches that are over, tried another way: lines that begin from one of their moments, seen, played on and kept."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.hall.api.matches import Made, MatchId, NewSeat, plain_seat
from tercio.hall.api.replays import MOST_SEATS, Number, live_of, need_end, need_seat, reel_for, table_of
from tercio.hall.api.who import seat_at
from tercio.hall.frames import Language
from tercio.hall.hub import Hub, Live
from tercio.hall.opening.variations import (
    Tried,
    TriedStep,
    chances_in,
    file_of_line,
    line_of,
    table_of_line,
    tried_at,
)
from tercio.hall.routes import Caller, Reply, Routes
from tercio.hall.secret import new_token
from tercio.hall.shapes import Sized, Within
from tercio.hall.showing.reel import Reel, Still
from tercio.hall.tables.entry import PERSON
from tercio.hall.thinking.advice import Retrospect, retrospect_of
from tercio.hall.trouble import Failure, not_found

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/matches", "variations")
Steps = Annotated[tuple[Tried, ...], Sized(0, 300)]
Remark = Annotated[str, Sized(0, 2_000)]


class WantedLine(NamedTuple):
    """A line that begins after so many answers of the match, as one seat sees it."""

    after: Number
    steps: Steps
    lang: Language = "en"
    seat: Annotated[int, Within(0, MOST_SEATS)] = 0
    is_known: bool = False  # no more than this seat could know


class PlayedLine(NamedTuple):
    """A line to be played on: by whom."""

    after: Number
    steps: Steps
    seats: Annotated[tuple[NewSeat, ...], Sized(2, 8)]


class WrittenLine(NamedTuple):
    """A line to be saved, with what somebody wrote about its beginning."""

    after: Number
    steps: Steps
    title: Annotated[str, Sized(0, 200)] = ""
    about: Remark = ""


class ShownLine(TypedDict):
    """A still for the moment where it begins and one for each answer, and the chances there, by seat, in percent.

    There are no chances where somebody is in the middle of a deed.
    """

    stills: list[Still]
    chances: list[list[int]]


class TriedLine(TypedDict):
    """What was answered at a table."""

    steps: list[TriedStep]


@routes.post("/{match}/variations/show", ShownLine)
async def show(hub: Hub, caller: Caller, match: MatchId, wanted: WantedLine) -> ShownLine:
    """Every moment of the line."""
    _, line = await line_for(hub, caller, match, wanted.after, wanted.steps)
    seen = line._replace(seat=need_seat(line, wanted.seat), is_open=not wanted.is_known)
    told = await hub.beside(seen.stills, 0, len(line.answers) + 1, wanted.lang)
    return {"stills": told.stills, "chances": await hub.beside(chances_in, line)}


@routes.post("/{match}/variations/retrospect", Retrospect)
async def retrospect(hub: Hub, caller: Caller, match: MatchId, wanted: WantedLine) -> Retrospect:
    """T-ADVICE-01  What a bot would have answered instead of the last answer of the line."""
    live, line = await line_for(hub, caller, match, wanted.after, wanted.steps)
    if not line.answers:
        raise not_found(*SAY("no-such-answer"))
    return await retrospect_of(hub, live, line, len(line.answers), wanted.lang, caller.address)


@routes.post("/{match}/variations", Made, status=201)
async def play(hub: Hub, caller: Caller, match: MatchId, wanted: PlayedLine) -> Made:
    """T-POSITION-01  A table at the end of the line, in the middle of whatever is under way."""
    live, line = await line_for(hub, caller, match, wanted.after, wanted.steps)
    tokens = [new_token() if seat.kind == PERSON else None for seat in wanted.seats]
    seats = tuple([plain_seat(seat, token) for seat, token in zip(wanted.seats, tokens, strict=True)])
    head, entries = table_of_line(line, seats, live.table.head.packs)
    await hub.create(head, caller.address, await caller.account(), entries=entries)
    return {"id": head.id, "tokens": tokens}


@routes.post("/{match}/variations/file", "application/toml")
async def save(hub: Hub, caller: Caller, match: MatchId, wanted: WrittenLine) -> Reply:
    """The line as a scenario file: its position, its dice, every answer, and the remarks."""
    _, line = await line_for(hub, caller, match, wanted.after, wanted.steps)
    text = await hub.beside(file_of_line, line, wanted.steps, wanted.title, wanted.about)
    return Reply(text=text, media_type="application/toml", name=f"{match}-{wanted.after}.toml")


@routes.get("/{match}/tried", TriedLine)
async def tried(hub: Hub, caller: Caller, match: MatchId) -> TriedLine:
    """Everything that was answered at a table that began from a position; only those who sit there may ask."""
    table = await table_of(hub, match)
    if not table.is_practice or await seat_at(hub, table, caller) < 0:
        raise Failure(409, *SAY("what-hidden-stays-hidden-until"))
    return {"steps": await hub.beside(tried_at, table, table.names())}


async def line_for(hub: Hub, caller: Caller, match: str, after: int, steps: Steps) -> tuple[Live, Reel]:
    """What is hidden stays hidden until the match is over, so nothing is tried before."""
    live = await live_of(hub, match)
    need_end(live.table)
    reel = await reel_for(hub, caller, live.table)
    return live, await hub.beside(line_of, reel, after, steps)
