"""`tercio serve`: the games in a browser, on this machine and for others in the same network."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language, engine, say
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from uvicorn import Server

    from tercio.server.settings import Settings

HANDING_OVER: Final = 0.0005  # seconds: the writer of the log waits for a busy loop twice a commit
BACKLOG: Final = 2048  # who comes before somebody serves
OWN: Final = ("127.0.0.1", "::1", "localhost")  # nobody else gets here
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  (only with --lan, which asks for it)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8190,
    database: Annotated[
        str,
        typer.Option(
            envvar="TERCIO_DATABASE",
            metavar="URL",
            help="sqlite:///FILE or postgresql://...; a file in your data folder if not given.",
            show_default=False,
        ),
    ] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Let other devices in your network play.")] = False,
    is_opening: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    allowed: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A name of this server, such as play.example.org."),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A proxy in front of it that tells the addresses of clients."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="So many processes serve together, over PostgreSQL.")] = 1,
    door: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Where servers on other machines reach this one, over the same database."),
    ] = "127.0.0.1",
    forget_after: Annotated[
        int,
        typer.Option(min=0, metavar="DAYS", help="Forget abandoned matches and unopened shared decks; 0: never."),
    ] = 0,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Where people reach this server, for links in e-mails: https://play.example.org"
        ),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            envvar="TERCIO_MAIL",
            metavar="URL",
            help="Tell players by e-mail that it is their turn: smtp://HOST:PORT or smtps://NAME:PASSWORD@HOST.",
            show_default=False,
            show_envvar=True,
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="The sender of these e-mails.")] = "",
    access_log: Annotated[bool, typer.Option("--access-log", help="Print a line for every request.")] = False,
    log_kind: Annotated[
        str, typer.Option("--log", metavar="plain|json", help="How the server writes about itself.")
    ] = "plain",
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Slow down clients that ask too fast.", hidden=True)
    ] = True,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same dice in every match; only for this machine.", hidden=True)
    ] = None,
    lang: Language = "",  # noqa: ARG001  (its callback chooses the language)
) -> None:
    """Play in the browser. Ctrl-C stops the server; nothing is lost."""
    from tercio.hall.secret import REPEATED
    from tercio.server.logs import FORMATS
    from tercio.server.mail.post import Post
    from tercio.server.settings import Settings

    if log_kind not in FORMATS:
        raise BadInput(*SAY("no-log-called", given=log_kind, known=", ".join(FORMATS)), key="--log")
    if seed is not None:
        if lan or host not in OWN:
            raise BadInput(*SAY("seed-for-all"), key="--seed")
        REPEATED[:] = [seed]
    if mail:
        Post(Settings(address=address, mail=mail))  # what is wrong with it is told before anything begins
    listening = open_socket(EVERYWHERE if lan else host, port)
    try:
        found = listening.getsockname()[1]
        settings = Settings(
            host=EVERYWHERE if lan else host,
            port=found,
            database=database or own_database(),
            hosts=tuple(allowed or ()),
            proxies=tuple(proxies or ()),
            forget_after=forget_after,
            door=door,
            address=address,
            mail=mail,
            mail_from=mail_from,
            bot_workers=max(1, ((os.cpu_count() or 1) - 1) // workers),
        )
        settings = settings if limits else settings.without_limits()
        is_opening = is_opening and has_screen(os.environ)
        if workers > 1:
            sys.exit(serve_together(settings, listening, workers, lan, is_opening, access_log, log_kind))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings, listening, lan, is_opening, access_log, log_kind))
    except KeyboardInterrupt:
        typer.echo(say("stopped-nothing-lost"))
    finally:
        listening.close()


def open_socket(host: str, port: int) -> socket.socket:
    """Taken before anything else happens, so that a port that is not free is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sends at once
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as failure:
        listening.close()
        raise BadInput(
            *SAY("address-cannot-used-another-one", host=host, port=port, strerror=failure.strerror, next=port + 1),
        ) from None
    return listening


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


def own_database() -> str:
    """A file in the data folder of the user who starts the server."""
    folder = data_folder(os.environ) / "tercio"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise BadInput(
            *SAY("folder-cannot-made-name-database", folder=folder, strerror=failure.strerror),
        ) from None
    return f"sqlite:///{folder / 'tercio.db'}"


def data_folder(environment: Mapping[str, str]) -> Path:
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


async def run(
    settings: Settings, listening: socket.socket, lan: bool, is_opening: bool, access_log: bool, log_kind: str
) -> None:
    """Until somebody stops it. A database that cannot be opened is reported before anything else."""
    import uvicorn

    from tercio.server.app import config_of
    from tercio.server.store import Store

    store = await Store.open(settings.database)
    get_ready()
    server = uvicorn.Server(config_of(settings, store, access_log, log_kind))
    tell(settings, lan)
    if is_opening:
        threading.Thread(target=open_browser, args=(server, url_of(settings)), daemon=True).start()
    await server.serve(sockets=[listening])


def get_ready() -> None:
    """Whatever would make somebody wait later is done."""
    from tercio.server.preparation import warm_up
    from tercio.server.sweeping import begin_to_sweep

    warm_up()
    begin_to_sweep()
    sys.setswitchinterval(HANDING_OVER)


def serve_together(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    lan: bool,
    is_opening: bool,
    access_log: bool,
    log_kind: str,
) -> int:
    """Several processes until somebody stops them; the status with which the program ends."""
    from tercio.server.cluster.crew import Crew
    from tercio.server.store import prepare_database
    from tercio.server.store.address import read_address

    if read_address(settings.database).is_sqlite:
        raise BadInput(*SAY("workers-need-postgresql"), key="--workers")
    if not hasattr(os, "fork"):
        raise BadInput(*SAY("workers-need-fork"), key="--workers")
    prepare_database(settings.database)
    get_ready()

    def work(lifeline: int, ready: Callable[[], None]) -> None:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve_beside(settings, listening, lifeline, ready, access_log, log_kind))

    tell(settings, lan)
    if is_opening:
        webbrowser.open(url_of(settings))  # visitors who come before the first worker wait at the port
    listening.listen(BACKLOG)
    return Crew(workers, work).run()


async def serve_beside(
    settings: Settings,
    listening: socket.socket,
    lifeline: int,
    ready: Callable[[], None],
    access_log: bool,
    log_kind: str,
) -> None:
    """One of several processes: until it is told to stop, or the first one ends."""
    import uvicorn

    from tercio.server.app import config_of
    from tercio.server.store import Store

    store = await Store.open(settings.database)
    server = uvicorn.Server(config_of(settings, store, access_log, log_kind))

    def end() -> None:
        server.should_exit = True
        asyncio.get_running_loop().remove_reader(lifeline)

    async def tell_when_ready() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        ready()

    asyncio.get_running_loop().add_reader(lifeline, end)
    telling = asyncio.create_task(tell_when_ready())
    await server.serve(sockets=[listening])
    telling.cancel()


def tell(settings: Settings, is_for_all: bool) -> None:
    from tercio.server.store.address import read_address

    kept = read_address(settings.database).shown
    typer.echo(say("tercio-at") + url_of(settings))
    if is_for_all:
        for address in own_addresses():
            typer.echo(say("other-devices") + f"http://{address}:{settings.port}/")
    typer.echo(say("matches-kept", kept=kept))
    typer.echo(say("engine", which=engine()))
    if not (Path(__file__).parents[1] / "server" / "page" / "index.html").exists():
        typer.echo(
            say(
                "page-not-been-built-yet",
            )
        )
    typer.echo(say("ctrl-c-stops"))


def url_of(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host == EVERYWHERE else settings.host
    return f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"


def own_addresses() -> list[str]:
    """How this machine is called in its network. Nothing is sent for it."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that exists nowhere; it only chooses the way there
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]


def has_screen(environment: Mapping[str, str]) -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_browser(server: Server, url: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(url)
