"""A real server in a thread of the test, and clients that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from tercio.server.app import config_of
from tercio.server.server import Server
from tercio.server.settings import Settings

PATIENCE = 60.0  # seconds: a machine with much else to do is no fault
Json = dict[str, Any]
Found = TypeVar("Found")
EASY = Settings(
    frames_per_second=100_000,
    frames_at_once=1_000,
    requests_per_minute=100_000,
    new_matches_per_minute=100_000,
    sign_ins_per_minute=100_000,
    share=1_000.0,
    share_at_once=1_000_000.0,
)


class LiveServer:
    """One server process in a thread; `inside` looks behind the scenes."""

    def __init__(self, settings: Settings) -> None:
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self.listening.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.listening.getsockname()[1]}"
        config = config_of(settings, has_access_log=True)
        config.timeout_graceful_shutdown = 2
        self.app: FastAPI = config.app  # type: ignore[assignment]
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        self.browsers: list[httpx.Client] = []
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        wait_for(lambda: self.server.started)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))
        self.loop.close()

    @property
    def inside(self) -> Server:
        server: Server = self.app.state.server
        return server

    def call(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        for browser in (self.http, *self.browsers):
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive()

    def __enter__(self) -> LiveServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def browser(self, **headers: str) -> httpx.Client:
        """Somebody with cookies of his own."""
        self.browsers.append(httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE, headers=headers))
        return self.browsers[-1]

    # -- matches ---------------------------------------------------------------------

    def make(self, *seats: Json, game: str = "skirmish", **more: Any) -> tuple[str, list[str]]:
        """A new match and its secrets; two people with names if nothing else is said."""
        wanted = list(seats) or [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        made = self.http.post("/api/matches", json={"game": game, "seats": wanted, "is_public": True, **more})
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["tokens"]

    def sit(self, match: str, token: str | None = None, lang: str = "en", **more: Any) -> Client:
        return Client(self.host, match, token, lang, **more)


class Client:
    """One socket. `table` is the newest table; the log and the chat go on from message to message."""

    def __init__(self, host: str, match: str, token: str | None, lang: str = "en", **more: Any) -> None:
        self.match = match
        self.opened = ExitStack()
        connecting = connect(
            f"{more.pop('scheme', 'ws')}://{host}/api/matches/{match}/play",
            max_size=None,
            compression=None,
            **more.pop("connecting", {}),
        )
        self.socket: ClientConnection = self.opened.enter_context(connecting)
        self.table: Json = {}
        self.done: set[int] = set()  # what tables have acknowledged
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.messages: list[Json] = []
        self.id = 0
        self.send({"do": "hello", "token": token, "lang": lang, **more})

    def send(self, frame: Json | str | bytes) -> None:
        self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        self.messages.append(message)
        if message["type"] == "table":
            if message["changes"] is not None:
                assert message["scene"] is None
                message["scene"] = patched(self.table["scene"], message["changes"])
            self.table = message
            self.done |= set(message["done"])
            self.log[message["log_from"] :] = message["log"]
            self.chat[message["chat_from"] :] = message["chat"]
        return message

    def seen(self, wanted: Callable[[Json], object] = bool) -> Json:
        """The first table, the present one included, of which this holds."""
        while not self.table or not wanted(self.table):
            self.receive()
        return self.table

    def say(self, do: str, **more: Any) -> int:
        self.id += 1
        self.send({"do": do, "id": self.id, **more})
        return self.id

    def reply(self, number: int) -> Json:
        while number not in self.done:
            message = self.receive()
            if message["type"] != "table" and message["id"] == number:
                return message
        return {"type": "done", "id": number}

    def ask(self, do: str, **more: Any) -> Json:
        return self.reply(self.say(do, **more))

    def answer(self, key: str, turn: int | None = None, **more: Any) -> Json:
        self.seen()
        number = self.table["turn"] if turn is None else turn
        return self.ask("answer", turn=number, answer={"key": key, **more})

    def rules(self, message: Json) -> list[str]:
        assert message["type"] == "refused", message
        return [refusal["rule"] for refusal in message["refusals"]]

    def close(self) -> None:
        self.opened.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def patched(before: Any, patch: Json) -> Any:
    """An object or list with what has changed in it; the first is not touched."""
    put: Json = {**patch.get("put", {})}
    for key, inner in patch.get("within", {}).items():
        put[key] = patched(before[int(key)] if isinstance(before, list) else before[key], inner)
    if isinstance(before, list):
        return [put.pop(str(position), value) for position, value in enumerate(before)]
    return {key: value for key, value in before.items() if key not in patch.get("gone", [])} | put


def wait_for(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.01)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tercio.db'}"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests of a file; nobody is too fast for it."""
    logging.getLogger("uvicorn").setLevel(logging.INFO)
    with LiveServer(EASY._replace(database=sqlite(tmp_path_factory.mktemp("server")))) as server:
        yield server
