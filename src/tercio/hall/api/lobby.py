"""What is going on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Final, TypedDict

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.hall.api.matches import MatchId, MatchSummary, brief_summary, summary_of
from tercio.hall.api.who import seat_at
from tercio.hall.hub import Hub
from tercio.hall.keeping import Brief, MatchInfo
from tercio.hall.routes import Caller, Routes
from tercio.hall.shapes import Within
from tercio.hall.trouble import not_found, sign_in_first

routes: Final = Routes("/api", "matches")
MATCHES: Final = 50
SAY: Final = Wording("tercio.hall")
log = logging.getLogger("tercio.hall")


class Lobby(TypedDict):
    """Public matches that wait for somebody or are being played, the newest first."""

    running: list[MatchSummary]


class MyMatch(MatchSummary):
    """A match that this account made or plays in; `seat` is None where it only made it."""

    seat: int | None


class WaitingMatch(MatchSummary):
    """A match that waits for an answer of the asker; `until` is None where no clock runs."""

    seat: int
    since: int
    until: int | None


@routes.get("/lobby", Lobby)
async def lobby(hub: Hub, limit: Annotated[int, Within(1, 100)] = 20) -> Lobby:
    infos = await hub.store.list_matches(limit=limit)
    return {"running": list((await summaries(hub, infos)).values())}


@routes.get("/me/matches", list[MyMatch])
async def my_matches(hub: Hub, caller: Caller) -> list[MyMatch]:
    """The newest first."""
    account = await caller.account()
    if account is None:
        raise sign_in_first()
    infos = await hub.store.list_matches(account, MATCHES)
    briefs = await hub.store.briefs([info.id for info in infos], account)
    told = await summaries(hub, infos, briefs)
    return [{**summary, "seat": briefs[match].seat} for match, summary in told.items() if match in briefs]


@routes.get("/me/waiting", list[WaitingMatch])
async def waiting_for_me(hub: Hub, caller: Caller) -> list[WaitingMatch]:
    """T-CLOCK-04  Matches by days: what has the least time left first."""
    account = await caller.account()
    if account is None:
        raise sign_in_first()
    found = [] if hub.days is None else await hub.days.waiting_for(account)
    told = await summaries(hub, [each.info for each in found])
    return [
        {**told[info.id], "seat": seat, "since": since, "until": until}
        for info, seat, since, until in found
        if info.id in told
    ]


@routes.get("/matches/{match}/waiting", WaitingMatch | None)
async def waits_for_me(hub: Hub, caller: Caller, match: MatchId) -> WaitingMatch | None:
    """Whether the match waits for the asker's seat, by the secret of the seat or the account."""
    live = await hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    table = live.table
    seat = await seat_at(hub, table, caller)
    if seat not in table.asked():
        return None
    until = None if table.clock is None else table.clock.ends_at(seat)
    return {**summary_of(table), "seat": seat, "since": table.last_at, "until": until}


async def summaries(
    hub: Hub, infos: Sequence[MatchInfo], briefs: dict[str, Brief] | None = None
) -> dict[str, MatchSummary]:
    """A list plays no match again: what is not in memory here is told from a few of its entries.

    What can no longer be read, or nobody may look at, is left out.
    """
    here = {info.id for info in infos if info.id in hub.tables and hub.is_home(info.id)}
    if briefs is None:
        briefs = await hub.store.briefs([info.id for info in infos if info.id not in here])
    found: dict[str, MatchSummary] = {}
    for info in infos:
        if info.id in hub.closed or info.id in hub.unreadable or (info.id not in here and info.id not in briefs):
            continue
        try:
            live = hub.tables.get(info.id) if info.id in here else None
            found[info.id] = brief_summary(hub, info, briefs[info.id]) if live is None else summary_of(live.table)
        except (BadInput, LookupError, TypeError, ValueError) as error:
            log.warning("%s cannot be told: %s", info.id, error)
    return found
