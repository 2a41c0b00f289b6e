"""People as programs: they sit at a server's table through real sockets and answer whatever they are asked."""

from __future__ import annotations

import json
import math
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from tercio.bench.effort import told_by_system
from tercio.bench.websocket import LeanSocket, connect

HOST: Final = "127.0.0.1"
COMMAND: Final = "from tercio.cli import main; main()"
GUESSES: Final = 3  # that may be refused before somebody asks for a hint
PATIENCE: Final = 120.0  # seconds, on a machine with much else to do
WORK: Final = 30.0  # seconds of the processor that a start may take: ten times what it takes
LONGEST: Final = 1_800.0  # seconds: a machine that gives it less has other troubles


class ServerProcess:
    """`tercio serve` as a process of its own; it can be killed and started again on the same database."""

    def __init__(self, database: str, log: Path, port: int = 0, more: tuple[str, ...] = ("--no-limits",)) -> None:
        self.database = database
        self.more = more  # of its options
        self.log = log
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        options = ["--host", HOST, "--port", str(self.port), "--database", self.database, "--no-open", *self.more]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(  # noqa: S603  (our own program)
                [sys.executable, "-c", COMMAND, "serve", *options], stdout=out, stderr=out, env=os.environ.copy()
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """However long that takes on a machine that hardly lets it work."""
        began = time.monotonic()
        while time.monotonic() - began < (PATIENCE if self.work() > WORK else LONGEST):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):  # noqa: S310  (loopback)
                    return
            except OSError:
                if self.process is not None and self.process.poll() is not None:
                    break
                time.sleep(0.02)
        raise RuntimeError(f"the server does not start:\n{self.log.read_text('utf-8', 'replace')[-3000:]}")

    def work(self) -> float:
        """Seconds of the processor that it has had; all that it may where no system tells."""
        return told_by_system(self.process.pid)[1] or math.inf if self.process is not None else math.inf

    def kill(self) -> None:
        """As the power would: no farewell. Its bots end with it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def make_match(
    url: str, game: str, forces: list[str | None], bots: int = 0, **more: Any
) -> tuple[str, list[str | None]]:
    """A match among programs and, on the last seats, bots."""
    people = len(forces) - bots
    seats = [
        {"kind": "person", "name": f"Player {number + 1}"} if number < people else {"kind": "bot", "bot": "greedy"}
        for number in range(len(forces))
    ]
    for seat, force in zip(seats, forces, strict=True):
        if force is not None:
            seat["force"] = force
    made = reply_of(f"{url}/api/matches", {"game": game, "seats": seats, **more})
    return made["id"], made["tokens"]


def reply_of(address: str, wanted: dict[str, Any]) -> Any:
    """What a server replies to what is wanted."""
    body = json.dumps(wanted).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})  # noqa: S310  (loopback)
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310
        return json.load(reply)


class Player:
    """One seat of one match."""

    def __init__(self, url: str, match: str, token: str | None, seed: int) -> None:
        self.dice = Random(seed)  # noqa: S311  (no secret)
        self.socket: LeanSocket | None = None
        self.table: dict[str, Any] = {}
        self.frame = 0
        self.sent_at = 0.0
        self.address = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/play"
        self.token = token

    async def sit(self) -> None:
        self.socket = await connect(self.address)
        self.socket.send(orjson.dumps({"do": "hello", "token": self.token, "lang": "en"}))
        await self.next_table()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = orjson.loads(await self.socket.receive())
        if message["type"] == "table":
            self.table = message
        return message

    async def next_table(self) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] == "table":
                return message
            if message["type"] == "trouble":
                raise RuntimeError(message["text"])

    async def send(self, do: str, **more: Any) -> int:
        assert self.socket is not None
        self.frame += 1
        self.sent_at = time.perf_counter()
        self.socket.send(orjson.dumps({"do": do, "id": self.frame, **more}))
        return self.frame

    def choose(self) -> dict[str, Any]:
        """Any answer to the open question; most are legal."""
        question = self.table["question"]
        plain = [option for option in question["options"] if option["corners"] == 0]
        return filled(self.dice.choice(plain or question["options"]), self.dice)

    async def answer(self) -> dict[str, Any]:
        """Send an answer; until it is acknowledged, others are tried where it is refused. Returns what was taken."""
        refused = 0
        while True:
            turn, said = self.table["turn"], self.choose() if refused < GUESSES else await self.hinted()
            frame = await self.send("answer", turn=turn, answer=said)
            message = await self.reply(frame)
            refused += message["type"] == "refused"
            if message["type"] == "done":
                return {"turn": turn, "answer": said}
            if message["type"] == "trouble":
                raise RuntimeError(message["text"])

    async def hinted(self) -> dict[str, Any]:
        """A wrong guess on a measured table asks what would be legal there."""
        hints = (await self.reply(await self.send("hint")))["hints"]
        return dict(self.dice.choice(hints)["answer"]) if hints else self.choose()

    async def reply(self, frame: int) -> dict[str, Any]:
        """What the server says to this frame; a table may bring the acknowledgement along."""
        while True:
            message = await self.receive()
            if message["type"] == "table" and frame in message["done"]:
                return {"type": "done", "id": frame}
            if message.get("id") == frame:
                return message


def filled(option: dict[str, Any], dice: Random) -> dict[str, Any]:
    """An answer in the form that the option wants."""
    said: dict[str, Any] = {"key": option["key"], "subject": option["subject"], "detail": option["detail"]}
    if option["most"] > 0:
        picks = [pick["pick"] for pick in option["among"]]
        number = dice.randint(option["least"], min(option["most"], len(picks)))
        said["picks"] = dice.sample(picks, number)
    if option["numbers"] > 0:
        said["numbers"] = [dice.randint(option["low"], option["high"]) for _ in range(option["numbers"])]
    if option["corners"] > 0:
        said["path"] = [[dice.randint(0, 36_000), dice.randint(0, 36_000)]]
    return said
