"""The application: everything in one process, around one store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import JSONResponse

from tercio import VERSION
from tercio.content.trouble import BadInput
from tercio.server.api import accounts, decks, games, matches, replays, rules, system
from tercio.server.bots import Bots
from tercio.server.guard import Guard
from tercio.server.hub import Hub
from tercio.server.page import serve_page
from tercio.server.server import Server
from tercio.server.settings import Settings
from tercio.server.store import Store, StoreFailed

ABOUT = "Tabletop battle games with every rule enforced and explained. Play goes through the socket of a match."


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hub = Hub(store, settings)
        hub.bots = Bots(settings.bot_workers)
        store.listen(hub.heard)
        app.state.server = Server(settings, store, hub)
        try:
            yield
        finally:
            await hub.close()
            hub.bots.close()
            await store.close()

    app = FastAPI(title="Tercio", version=VERSION, description=ABOUT, lifespan=lifespan, redoc_url=None, docs_url=None)
    for router in (system.router, games.router, decks.router, rules.router, accounts.router, replays.router):
        app.include_router(router)
    app.include_router(matches.router)
    app.add_exception_handler(BadInput, tell_bad_input)
    app.add_exception_handler(StoreFailed, tell_not_saved)
    app.add_middleware(Guard, settings=settings)
    serve_page(app, Path(str(files("tercio.server"))) / "page")
    return app


async def tell_bad_input(request: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, BadInput)
    return JSONResponse({"en": error.message("en"), "de": error.message("de")}, 422)


async def tell_not_saved(request: Request | WebSocket, error: Exception) -> JSONResponse:
    said = {
        "en": "This could not be saved; nothing has changed. Try again.",
        "de": "Das ließ sich nicht speichern; nichts hat sich geändert. Versuche es noch einmal.",
    }
    return JSONResponse(said, 503)
