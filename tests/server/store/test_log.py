"""The log: one entry for each number, no gaps, durable when acknowledged, many in one commit."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import psycopg
import pytest

from server.store.play import HEAD, answer, opened
from tercio.hall.tables.entry import Entry
from tercio.server.store import NewMatch, StoreFailed
from tercio.server.store.sqlite_log import COPIED_EVERY_S


def test_what_was_appended_is_loaded_again(url: str) -> None:
    written = [answer(n, n % 2) for n in range(5)]

    async def play() -> None:
        async with opened(url, "m") as store:
            for n, entry in enumerate(written):
                assert await store.append("m", n, entry)

    async def read() -> tuple[list[Entry], list[Entry], object]:
        async with opened(url) as store:
            match = await store.load_match("m")
            assert match is not None
            return match.entries, await store.entries_since("m", 3), match.head

    asyncio.run(play())

    assert asyncio.run(read()) == (written, written[3:], HEAD)


def test_a_number_is_given_once(url: str) -> None:
    async def play() -> tuple[list[bool], list[Entry]]:
        async with opened(url, "m") as store:
            told = [await store.append("m", 0, answer(seat, seat)) for seat in (0, 1)]
            return told, await store.entries_since("m", 0)

    assert asyncio.run(play()) == ([True, False], [answer(0, 0)])


def test_equal_entries_for_one_number_are_a_race_too(url: str) -> None:
    async def play() -> list[bool]:
        async with opened(url, "m") as store:
            return await asyncio.gather(*[store.append("m", 0, answer(0)) for _ in range(5)])

    assert asyncio.run(play()) == [True, False, False, False, False]


def test_the_log_has_no_gaps(url: str) -> None:
    async def play() -> list[Entry]:
        async with opened(url, "m") as store:
            assert await store.append("m", 0, answer(0))
            for match, n in (("m", 2), ("m", 7), ("nobody", 0), ("nobody", 1)):
                with pytest.raises(StoreFailed):
                    await store.append(match, n, answer(n))
            return await store.entries_since("m", 0) + await store.entries_since("nobody", 0)

    assert asyncio.run(play()) == [answer(0)]


def test_entries_sent_off_together_keep_their_order(url: str) -> None:
    async def play() -> tuple[list[bool], list[Entry]]:
        async with opened(url, "m") as store:
            told = await asyncio.gather(*[store.append("m", n, answer(n)) for n in range(30)])
            return told, await store.entries_since("m", 0)

    assert asyncio.run(play()) == ([True] * 30, [answer(n) for n in range(30)])


def test_one_batch_can_win_lose_and_fail(url: str) -> None:
    """Everybody is told about his own entry, whatever became of the others in the same transaction."""

    async def play() -> list[object]:
        async with opened(url, "a", "b", "c", "d") as store:
            assert await store.append("b", 0, answer(9))
            started = store.append("a", 0, answer(0))  # the writer is busy with it while the others queue up
            rest = [store.append(name, n, answer(n)) for name, n in (("b", 0), ("c", 0), ("d", 5), ("b", 1))]
            told = await asyncio.gather(started, *rest, return_exceptions=True)
            return [type(outcome) if isinstance(outcome, Exception) else outcome for outcome in told]

    assert asyncio.run(play()) == [True, False, True, StoreFailed, True]


def test_two_processes_race_and_one_of_them_wins(postgres_url: str) -> None:
    """Two stores append to the same matches as fast as they can; the one that loses reads and goes on."""

    async def play() -> None:
        names = [f"m{number}" for number in range(8)]
        async with opened(postgres_url, *names) as one, opened(postgres_url) as other:
            for n in range(20):
                pairs = await asyncio.gather(
                    *[
                        store.append(name, n, answer(n, seat))
                        for name in names
                        for seat, store in ((0, one), (1, other))
                    ]
                )
                stored = [(await one.entries_since(name, n))[0].seat for name in names]
                winners = [(pairs[place], pairs[place + 1]) for place in range(0, len(pairs), 2)]

                assert winners == [(seat == 0, seat == 1) for seat in stored]
            assert one.figures().lost_races + other.figures().lost_races == 20 * len(names)

    asyncio.run(play())


def test_what_waits_is_committed_together_on_postgresql(postgres_url: str) -> None:
    """Rows of one transaction carry its number."""
    names = [f"m{number}" for number in range(100)]

    async def play() -> None:
        async with opened(postgres_url, *names) as store:
            for n in range(5):
                assert all(await asyncio.gather(*[store.append(name, n, answer(n)) for name in names]))

    asyncio.run(play())
    with psycopg.connect(postgres_url) as connection:
        row = connection.execute("SELECT count(*), count(DISTINCT xmin::text) FROM entries").fetchone()

    assert row is not None
    assert (row[0], row[1] <= 20) == (500, True)


def test_what_waits_is_committed_together_on_sqlite(sqlite_url: str) -> None:
    """The last frame of a transaction in SQLite's log is marked."""
    names = [f"m{number}" for number in range(100)]

    async def play() -> int:
        async with opened(sqlite_url, *names) as store:
            before = commits_in(Path(sqlite_url.removeprefix("sqlite:///") + "-wal"))
            for n in range(3):
                assert all(await asyncio.gather(*[store.append(name, n, answer(n)) for name in names]))
            return commits_in(Path(sqlite_url.removeprefix("sqlite:///") + "-wal")) - before

    assert 3 <= asyncio.run(play()) <= 15


def commits_in(wal: Path) -> int:
    data = wal.read_bytes()
    page_size, salts = struct.unpack(">I", data[8:12])[0], data[16:24]
    frames = [data[start : start + 24] for start in range(32, len(data), 24 + page_size)]
    return len([frame for frame in frames if frame[8:16] == salts and frame[4:8] != b"\0\0\0\0"])


def test_what_is_written_is_soon_copied_into_the_file_of_the_database_itself(sqlite_url: str, tmp_path: Path) -> None:
    """Beside the writer, who would else stop everybody for it now and then."""
    file = tmp_path / "tercio.db"

    async def play() -> bool:
        async with opened(sqlite_url, "m") as store:
            await asyncio.sleep(2 * COPIED_EVERY_S)
            before = file.read_bytes()
            assert await store.append("m", 0, answer(0, 0))
            for _ in range(200):
                await asyncio.sleep(COPIED_EVERY_S / 5)
                if file.read_bytes() != before:
                    return True
            return False

    assert asyncio.run(play())


def test_closing_writes_what_waits_and_refuses_what_comes_later(url: str) -> None:
    async def play() -> list[object]:
        async with opened(url, "m") as store:
            waiting = [store.append("m", n, answer(n)) for n in range(10)]
            await store.close()
            with pytest.raises(StoreFailed):
                await store.append("m", 10, answer(10))
            with pytest.raises(StoreFailed):
                await store.load_match("m")
            return list(await asyncio.gather(*waiting))

    assert asyncio.run(play()) == [True] * 10


def test_an_entry_whose_sender_has_gone_stands_all_the_same(url: str) -> None:
    async def play() -> list[Entry]:
        async with opened(url, "m") as store:
            store.append("m", 0, answer(0)).cancel()
            assert await store.append("m", 1, answer(1))
            return await store.entries_since("m", 0)

    assert asyncio.run(play()) == [answer(0), answer(1)]


def test_the_figures_count_what_happened(url: str) -> None:
    async def play() -> tuple[int, int, int, int]:
        async with opened(url, "m") as store:
            await store.append("m", 0, answer(0))
            await store.append("m", 0, answer(1))
            with pytest.raises(StoreFailed):
                await store.append("m", 5, answer(5))
            figures = store.figures()
            return figures.appended, figures.lost_races, figures.failed, figures.waiting

    assert asyncio.run(play()) == (1, 1, 1, 0)


@pytest.mark.parametrize("match", ["m\0", "\ud800"])
def test_a_match_with_an_impossible_name_is_not_found(url: str, match: str) -> None:
    async def play() -> tuple[object, object]:
        async with opened(url) as store:
            return await store.load_match(match), await store.entries_since(match, 0)

    assert asyncio.run(play()) == (None, [])


def test_what_no_database_takes_is_refused_before_it_disturbs_others(url: str) -> None:
    good = answer(0)
    bad = [
        ("m\0", 0, good),
        ("m", -1, good),
        ("m", 2**31, good),
        ("m", 0, good._replace(seat=2**15)),
        ("m", 0, good._replace(at=2**63)),
        ("m", 0, good._replace(kind="\ud800")),
    ]

    async def play() -> bool:
        async with opened(url, "m") as store:
            for match, n, entry in bad:
                with pytest.raises(ValueError, match="cannot have"):
                    store.append(match, n, entry)
            with pytest.raises(TypeError):  # of orjson
                store.append("m", 0, good._replace(body={"number": 2**64}))
            return await store.append("m", 0, good)

    assert asyncio.run(play())


def test_a_match_is_made_once(url: str) -> None:
    async def play() -> None:
        async with opened(url, "m") as store:
            with pytest.raises(StoreFailed):
                await store.create_match(NewMatch("m", "warlord", {}, 2))
            info = await store.match_info("m")

            assert info is not None
            assert info.game == "skirmish"

    asyncio.run(play())
