"""Matches that have been played: frame by frame, as a record, and as a scenario."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, TypedDict

from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.hall.api.matches import MatchId
from tercio.hall.api.phrase import phrase
from tercio.hall.api.positions import OpenedPosition
from tercio.hall.api.who import seat_at
from tercio.hall.frames import Language
from tercio.hall.hub import Hub, Live
from tercio.hall.routes import Caller, Reply, Routes
from tercio.hall.shapes import Within
from tercio.hall.showing.messages import Outcome
from tercio.hall.showing.positions import NOT_EDITED
from tercio.hall.showing.reel import Reel, RoundMark, Still, reel_of
from tercio.hall.showing.story import Story, story_of
from tercio.hall.tables.table import OVER, Table
from tercio.hall.thinking import analysis as analysing
from tercio.hall.thinking.advice import Retrospect, retrospect_of
from tercio.hall.thinking.analysis import Analysis
from tercio.hall.thinking.luck import Luck, luck_of
from tercio.hall.trouble import Failure, not_found
from tercio.kernel import SPECTATOR, Seat
from tercio.scenario import scenario_of
from tercio.wire import record_text

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/matches", "replays")
MOST_SEATS: Final = 100
Number = Annotated[int, Within(0, 1_000_000)]


class Replay(TypedDict):
    """Some stills of a match. `total` is the number of answers: stills go from 0 to that."""

    game: str
    names: list[str]
    seat: int  # whose view it is; below zero for spectators
    total: int
    is_open: bool
    outcome: Outcome | None
    rounds: list[RoundMark]
    stills: list[Still]


@routes.get("/{match}/replay", Replay)
async def stills(
    hub: Hub,
    caller: Caller,
    match: MatchId,
    first: Number = 0,
    count: Annotated[int, Within(1, 100)] = 40,
    lang: Language = "en",
    seat: Annotated[int, Within(0, MOST_SEATS)] | None = None,
    is_known: bool = False,
) -> Replay:
    """What this seat, or a spectator, saw; everything once the match is over, and then from any seat.

    `is_known`: even then no more than the seat could know at each moment.
    """
    table = await table_of(hub, match)
    reel = await reel_for(hub, caller, table)
    is_open = reel.is_open
    if seat is not None and seat != reel.seat:
        need_end(table)
        reel = reel._replace(seat=need_seat(reel, seat))
    if is_known:
        reel = reel._replace(is_open=False)
    told = await hub.beside(reel.stills, first, count, lang)
    return {
        "game": table.head.game,
        "names": [reel.speaker(lang).seat(number) for number in range(len(reel.names))],
        "seat": reel.seat,
        "total": len(reel.answers),
        "is_open": is_open,
        "outcome": told.outcome,
        "rounds": told.rounds,
        "stills": told.stills,
    }


@routes.get("/{match}/story", Story)
async def story(hub: Hub, caller: Caller, match: MatchId, lang: Language = "en") -> Story:
    """How a match went that is over: its course, its best deed, losses and dice."""
    live = await live_of(hub, match)
    need_end(live.table)
    if lang not in live.stories:
        reel = await reel_for(hub, caller, live.table)
        live.stories[lang] = await hub.beside(story_of, reel._replace(seat=SPECTATOR), lang)
    return live.stories[lang]


@routes.get("/{match}/retrospect", Retrospect)
async def retrospect(
    hub: Hub, caller: Caller, match: MatchId, n: Annotated[int, Within(1, 1_000_000)], lang: Language = "en"
) -> Retrospect:
    """T-ADVICE-01  What a bot would have answered instead of answer `n` of a match that is over."""
    live = await live_of(hub, match)
    need_end(live.table)
    reel = await reel_for(hub, caller, live.table)
    if n > len(reel.answers):
        raise not_found(*SAY("no-such-answer"))
    return await retrospect_of(hub, live, reel, n, lang, caller.address)


@routes.get("/{match}/luck", Luck)
async def luck(hub: Hub, caller: Caller, match: MatchId, lang: Language = "en") -> Luck:
    """What each roll of a match that is over was worth above what could be expected of it, and all of them together."""
    live = await live_of(hub, match)
    need_end(live.table)
    reel = await reel_for(hub, caller, live.table)
    return await luck_of(hub, live, reel._replace(seat=SPECTATOR), lang, caller.address)


@routes.get("/{match}/analysis", Analysis)
async def analysis(hub: Hub, match: MatchId, lang: Language = "en") -> Analysis:
    """T-ADVICE-01  How far the strongest bot is with a match that is over, and what it thinks of each answer so far."""
    live = await live_of(hub, match)
    need_end(live.table)
    return analysing.told(hub.reviews.get(match), lang)


@routes.post("/{match}/analysis", Analysis)
async def analyse(hub: Hub, caller: Caller, match: MatchId, lang: Language = "en") -> Analysis:
    """T-ADVICE-01  The strongest bot begins to go through a match that is over, or goes on where it was stopped."""
    live = await live_of(hub, match)
    need_end(live.table)
    reel = await reel_for(hub, caller, live.table)
    review = analysing.begin(hub, live, reel._replace(seat=SPECTATOR), caller.address)
    return analysing.told(review, lang)


@routes.delete("/{match}/analysis", Analysis)
async def stop_analysis(hub: Hub, caller: Caller, match: MatchId, lang: Language = "en") -> Analysis:
    """It thinks no further; what it has found stays. Only whoever has asked for it, or has played, stops it."""
    live = await live_of(hub, match)
    review = hub.reviews.get(match)
    if review is not None:
        if caller.address != review.address and await seat_at(hub, live.table, caller) < 0:
            raise Failure(403, *SAY("analysis-of-another"))
        analysing.stop(review)
        if review.task is not None:
            await asyncio.wait((review.task,))
    need_end(live.table)
    return analysing.told(review, lang)


@routes.get("/{match}/record", "application/jsonl")
async def record(hub: Hub, match: MatchId) -> Reply:
    """The match as a file that `tercio replay` and `tercio verify` read."""
    table = await table_of(hub, match)
    need_end(table)
    assert table.recorder is not None
    return Reply(text=record_text(table.recorder.record()), media_type="application/jsonl", name=f"{match}.jsonl")


@routes.get("/{match}/scenario", "application/toml")
async def scenario(hub: Hub, caller: Caller, match: MatchId, after: Number = 0) -> Reply:
    """The position after a number of answers as a scenario file, to report a ruling."""
    table = await table_of(hub, match)
    need_end(table)
    reel = await reel_for(hub, caller, table)
    text = await hub.beside(lambda: scenario_of(reel.match_after(after)))
    return Reply(text=text, media_type="application/toml", name=f"{match}-{after}.toml")


@routes.get("/{match}/position", OpenedPosition)
async def position(hub: Hub, caller: Caller, match: MatchId, after: Number | None = None) -> OpenedPosition:
    """The position after a number of answers, or now, to be edited. What is under way is forgotten."""
    table = await table_of(hub, match)
    editor = box_of(table.head.game).editor
    if editor is None:
        raise not_found(*NOT_EDITED)
    if not table.is_practice:
        need_end(table)
    reel = await reel_for(hub, caller, table)
    count = len(reel.answers) if after is None else min(after, len(reel.answers))
    written: dict[str, Any] = await hub.beside(lambda: editor().settled(reel.match_after(count)))
    title = phrase(SAY("after-answers", number=count))
    return {"game": table.head.game, "title": title, "position": written, "dice": []}


async def live_of(hub: Hub, match: str) -> Live:
    live = await hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    return live


async def table_of(hub: Hub, match: str) -> Table:
    return (await live_of(hub, match)).table


async def reel_for(hub: Hub, caller: Caller, table: Table) -> Reel:
    seat = await seat_at(hub, table, caller)
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
        raise Failure(409, *SAY("what-hidden-stays-hidden-until"))
