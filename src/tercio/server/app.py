"""The application: everything in one process, around one store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from tercio import VERSION
from tercio.hall.hub import Hub
from tercio.hall.limits import Limits
from tercio.hall.thinking.bots import Bots
from tercio.printing.kinds import Printer
from tercio.server import sockets
from tercio.server.api import accounts, clubs, decks, mail, system
from tercio.server.api.hall import add_hall
from tercio.server.bans import Doorkeeper
from tercio.server.callers import caller_with
from tercio.server.clubs.steward import Steward
from tercio.server.cluster.cluster import Cluster
from tercio.server.cluster.door import Door
from tercio.server.cluster.relay import Relay, Way
from tercio.server.cluster.spending import Crowd, Spending
from tercio.server.failures import EVERYWHERE, tell_troubles
from tercio.server.framing import Framing
from tercio.server.guard import Guard
from tercio.server.logs import PLAIN, log_settings
from tercio.server.mail.postman import Postman
from tercio.server.metrics import LIVE, Prometheus
from tercio.server.page import serve_page
from tercio.server.passwords import Passwords
from tercio.server.server import Server
from tercio.server.settings import Settings
from tercio.server.shares import Shares
from tercio.server.store import Store
from tercio.server.sweeping import sweep_when_calm
from tercio.server.thinkers import Pool

ABOUT = "Tabletop battle games with every rule enforced and explained. Play goes through the socket of a match."


def create_app(settings: Settings, opened: Store | None = None, links: Links | None = None) -> FastAPI:
    """Opens the database itself unless it is given; closes it in any case."""
    links = links or Links()
    guard = Limits(settings.requests_per_minute), Limits(settings.sign_ins_per_minute)
    shares = Shares(settings.share, settings.share_at_once)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or await Store.open(settings.database)
        hub, passwords = Hub(store, settings, Prometheus(), shares.beside), Passwords()
        hub.bots = Bots(Pool(settings.bot_workers, settings.thoughts_waiting))
        hub.printer, hub.ladder, hub.puzzles, hub.records = Printer(), store, store, store
        hub.days = store
        LIVE.set_function(lambda: len(hub.tables))
        store.listen(hub.heard)
        await hub.open()
        doorkeeper = Doorkeeper(hub, store, settings.bans_every)
        hub.do(doorkeeper.keep_out())
        hub.do(sweep_when_calm())
        steward = Steward(hub, store)
        hub.do(steward.go_round())
        postman = Postman(hub, store, settings) if settings.mail else None
        if postman is not None:
            hub.do(postman.go_round())
        server = Server(settings, store, hub, passwords, doorkeeper, Crowd(), links.way, steward, postman, shares)
        app.state.server = server
        door = None
        if links.config is not None and not store.address.is_sqlite:
            door = await connect(server, links, guard)
        try:
            yield
        finally:
            if door is not None and links.way.cluster is not None:
                await links.way.cluster.leave()
                await door.close()
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
    for part in (system, decks, accounts, mail, clubs, sockets):
        app.include_router(part.router)
    add_hall(app)
    tell_troubles(app)
    app.add_middleware(Relay, way=links.way)
    app.add_middleware(Guard, settings=settings, requests=guard[0], guesses=guard[1], shares=shares)
    serve_page(app, Path(str(files("tercio.server"))) / "page")
    return app


def config_of(
    settings: Settings, opened: Store | None = None, has_access_log: bool = False, log_kind: str = PLAIN
) -> uvicorn.Config:
    """The application with everything that guards its connections; a proxy is believed only where it is named."""
    links = Links()
    links.config = uvicorn.Config(
        create_app(settings, opened, links),
        http=caller_with(settings, links.calls, links.way),
        ws=Framing,
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        access_log=has_access_log,
        log_config=log_settings(log_kind, has_access_log),
        log_level="info" if has_access_log else "warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return links.config


class Links:
    """What the application and its connections know of each other."""

    def __init__(self) -> None:
        self.calls = Crowd()
        self.way = Way()
        self.config: uvicorn.Config | None = None


async def connect(server: Server, links: Links, guard: tuple[Limits, Limits]) -> Door:
    """The process is one of those that share its database."""
    assert links.config is not None
    limits = {
        "requests": guard[0],
        "sign-ins": guard[1],
        "matches": server.hub.makers,
        "kept": server.hub.kept,
        "passwords": server.passwords.wrong,
        "shares": server.shares.limits,
    }
    if server.postman is not None:
        limits["letters"] = server.postman.asking
    spending = Spending(limits, {"sockets": server.sockets, "connections": links.calls})
    cluster = Cluster(server.store, server.hub, spending)
    door = Door(links.config, cluster)
    await cluster.join(server.settings.door, await door.open(server.settings.door))
    links.way.cluster = cluster
    return door
