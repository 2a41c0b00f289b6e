"""Full disks, killed processes, lost connections: what was acknowledged is there, what failed is not."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.postgres import Cluster
from server.store.play import answer, opened, until
from server.store.proxy import Proxy
from tercio.hall.tables.entry import Entry
from tercio.server.store import OutcomeUnknown, Store, StoreFailed
from tercio.server.store.listener import EVERYTHING

HERE = Path(__file__).parent
MATCHES = [f"m{number}" for number in range(20)]


def test_a_full_disk_is_reported_and_survived(sqlite_url: str) -> None:
    done = subprocess.run(
        [sys.executable, str(HERE / "filling.py"), sqlite_url], capture_output=True, encoding="utf-8", check=True
    )
    saw = json.loads(done.stdout)
    n = saw["acknowledged"]

    assert saw == {
        "acknowledged": n,
        "words": saw["words"],
        "together": ["StoreFailed", "StoreFailed"],
        "kept_while_full": [n, 0],
        "is_healthy": True,
        "works_again": [True, True],
        "kept": [n + 1, 1],
    }
    assert n > 0
    assert "full" in saw["words"] or "I/O" in saw["words"]


def test_a_server_without_space_is_reported_and_survived(postgres_url: str) -> None:
    """PostgreSQL answers as it does when its disk is full."""
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.match_id = 'b')
          EXECUTE FUNCTION full_disk();
    """

    async def play() -> list[int]:
        async with opened(postgres_url, "a", "b") as store:
            with psycopg.connect(postgres_url, autocommit=True) as admin:
                admin.execute(full)
                for _ in range(3):
                    with pytest.raises(StoreFailed, match="could not extend file") as caught:
                        await store.append("b", 0, answer(0))
                    assert caught.type is StoreFailed
                admin.execute("DROP TRIGGER full_disk ON entries")
            assert await store.append("a", 0, answer(0))
            assert await store.append("b", 0, answer(0))
            return [len(await store.entries_since(name, 0)) for name in ("a", "b")]

    assert asyncio.run(play()) == [1, 1]


def test_a_killed_process_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    """Three times in a row, at some moment while twenty matches append."""
    acknowledged: dict[str, int] = {}
    total = 0
    for _ in range(3):
        for name, n in kill_while_appending(url, random.randint(100, 600)):
            acknowledged[name] = n
            total += 1

    async def read() -> dict[str, list[Entry]]:
        async with opened(url) as store:
            return {name: await store.entries_since(name, 0) for name in MATCHES}

    logs = asyncio.run(read())

    assert total >= 300
    for name in MATCHES:
        assert [entry.body for entry in logs[name]] == [{"numbers": [n]} for n in range(len(logs[name]))]
        assert len(logs[name]) > acknowledged.get(name, -1)


def kill_while_appending(url: str, lines: int) -> list[tuple[str, int]]:
    """Everything that a process acknowledged before it was killed."""
    with subprocess.Popen(
        [sys.executable, str(HERE / "appending.py"), url, ",".join(MATCHES)], stdout=subprocess.PIPE, encoding="ascii"
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
        assert process.wait() == -signal.SIGKILL
    pairs = [line.split() for line in told if line.endswith("\n")]
    return [(name, int(n)) for name, n in pairs]


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_is_restarted_under_a_running_store(cluster: Cluster, postgres_url: str, mode: str) -> None:
    """Entries under way wait for it; nothing is lost, doubled or reported wrongly."""

    async def play() -> None:
        heard: list[tuple[str, int]] = []
        async with opened(postgres_url, *MATCHES) as store:
            store.listen(lambda match, n: heard.append((match, n)))
            is_over = asyncio.Event()
            players = [asyncio.create_task(append_until(store, name, is_over)) for name in MATCHES]
            await until(lambda: store.figures().appended >= 200 and EVERYTHING in heard)
            await asyncio.to_thread(cluster.stop, mode)
            assert not await store.health()
            before = store.figures().appended
            await asyncio.to_thread(cluster.start)
            await until(lambda: store.figures().appended >= before + 200 and heard.count(EVERYTHING) >= 2)
            is_over.set()
            acknowledged = await asyncio.gather(*players)

            assert await store.health()
            for name, count in zip(MATCHES, acknowledged, strict=True):
                assert await store.entries_since(name, 0) == [answer(n) for n in range(count)]

    asyncio.run(play())


async def append_until(store: Store, name: str, is_over: asyncio.Event) -> int:
    """How many entries are in the log for sure; a slow restart may last longer than the patience of the store."""
    n, is_unsure = 0, False
    while not is_over.is_set() or is_unsure:
        try:
            is_ours = await store.append(name, n, answer(n))
        except OutcomeUnknown:
            is_unsure = True
        except StoreFailed:
            await asyncio.sleep(0.1)
        else:
            assert is_ours or is_unsure
            n, is_unsure = n + 1, False
    return n


@pytest.fixture
def proxy(cluster: Cluster) -> Iterator[Proxy]:
    between = Proxy(cluster.port)
    yield between
    between.close()


def database_of(postgres_url: str) -> str:
    return postgres_url.split("/")[3].split("?")[0]


def test_a_commit_whose_answer_is_lost_is_found_again(cluster: Cluster, postgres_url: str, proxy: Proxy) -> None:
    """The server has committed, the store has not heard it: that is a success, and it is written once."""

    async def play() -> tuple[list[bool], list[Entry]]:
        async with opened(cluster.url(database_of(postgres_url), proxy.port), "m", "o") as store:
            told = [await store.append("m", 0, answer(0))]
            proxy.cut_next_answer()
            told.append(await store.append("m", 1, answer(1)))
            assert proxy.has_cut.is_set()
            told.append(await store.append("m", 1, answer(1)))
            return told, await store.entries_since("m", 0)

    assert asyncio.run(play()) == ([True, True, False], [answer(0), answer(1)])


def test_a_lost_race_whose_answer_is_lost_stays_lost(cluster: Cluster, postgres_url: str, proxy: Proxy) -> None:
    async def play() -> tuple[bool, list[Entry]]:
        through_proxy = cluster.url(database_of(postgres_url), proxy.port)
        async with opened(through_proxy, "m", "o") as store, opened(postgres_url) as rival:
            assert await store.append("o", 0, answer(0))
            assert await rival.append("m", 0, answer(0, seat=1))
            proxy.cut_next_answer()
            told = await store.append("m", 0, answer(0, seat=0))
            assert proxy.has_cut.is_set()
            return told, await store.entries_since("m", 0)

    assert asyncio.run(play()) == (False, [answer(0, seat=1)])


def test_what_nobody_can_know_is_not_guessed(cluster: Cluster, postgres_url: str, proxy: Proxy) -> None:
    """The answer is lost and the server stays away while the store closes: neither a yes nor a no."""

    async def play() -> None:
        async with opened(cluster.url(database_of(postgres_url), proxy.port), "m") as store:
            assert await store.append("m", 0, answer(0))
            proxy.is_refusing.set()
            proxy.cut_next_answer()
            unknown = store.append("m", 1, answer(1))
            await asyncio.to_thread(proxy.has_cut.wait, 10)
            unsent = store.append("m", 2, answer(2))
            await store.close()
            told = await asyncio.gather(unknown, unsent, return_exceptions=True)

            assert [type(outcome) for outcome in told] == [OutcomeUnknown, StoreFailed]

    asyncio.run(play())
