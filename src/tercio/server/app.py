"""The application: everything in one process, around one store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from tercio import VERSION
from tercio.server.api import accounts, decks, games, lobby, matches, positions, replays, rules, system
from tercio.server.bots import Bots
from tercio.server.callers import caller_with
from tercio.server.failures import EVERYWHERE, tell_troubles
from tercio.server.guard import Guard
from tercio.server.hub import Hub
from tercio.server.page import serve_page
from tercio.server.passwords import Passwords
from tercio.server.server import Server
from tercio.server.settings import Settings
from tercio.server.store import Store

ABOUT = "Tabletop battle games with every rule enforced and explained. Play goes through the socket of a match."


def create_app(settings: Settings, opened: Store | None = None) -> FastAPI:
    """Opens the database itself unless it is given; closes it in any case."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or await Store.open(settings.database)
        hub, passwords = Hub(store, settings), Passwords()
        hub.bots = Bots(settings.bot_workers, settings.thoughts_waiting)
        store.listen(hub.heard)
        await hub.open()
        app.state.server = Server(settings, store, hub, passwords)
        try:
            yield
        finally:
            await hub.close()
            hub.bots.close()
            passwords.close()
            await store.close()

    app = FastAPI(
        title="Tercio",
        version=VERSION,
        description=ABOUT,
        lifespan=lifespan,
        redoc_url=None,
        docs_url=None,
        responses=EVERYWHERE,
    )
    for part in (system, games, decks, rules, accounts, replays, matches, lobby, positions):
        app.include_router(part.router)
    tell_troubles(app)
    app.add_middleware(Guard, settings=settings)
    serve_page(app, Path(str(files("tercio.server"))) / "page")
    return app


def config_of(settings: Settings, opened: Store | None = None, has_access_log: bool = False) -> uvicorn.Config:
    """The application with everything that guards its connections; a proxy is believed only where it is named."""
    return uvicorn.Config(
        create_app(settings, opened),
        http=caller_with(settings),
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        access_log=has_access_log,
        log_level="info" if has_access_log else "warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
