"""Thousands of sockets on which nobody says anything: those who play do not notice them."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from pathlib import Path
from statistics import median

import pytest

from tercio.bench.players import Player, ServerProcess, make_match
from tercio.bench.websocket import LeanSocket

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
SOCKETS = 10_000 if IS_SOAK else 200
TABLES = 50  # at which they watch
AT_ONCE = 20
ANSWERS = 60
MOST_KB = 150  # of memory for each of them; in a match of Skirmish it is about a third of that


async def watch(url: str, match: str, gate: asyncio.Semaphore) -> Player:
    player = Player(url, match, None, 1)
    async with gate:
        await player.sit()
    return player


async def answers(players: list[Player], number: int) -> list[float]:
    """The waits of so many answers, in milliseconds; both seats see each of them."""
    waits: list[float] = []
    while len(waits) < number and players[0].table["stage"] != "over":
        player = next(player for player in players if player.table["question"] is not None)
        before, began = player.table["n"], time.perf_counter()
        await player.answer()
        for each in players:
            while each.table["n"] <= before:
                await each.next_table()
        waits.append((time.perf_counter() - began) * 1000)
    return waits


def kilobytes_of(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def sleep_and_play(server: ServerProcess) -> dict[str, float]:
    assert server.process is not None
    played = [make_match(server.url, "skirmish", [None, None]) for _ in range(2)]
    alone, beside = [[Player(server.url, match, token, 1) for token in tokens] for match, tokens in played]
    for player in (*alone, *beside):
        await player.sit()
    waits_alone = await answers(alone, ANSWERS)
    before = kilobytes_of(server.process.pid)
    matches = [make_match(server.url, "skirmish", [None, None])[0] for _ in range(TABLES)]
    gate = asyncio.Semaphore(AT_ONCE)
    watching = await asyncio.gather(*[watch(server.url, matches[each % TABLES], gate) for each in range(SOCKETS)])
    grown = kilobytes_of(server.process.pid) - before
    waits_beside = await answers(beside, ANSWERS)
    sleeping = [player.socket for player in watching if is_open(player.socket)]
    awake = watching[:: max(1, SOCKETS // 20)]
    told = [(await player.reply(await player.send("ping")))["type"] for player in awake]
    for player in (*alone, *beside, *watching):
        await player.leave()
    assert told == ["pong"] * len(awake)
    return {
        "open": len(sleeping),
        "kb_each": grown / SOCKETS,
        "alone_ms": median(waits_alone),
        "beside_ms": median(waits_beside),
        "longest_ms": max(waits_beside),
    }


def is_open(socket: LeanSocket | None) -> bool:
    return socket is not None and not socket.is_lost


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is told by Linux alone")
def test_sockets_that_sleep_are_kept_and_cost_little(tmp_path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < 2 * SOCKETS:
        pytest.skip(f"this system allows {most} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = ServerProcess(f"sqlite:///{tmp_path}/tercio.db", tmp_path / "log")
    server.start()
    try:
        found = asyncio.run(sleep_and_play(server))
    finally:
        server.stop()
    print({name: round(value, 1) for name, value in found.items()})

    assert found["open"] == SOCKETS
    assert found["kb_each"] < MOST_KB
