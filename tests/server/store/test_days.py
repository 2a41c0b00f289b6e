"""Who is waited for in matches by days, and who wants to hear of it by mail: on both databases."""

from __future__ import annotations

import asyncio

from server.store.play import opened
from tercio.hall.days.keeping import Due
from tercio.hall.keeping import NewMatch
from tercio.hall.tables.entry import Entry
from tercio.server.store import Store
from tercio.server.store.store import now_ms

LATER = 4_000_000_000_000  # milliseconds


async def seated(store: Store, match: str, *accounts: str) -> None:
    """A match in which these sit; accounts are made where there are none."""
    await store.create_match(NewMatch(match, "skirmish", {"id": match}, 1))
    for seat, account in enumerate(accounts):
        await store.create_account(account, "hash")
        await store.link_seat(match, seat, account)


async def with_mail(store: Store, account: str) -> None:
    address = f"{account.lower()}@example.org"
    await store.ask_for_mail(account, address, "de", f"confirm {account}", f"leave {account}")
    assert await store.confirm_mail(f"confirm {account}", 0)


def test_a_seat_that_is_asked_again_goes_on_waiting(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await seated(store, "m1", "Ann", "Ben")
            await store.note_waiting("m1", 1, (Due(0, LATER), Due(1, LATER)))
            [first] = await store.waiting_for("Ann")
            await store.note_waiting("m1", 3, (Due(0, LATER + 5),))
            await store.note_waiting("m1", 2, (Due(0, LATER), Due(1, LATER)))  # comes too late
            [again] = await store.waiting_for("ann")

            assert (first.info.id, first.seat, first.until) == ("m1", 0, LATER)
            assert (again.since, again.until) == (first.since, LATER + 5)
            assert await store.waiting_for("Ben") == []
            await store.note_waiting("m1", 4, ())
            assert await store.waiting_for("Ann") == []

    asyncio.run(play())


def test_what_runs_out_and_what_was_noted_in_part_is_found(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for match in ("m1", "m2", "m3"):
                await seated(store, match, "Ann", "Ben")
                await store.note_waiting(match, 0, (Due(0, 100 if match == "m1" else LATER),))
            assert await store.append("m2", 0, Entry("concede", 0, {}, 5))
            await store.note_waiting("m3", 0, ())

            assert await store.due_by(99) == []
            assert await store.due_by(100) == ["m1"]
            assert await store.half_noted() == ["m2"]
            for match in ("m1", "m2"):
                await store.finish_match(match, {"winners": [1], "rule": ""})
            assert await store.due_by(100) == await store.half_noted() == []
            assert await store.waiting_for("Ann") == []

    asyncio.run(play())


def test_each_wait_is_told_once_by_whoever_is_first(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await seated(store, "m1", "Ann", "Ben")
            await seated(store, "m2", "Ann", "Ben")
            await with_mail(store, "Ann")
            await store.ask_for_mail("Ben", "ben@example.org", "en", "confirm Ben", "leave Ben")
            for match in ("m1", "m2"):
                await store.note_waiting(match, 1, (Due(0, LATER), Due(1, LATER)))
            calls = await store.calls(now_ms() + 1)

            assert [(call.account, call.match, call.lang) for call in calls] == [
                ("Ann", "m1", "de"),
                ("Ann", "m2", "de"),
            ]
            assert await store.calls(0) == []
            taken = await asyncio.gather(*[store.take_call(calls[0]) for _ in range(3)])
            assert sorted(taken) == [False, False, True]
            assert [call.match for call in await store.calls(now_ms() + 1)] == ["m2"]
            await store.give_call_back(calls[0])
            assert len(await store.calls(now_ms() + 1)) == 2
            assert await store.leave_mail("leave Ann")
            assert await store.calls(now_ms() + 1) == []

    asyncio.run(play())


def test_an_address_is_confirmed_in_time_and_goes_with_its_account(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await seated(store, "m1", "Ann", "Ben")
            await store.ask_for_mail("Ann", "ann@example.org", "en", "one", "two")

            assert not await store.confirm_mail("one", now_ms() + 1)  # it was asked for too long ago
            assert not await store.confirm_mail("", 0)
            assert await store.asked_lately("Ben", "ann@example.org", 0)
            assert await store.asked_lately("Ann", "other@example.org", 0)
            assert not await store.asked_lately("Ben", "ben@example.org", 0)
            assert await store.confirm_mail("one", 0)
            assert not await store.confirm_mail("one", 0)
            assert not await store.confirm_mail("", 0)  # that of nobody who has confirmed
            await store.delete_account("Ann")
            assert await store.mailbox("Ann") is None
            assert not await store.leave_mail("two")

    asyncio.run(play())
