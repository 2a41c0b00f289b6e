"""What is going on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Final, TypedDict

from tercio.content.trouble import BadInput
from tercio.hall.api.matches import MatchSummary, brief_summary, summary_of
from tercio.hall.hub import Hub
from tercio.hall.keeping import Brief, MatchInfo
from tercio.hall.routes import Caller, Routes
from tercio.hall.shapes import Within
from tercio.hall.trouble import sign_in_first

routes: Final = Routes("/api", "matches")
MATCHES: Final = 50
log = logging.getLogger("tercio.hall")


class Lobby(TypedDict):
    """Public matches that wait for somebody or are being played, the newest first."""

    running: list[MatchSummary]


class MyMatch(MatchSummary):
    """A match that this account made or plays in; `seat` is None where it only made it."""

    seat: int | None


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
