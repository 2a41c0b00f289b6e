"""What is played on this server, who wins with what, and how long it takes."""

from __future__ import annotations

import asyncio
from typing import Final

from tercio.hall.api.ladder import GameId, need_game
from tercio.hall.hub import Hub, now_ms
from tercio.hall.keeping import StoreFailed
from tercio.hall.routes import Reply, Routes
from tercio.hall.statistics import Finished, Statistics, statistics_of, table_of
from tercio.hall.trouble import NOWHERE, not_found

routes: Final = Routes("/api/statistics", "statistics")
NEWEST: Final = 2_000  # finished matches of a game that are looked at
FRESH: Final = 60_000  # milliseconds: asked again before that, the same is told again


async def finished(hub: Hub, game: str) -> list[Finished]:
    need_game(game)
    if hub.records is None:
        raise not_found(*NOWHERE)
    at, asked = hub.finished_of.get(game, (0, None))
    if asked is None or now_ms() - at > FRESH:
        asked = asyncio.ensure_future(hub.records.finished(game, NEWEST))
        hub.finished_of[game] = (now_ms(), asked)
    try:
        return await asyncio.shield(asked)  # however many ask, the database is asked once
    except StoreFailed:
        hub.finished_of.pop(game, None)
        raise


@routes.get("/{game}", Statistics)
async def statistics(hub: Hub, game: GameId) -> Statistics:
    """Of the newest finished matches."""
    return await hub.beside(statistics_of, game, await finished(hub, game))


@routes.get("/{game}/matches.csv", "text/csv")
async def matches_csv(hub: Hub, game: GameId) -> Reply:
    """The same matches, one line each, for a spreadsheet."""
    text = await hub.beside(table_of, await finished(hub, game))
    return Reply(text=text, media_type="text/csv; charset=utf-8", name=f"tercio-{game}.csv")
