"""What is going on."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final, TypedDict

from tercio.hall.api.matches import MatchSummary, summary_of
from tercio.hall.hub import Closed, Hub, Unreadable
from tercio.hall.routes import Caller, Routes
from tercio.hall.shapes import Within
from tercio.hall.trouble import sign_in_first

routes: Final = Routes("/api", "matches")
MATCHES: Final = 50


class Lobby(TypedDict):
    """Public matches that wait for somebody or are being played, the newest first."""

    running: list[MatchSummary]


class MyMatch(MatchSummary):
    """A match that this account made or plays in; `seat` is None where it only made it."""

    seat: int | None


@routes.get("/lobby", Lobby)
async def lobby(hub: Hub, limit: Annotated[int, Within(1, 100)] = 20) -> Lobby:
    found: list[MatchSummary] = []
    for info in await hub.store.list_matches(limit=limit):
        with suppress(Unreadable, Closed):
            live = await hub.find(info.id)
            if live is not None:
                found.append(summary_of(live.table))
    return {"running": found}


@routes.get("/me/matches", list[MyMatch])
async def my_matches(hub: Hub, caller: Caller) -> list[MyMatch]:
    """The newest first."""
    account = await caller.account()
    if account is None:
        raise sign_in_first()
    found: list[MyMatch] = []
    for info in await hub.store.list_matches(account, MATCHES):
        with suppress(Unreadable, Closed):
            live = await hub.find(info.id)
            if live is not None:
                seat = await hub.store.seat_of_account(info.id, account)
                found.append({**summary_of(live.table), "seat": seat})
    return found
