"""Answers through real sockets on loopback: how many a second, and how long until both seats have the new view.

The clients run in this process, the server in another, durable, on a database of its own.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, NamedTuple

from tercio.bench.effort import work_of
from tercio.bench.players import Player, ServerProcess, make_match
from tercio.bots import RandomBot, ask_bot
from tercio.games import box_of, open_game
from tercio.kernel import seeded, start

BUSY: Final = (1, 50, 200)  # matches at once
THINKING: Final = 4  # matches in which bots think beside them
SECONDS: Final = 2.5
ROUNDS: Final = 3  # on one server
FASTEST: Final = 3500  # answers a second that are reckoned with
MOST: Final = 1_000_000  # answers of a match
Shown = Callable[[str], None]


class Stretch(NamedTuple):
    """For how long everybody plays: until the time is over, or each match has seen so many answers."""

    seconds: float = SECONDS
    answers: int = MOST


A_MOMENT: Final = Stretch()


def measure_serving(game: str, progress: Shown, stretch: Stretch = A_MOMENT, busy: tuple[int, ...] = BUSY) -> Any:
    """By number of busy matches: answers a second, and milliseconds until both seats see the new table."""
    found: dict[str, Any] = {}
    for matches in busy:
        for thinking in (0, THINKING):
            progress(f"{game}, {matches} matches, bots in {thinking}")
            with serving() as server:
                rounds = [measured(server, game, matches, thinking, stretch) for _ in range(ROUNDS)]
            found[f"{matches}{' beside bots' if thinking else ''}"] = best_of(rounds)
    return found


@contextmanager
def serving(database: str = "", more: tuple[str, ...] = ("--no-limits",)) -> Iterator[ServerProcess]:
    """A server of its own, on an SQLite of its own where no database is given."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(database or f"sqlite:///{folder}/bench.db", Path(folder) / "log", more=more)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def measured(server: ServerProcess, game: str, matches: int, thinking: int, stretch: Stretch) -> dict[str, float]:
    """One round."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(play_all(server, game, matches, thinking, stretch))


def best_of(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The round with the most answers, with its own waits."""
    return max(rounds, key=lambda figures: figures["answers_per_s"])


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The clients shall take little of the machine: the faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


async def play_all(server: ServerProcess, game: str, matches: int, thinking: int, stretch: Stretch) -> dict[str, float]:
    """What is measured is play alone: all matches that may be needed are made before the clock starts."""
    inn = Inn(server.url, game)
    spare = 1 + int(min(stretch.seconds * FASTEST / matches, stretch.answers) / inn.length)
    tables = [[await inn.table(number * 100 + each) for each in range(spare)] for number in range(matches)]
    beside = [(await inn.table(number, bots=1))[0] for number in range(thinking)]
    waits: list[float] = []
    worked, began = work_of(server), time.perf_counter()
    others = [asyncio.create_task(keep_a_bot_busy(inn, player)) for player in beside]
    await asyncio.gather(*[play_tables(inn, some, began + stretch.seconds, stretch.answers, waits) for some in tables])
    spent, worked = time.perf_counter() - began, work_of(server) - worked
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.gather(*[player.leave() for player in inn.guests])
    percentiles = quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    return {
        "answers_per_s": round(len(waits) / spent, 1),
        "median_ms": round(percentiles[49] * 1000, 2),
        "p99_ms": round(percentiles[98] * 1000, 2),
        "server_us": round(worked * 1_000_000 / max(1, len(waits))),
    }


class Inn:
    """Where matches of one game are to be had."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.forces = forces_for(game)
        self.guests: list[Player] = []
        self.length = length_of(game)

    async def table(self, seed: int, bots: int = 0) -> list[Player]:
        """A new match with everybody at the table."""
        match, tokens = await asyncio.to_thread(make_match, self.url, self.game, self.forces, bots)
        players = [Player(self.url, match, token, seed * 2 + seat) for seat, token in enumerate(tokens) if token]
        for player in players:
            await player.sit()
        self.guests += players
        return players


def length_of(game: str) -> int:
    """How many answers make a short match."""
    opened = open_game(game)
    lengths: list[int] = []
    for seed in range(5):
        match, bot = start(opened, opened.example_setup(), seeded(seed)), RandomBot(seed)
        while match.stack:
            match.answer(ask_bot(bot, match, match.asks()[0]))
        lengths.append(len(match.answers))
    return min(lengths)


def forces_for(game: str) -> list[str | None]:
    forces = box_of(game).forces
    if forces is None:
        return [None, None]
    names: list[str | None] = [ready.name for ready in forces.ready(open_game(game))]
    return names[:2]


async def play_tables(inn: Inn, tables: list[list[Player]], deadline: float, most: int, waits: list[float]) -> None:
    """One answer after the other; a match that is over is followed by the next."""
    players = tables.pop()
    played = 0
    while played < most and time.perf_counter() < deadline:
        asked = [player for player in players if player.table["question"] is not None]
        if not asked:
            players = tables.pop() if tables else await inn.table(len(waits))
            continue
        player = asked[0]
        before = player.table["n"]
        await player.answer()
        for each in players:
            while each.table["n"] <= before:
                await each.next_table()
        waits.append(time.perf_counter() - player.sent_at)
        played += 1


async def keep_a_bot_busy(inn: Inn, player: Player) -> None:
    while True:
        if player.table["stage"] == "over":
            player = (await inn.table(len(inn.guests), bots=1))[0]
        elif player.table["question"] is not None:
            await player.answer()
        else:
            await player.next_table()
