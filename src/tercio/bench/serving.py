"""Answers through real sockets on loopback: how many a second, and how long until both seats have the new view.

The clients run in this process, the server in another, durable, on a database of its own.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from tercio.bench.players import Player, ServerProcess, make_match
from tercio.games import forces_of, open_game

BUSY: Final = (1, 50, 200)  # matches at once
THINKING: Final = 4  # matches in which bots think beside them
SECONDS: Final = 4.0
Shown = Callable[[str], None]


def measure_serving(game: str, progress: Shown, seconds: float = SECONDS, busy: tuple[int, ...] = BUSY) -> Any:
    """By number of busy matches: answers a second, and milliseconds until both seats see the new table."""
    found: dict[str, Any] = {}
    for matches in busy:
        for thinking in (0, THINKING):
            progress(f"{game}, {matches} matches, bots in {thinking}")
            with tempfile.TemporaryDirectory() as folder:
                server = ServerProcess(f"sqlite:///{folder}/bench.db", Path(folder) / "log")
                server.start()
                try:
                    figures = asyncio.run(play_all(server.url, game, matches, thinking, seconds))
                finally:
                    server.stop()
            found[f"{matches}{' beside bots' if thinking else ''}"] = figures
    return found


async def play_all(url: str, game: str, matches: int, thinking: int, seconds: float) -> dict[str, float]:
    forces = forces_for(game)
    tables = []
    for number in range(matches):
        match, tokens = make_match(url, game, forces)
        tables.append([Player(url, match, token, number * 2 + seat) for seat, token in enumerate(tokens)])
    beside = []
    for number in range(thinking):
        match, tokens = make_match(url, game, forces, bots=1)
        beside.append(Player(url, match, tokens[0], 1000 + number))
    for player in [player for table in tables for player in table] + beside:
        await player.sit()
    waits: list[float] = []
    deadline = time.perf_counter() + seconds
    began = time.perf_counter()
    others = [asyncio.create_task(keep_a_bot_busy(player, url, game, forces)) for player in beside]
    await asyncio.gather(*[play_table(url, game, forces, table, deadline, waits) for table in tables])
    spent = time.perf_counter() - began
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for player in [player for table in tables for player in table] + beside:
        await player.leave()
    percentiles = quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    return {
        "answers_per_s": round(len(waits) / spent, 1),
        "median_ms": round(percentiles[49] * 1000, 2),
        "p99_ms": round(percentiles[98] * 1000, 2),
    }


def forces_for(game: str) -> list[str | None]:
    forces = forces_of(game)
    if forces is None:
        return [None, None]
    names: list[str | None] = [ready.name for ready in forces.ready(open_game(game))]
    return names[:2]


async def play_table(
    url: str, game: str, forces: list[str | None], players: list[Player], deadline: float, waits: list[float]
) -> None:
    """One answer after the other; a match that is over is followed by a new one."""
    while time.perf_counter() < deadline:
        asked = [player for player in players if player.table["question"] is not None]
        if not asked:
            await begin_anew(url, game, forces, players)
            continue
        began, player = time.perf_counter(), asked[0]
        before = player.table["n"]
        await player.answer()
        for each in players:
            while each.table["n"] <= before:
                await each.next_table()
        waits.append(time.perf_counter() - began)


async def begin_anew(url: str, game: str, forces: list[str | None], players: list[Player]) -> None:
    match, tokens = await asyncio.to_thread(make_match, url, game, forces)
    for player, token in zip(players, tokens, strict=True):
        await player.leave()
        player.move_to(url, match, token)
        await player.sit()


async def keep_a_bot_busy(player: Player, url: str, game: str, forces: list[str | None]) -> None:
    while True:
        if player.table["stage"] == "over":
            match, tokens = await asyncio.to_thread(make_match, url, game, forces, 1)
            await player.leave()
            player.move_to(url, match, tokens[0])
            await player.sit()
        elif player.table["question"] is not None:
            await player.answer()
        else:
            await player.next_table()
