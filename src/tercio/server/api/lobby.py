"""What is going on."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel

from tercio.server.api.matches import MatchSummary, summary_of
from tercio.server.hub import Unreadable
from tercio.server.server import ServerHere

router = APIRouter(tags=["matches"])


class Lobby(BaseModel):
    """Public matches that wait for somebody or are being played, the newest first."""

    running: list[MatchSummary]


@router.get("/api/lobby")
async def lobby(server: ServerHere, limit: Annotated[int, Query(ge=1, le=100)] = 20) -> Lobby:
    found: list[MatchSummary] = []
    for info in await server.store.list_matches(limit=limit):
        with suppress(Unreadable):
            live = await server.hub.find(info.id)
            if live is not None:
                found.append(summary_of(live.table))
    return Lobby(running=found)
