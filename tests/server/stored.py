"""How quick a server is whose database holds many matches: the lobby, one's own matches, a match that is opened again.

PYTHONPATH=tests python -m server.stored sqlite:///FILE|postgresql://... [--live 10000] [--over 100000]

The database must be empty. A few random matches are played; all others are copies of them under other names.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import orjson

from tercio.bench.players import Player, ServerProcess
from tercio.bots import RandomBot, ask_bot
from tercio.games import box_of, open_game
from tercio.hall.secret import hash_of, new_token
from tercio.hall.tables.entry import ANSWER, PERSON, Entry, Head, SeatHead, head_json
from tercio.hall.tables.table import Table
from tercio.kernel import seeded
from tercio.kernel.record import dump_dice
from tercio.server.store import prepare_database
from tercio.server.store.address import read_address
from tercio.server.store.connections import connect_postgres, connect_sqlite
from tercio.server.store.log import checksum_of
from tercio.wire import answer_json

GAMES: Final = ("warlord", "skirmish", "summoners", "mageknight")
PATTERNS: Final = 3  # matches of each game that are really played
HALF: Final = 60  # answers of a match that goes on
WHOLE: Final = 40  # answers that are kept of one that is over: nobody reads more of it here
BATCH: Final = 500  # matches
ROUNDS: Final = 15
PLAYER: Final = ("Many Matches", "correct horse battery")
OWN: Final = 200  # matches in which this player sits


Row = tuple[Any, ...]


class Pattern(NamedTuple):
    """A match that was played."""

    head: Head
    entries: list[Entry]


def pattern(name: str, seed: int, tokens: tuple[str, str]) -> Pattern:
    game, bot = open_game(name), RandomBot(seed)
    forces = box_of(name).forces
    ready = [None, None] if forces is None else [force.name for force in forces.ready(game)[:2]]
    seats = tuple(
        [
            SeatHead(PERSON, f"Player {number}", "", force, hash_of(token))
            for number, (force, token) in enumerate(zip(ready, tokens, strict=True))
        ]
    )
    table = Table(Head("", name, game.version, dump_dice(seeded(seed)), seats, at=1), game)
    entries: list[Entry] = []
    while len(entries) < HALF and table.match is not None and table.match.stack:
        answer = ask_bot(bot, table.match, table.match.asks()[0])
        body = answer_json(answer)
        del body["seat"]
        entries.append(Entry(ANSWER, answer.seat, body, 1_000 * len(entries)))
        table.apply(entries[-1])
    return Pattern(table.head, entries)


def rows_of(each: Pattern, match: str, at: int, is_over: bool) -> tuple[Row, list[Row]]:
    outcome = orjson.dumps({"winners": [0], "rule": ""}).decode() if is_over else None
    head = orjson.dumps(head_json(each.head._replace(id=match, at=at))).decode()
    lines: list[Row] = []
    for n, entry in enumerate(each.entries[: WHOLE if is_over else HALF]):
        line = (match, n, entry.kind, entry.seat, orjson.dumps(entry.body).decode(), at + entry.at)
        lines.append((*line, checksum_of(*line)))
    return (match, each.head.game, head, at, None, True, at if is_over else None, outcome), lines


def write(url: str, tables: Iterator[tuple[str, list[Row]]]) -> None:
    """As quickly as the database takes it; nothing here must outlast a power cut."""
    address = read_address(url)
    if address.is_sqlite:
        with closing(connect_sqlite(address.path)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            for table, rows in tables:
                connection.execute("BEGIN")
                marks = ",".join("?" * len(rows[0]))
                connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
                connection.execute("COMMIT")
        return  # without figures for the planner: in an SQLite nobody ever gathers them
    with closing(connect_postgres(address.conninfo, autocommit=True)) as connection:
        for table, rows in tables:
            with connection.cursor() as cursor, cursor.copy(f"COPY {table} FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        connection.execute("ANALYZE")


def names(number: int) -> Iterator[str]:
    dice = Random(1)
    for _ in range(number):
        yield "".join(dice.choices("abcdefghjkmnpqrstuvwxyz23456789", k=12))


def fill(url: str, live: int, over: int, tokens: tuple[str, str], account: str) -> list[str]:
    """The names of those that go on."""
    patterns = [pattern(game, seed, tokens) for game in GAMES for seed in range(PATTERNS)]
    now = time.time_ns() // 1_000_000
    every = list(names(live + over))
    order = [True] * over + [False] * live
    Random(2).shuffle(order)

    def tables() -> Iterator[tuple[str, list[Row]]]:
        for begin in range(0, len(every), BATCH):
            matches: list[Row] = []
            entries: list[Row] = []
            for number, match in enumerate(every[begin : begin + BATCH], begin):
                at = now - 1_000 * (len(every) - number)
                row, lines = rows_of(patterns[number % len(patterns)], match, at, order[number])
                matches.append(row)
                entries += lines
            yield "matches", matches
            yield "entries", entries
        yield "match_seats", [(match, 0, account) for match in every[:: max(1, len(every) // OWN)]]

    write(url, tables())
    return [match for match, is_over in zip(every, order, strict=True) if not is_over]


class Guest:
    """Somebody with an account, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: dict[str, str] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        with self.opener.open(request, timeout=60) as reply:
            return json.load(reply)

    def times(self, path: str) -> list[float]:
        return [timed(lambda: self.ask(path)) for _ in range(ROUNDS)]


def timed(work: Any) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


async def resumed(url: str, match: str, token: str) -> float:
    player, began = Player(url, match, token, 1), time.perf_counter()
    await player.sit()
    spent = (time.perf_counter() - began) * 1000
    await player.leave()
    return spent


def told(what: str, times: list[float]) -> None:
    print(f"{what}: first {times[0]:.0f} ms, median {statistics.median(times):.1f} ms, longest {max(times):.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--live", type=int, default=10_000)
    parser.add_argument("--over", type=int, default=100_000)
    wanted = parser.parse_args()
    tokens = (new_token(), new_token())
    prepare_database(wanted.database)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(wanted.database, Path(folder) / "log")
        server.start()
        Guest(server.url).ask("/api/accounts", {"name": PLAYER[0], "password": PLAYER[1]})
        server.stop()
        began = time.perf_counter()
        live = fill(wanted.database, wanted.live, wanted.over, tokens, PLAYER[0].casefold())
        print(f"filled in {time.perf_counter() - began:.0f} s")
        server.start()
        guest = Guest(server.url)
        guest.ask("/api/session", {"name": PLAYER[0], "password": PLAYER[1]})
        try:
            told("lobby", guest.times("/api/lobby"))
            told("lobby, 100 matches", guest.times("/api/lobby?limit=100"))
            told("own matches", guest.times("/api/me/matches"))
            some = Random(3).sample(live, ROUNDS * 2)
            told("a match opened again", [asyncio.run(resumed(server.url, match, tokens[0])) for match in some])
        finally:
            server.stop()


if __name__ == "__main__":
    main()
