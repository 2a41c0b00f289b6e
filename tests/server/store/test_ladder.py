"""Ratings and open tables, on both databases: what many want at once happens as often as it may."""

from __future__ import annotations

import asyncio
from collections import Counter

from server.store.play import HEAD, opened
from tercio.hall.ladder.glicko import Rating, Result, rated
from tercio.hall.ladder.keeping import Limits, OpenTable, RatedSeat
from tercio.hall.ladder.results import PLAYED, VOID, Ending
from tercio.server.store import NewMatch, Store

LIMITS = Limits(with_one=3, unfinished=3, since=0)
ANN_BEATS_BEN = Ending(PLAYED, (1.0, 0.0))
ACCOUNTS = ("Ann", "Ben")


async def people(store: Store, *names: str) -> None:
    for name in names:
        assert await store.create_account(name, "hash")


def match(name: str) -> NewMatch:
    return NewMatch(name, "skirmish", HEAD, 1_000)


def seats(one: str = "Ann", other: str = "Ben") -> list[RatedSeat]:
    return [RatedSeat(0, one, other, "", ""), RatedSeat(1, other, one, "", "dwarves")]


def table(name: str, account: str | None = "Ann", maker: str = "here") -> OpenTable:
    return OpenTable(name, "skirmish", account, account or "Guest", None, {"clock": None}, "hash", True, 5, 5, maker)


def test_of_many_who_sit_down_one_gets_the_table(url: str) -> None:
    async def check() -> list[str]:
        async with opened(url) as store:
            await people(store, *ACCOUNTS)
            assert await store.open_table(table("t"), 3)
            rushes = [store.take_table("t", match(f"m{n}"), ACCOUNTS, seats(), LIMITS) for n in range(8)]
            told = await asyncio.gather(*rushes)
            found = await store.open_table_of("t")
            assert found is not None
            assert found.match is not None
            assert await store.seat_of_account(found.match, "ben") == 1
            assert len([n for n in range(8) if await store.match_info(f"m{n}")]) == 1
            assert await store.open_tables("Ben", 0) == []
            return list(told)

    assert Counter(asyncio.run(check())) == {"": 1, "gone": 7}


def test_rated_matches_are_counted_where_they_begin(url: str) -> None:
    async def check() -> tuple[Counter[str], Counter[str]]:
        async with opened(url) as store:
            await people(store, *ACCOUNTS, "Cem")
            rushes = [store.begin_rated(match(f"m{n}"), ACCOUNTS, seats(), LIMITS) for n in range(8)]
            unfinished = Counter(await asyncio.gather(*rushes))
            for name in await store.unsettled():
                await store.settle(name, ANN_BEATS_BEN)
            again = [store.begin_rated(match(f"n{n}"), ACCOUNTS, seats(), LIMITS) for n in range(4)]
            often = Counter(await asyncio.gather(*again))
            assert await store.begin_rated(match("other"), ("Ann", "Cem"), seats("Ann", "Cem"), LIMITS) == ""
            later = LIMITS._replace(since=2_000)
            assert await store.begin_rated(match("tomorrow"), ACCOUNTS, seats(), later) == ""
            return unfinished, often

    assert asyncio.run(check()) == ({"": 3, "unfinished": 5}, {"too-often": 4})


def test_an_end_counts_once_however_many_see_it(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await people(store, *ACCOUNTS)
            await store.begin_rated(match("m"), ACCOUNTS, seats(), LIMITS)
            endings = [ANN_BEATS_BEN, Ending(PLAYED, (0.0, 1.0))] * 4
            await asyncio.gather(*[store.settle("m", ending) for ending in endings])
            standings = await store.standings("skirmish", 10)
            winner, loser = standings
            won, lost = rated(Rating(), [Result(Rating(), 1)], 0), rated(Rating(), [Result(Rating(), 0)], 0)
            assert (round(winner.rating.value, 6), round(loser.rating.value, 6)) == (
                round(won.value, 6),
                round(lost.value, 6),
            )
            assert [each.matches for each in standings] == [1, 1]
            assert await store.unsettled() == []

    asyncio.run(check())


def test_ratings_follow_from_those_of_before(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await people(store, *ACCOUNTS)
            for name in ("a", "b"):
                await store.begin_rated(match(name), ACCOUNTS, seats(), LIMITS)
                await store.settle(name, ANN_BEATS_BEN)
            await store.begin_rated(match("c"), ACCOUNTS, seats(), LIMITS)
            await store.settle("c", Ending(VOID, (None, None)))
            first, second = [rated(Rating(), [Result(Rating(), score)], 0) for score in (1, 0)]
            both = rated(first, [Result(second, 1)], 0)
            ann = (await store.standings_of("ANN"))[0]
            assert (ann.name, ann.matches) == ("Ann", 2)
            assert abs(ann.rating.value - both.value) < 0.1  # a moment has passed between the two
            matches = await store.rated_matches("ben", 10)
            assert [(each.opponent, each.force, each.score, each.how) for each in matches] == [
                ("Ann", "dwarves", 0.0, "played"),
                ("Ann", "dwarves", 0.0, "played"),
                ("Ann", "dwarves", None, "void"),
            ]

    asyncio.run(check())


def test_a_bot_has_the_rating_that_was_measured(url: str) -> None:
    async def check() -> float:
        async with opened(url) as store:
            await people(store, "Ann")
            head = NewMatch("m", "warlord", HEAD, 1_000)
            await store.begin_rated(head, ("Ann", None), [RatedSeat(0, "Ann", None, "veteran", "")], LIMITS)
            await store.settle("m", ANN_BEATS_BEN)
            return (await store.standings_of("Ann"))[0].rating.value

    assert asyncio.run(check()) == rated(Rating(), [Result(Rating(1500, 62), 1)], 0).value


def test_open_tables_of_one_account_and_of_one_address_are_limited(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await people(store, *ACCOUNTS)
            own = await asyncio.gather(*[store.open_table(table(f"a{n}"), 3) for n in range(6)])
            guests = [await store.open_table(table(f"g{n}", None, "there"), 3) for n in range(4)]
            assert (sorted(own), guests) == ([False] * 3 + [True] * 3, [True, True, True, False])
            await store.close_table("g0")
            assert await store.open_table(table("g4", None, "there"), 3)
            await store.forget_tables(6)
            assert await store.open_tables("Ann", 0) == []

    asyncio.run(check())


def test_a_deleted_account_leaves_the_ladder_and_its_opponents_stay(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await people(store, *ACCOUNTS)
            await store.open_table(table("t", "Ben"), 3)
            await store.begin_rated(match("m"), ACCOUNTS, seats(), LIMITS)
            await store.settle("m", ANN_BEATS_BEN)
            await store.delete_account("Ben")
            assert [each.name for each in await store.standings("skirmish", 10)] == ["Ann"]
            assert [(each.opponent, each.bot) for each in await store.rated_matches("Ann", 10)] == [(None, "")]
            assert await store.open_table_of("t") is None
            assert await store.match_info("m") is not None

    asyncio.run(check())
