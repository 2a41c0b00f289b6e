"""Several processes on one PostgreSQL hear of each other's entries."""

from __future__ import annotations

import asyncio

import psycopg

from server.store.play import answer, opened, until
from tercio.server.store.listener import EVERYTHING


def test_entries_of_other_processes_are_heard_and_ones_own_are_not(postgres_url: str) -> None:
    async def play() -> list[tuple[str, int]]:
        heard: list[tuple[str, int]] = []
        async with opened(postgres_url, "m", "o") as one, opened(postgres_url) as other:
            one.listen(lambda match, n: heard.append((match, n)))
            await until(lambda: heard == [EVERYTHING])
            assert await one.append("o", 0, answer(0))
            await asyncio.gather(*[other.append("m", n, answer(n)) for n in range(3)])
            assert not await other.append("m", 0, answer(0))
            assert await other.append("o", 1, answer(1))
            await until(lambda: len(heard) >= 5)
        return heard

    assert asyncio.run(play()) == [EVERYTHING, ("m", 0), ("m", 1), ("m", 2), ("o", 1)]


def test_an_entry_that_is_heard_of_can_be_read(postgres_url: str) -> None:
    async def play() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        async with opened(postgres_url, "m") as one, opened(postgres_url) as other:
            one.listen(lambda match, n: heard.put_nowait((match, n)))
            assert await heard.get() == EVERYTHING
            for n in range(20):
                other.append("m", n, answer(n))
                assert await heard.get() == ("m", n)
                assert await one.entries_since("m", n) == [answer(n)]

    asyncio.run(play())


def test_after_a_lost_connection_something_may_have_been_missed(postgres_url: str) -> None:
    async def play() -> list[tuple[str, int]]:
        heard: list[tuple[str, int]] = []
        async with opened(postgres_url, "m") as one, opened(postgres_url) as other:
            one.listen(lambda match, n: heard.append((match, n)))
            await until(lambda: heard == [EVERYTHING])
            with psycopg.connect(postgres_url, autocommit=True) as admin:
                admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            await until(lambda: heard == [EVERYTHING, EVERYTHING])
            assert await other.append("m", 0, answer(0))
            await until(lambda: len(heard) == 3)
        return heard

    assert asyncio.run(play()) == [EVERYTHING, EVERYTHING, ("m", 0)]


def test_a_foreign_notice_means_that_anything_may_have_happened(postgres_url: str) -> None:
    async def play() -> list[tuple[str, int]]:
        heard: list[tuple[str, int]] = []
        async with opened(postgres_url) as one:
            one.listen(lambda match, n: heard.append((match, n)))
            await until(lambda: heard == [EVERYTHING])
            with psycopg.connect(postgres_url, autocommit=True) as admin:
                admin.execute("NOTIFY tercio, 'good morning'")
                admin.execute("NOTIFY tercio")
            await until(lambda: len(heard) == 3)
        return heard

    assert asyncio.run(play()) == [EVERYTHING] * 3


def test_on_sqlite_there_is_nobody_to_hear(sqlite_url: str) -> None:
    async def play() -> list[tuple[str, int]]:
        heard: list[tuple[str, int]] = []
        async with opened(sqlite_url, "m") as store:
            store.listen(lambda match, n: heard.append((match, n)))
            assert await store.append("m", 0, answer(0))
        return heard

    assert asyncio.run(play()) == []
