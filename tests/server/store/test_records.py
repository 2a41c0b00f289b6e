"""Matches are listed; accounts, sessions, seats and decks are kept."""

from __future__ import annotations

import asyncio

import pytest

from server.store.play import HEAD, answer, opened
from tercio.content.trouble import BadInput
from tercio.server.store import NewMatch, SharedDeck, Store, StoreFailed
from tercio.server.store.store import now_ms


async def names(store: Store, account: str | None = None, limit: int = 50) -> list[str]:
    return [info.id for info in await store.list_matches(account, limit)]


def test_public_matches_are_listed_while_they_run_the_newest_first(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for number in range(4):
                await store.create_match(NewMatch(f"m{number}", "warlord", HEAD, number, is_public=number != 2))
            assert await names(store) == ["m3", "m1", "m0"]
            assert await names(store, limit=2) == ["m3", "m1"]
            await store.finish_match("m3", {"winners": [1]})

            assert await names(store) == ["m1", "m0"]

    asyncio.run(play())


def test_the_first_outcome_of_a_match_stays(url: str) -> None:
    async def play() -> None:
        async with opened(url, "m") as store:
            before = now_ms()
            await store.finish_match("m", {"winners": [1], "rule": "SK-9"})
            await store.finish_match("m", {"winners": [0]})
            match = await store.load_match("m")

            assert match is not None
            assert match.info.outcome == {"winners": [1], "rule": "SK-9"}
            assert match.info.finished_at is not None
            assert before <= match.info.finished_at <= now_ms()

    asyncio.run(play())


def test_an_account_finds_the_matches_it_made_or_plays_in(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create_account("Ada", "hash")
            await store.create_account("Bob", "hash")
            await store.create_match(NewMatch("made", "warlord", HEAD, 1, owner="ADA"))
            await store.create_match(NewMatch("joined", "warlord", HEAD, 2, owner="Bob"))
            await store.create_match(NewMatch("other", "warlord", HEAD, 3))
            await store.link_seat("joined", 1, "ada")
            await store.link_seat("made", 0, "Ada")
            await store.finish_match("made", {})
            assert await names(store, "Ada") == ["joined", "made"]
            assert await names(store, "Bob") == ["joined"]
            assert await names(store, "nobody") == []
            assert [info.owner for info in await store.list_matches("Ada")] == ["Bob", "Ada"]
            assert await store.seat_of_account("joined", "ADA") == 1
            assert await store.seat_of_account("joined", "Bob") is None
            await store.link_seat("joined", 1, "Bob")

            assert await store.seat_of_account("joined", "Ada") is None
            assert await store.seat_of_account("joined", "Bob") == 1

    asyncio.run(play())


def test_a_seat_belongs_to_an_account_and_a_match_that_exist(url: str) -> None:
    async def play() -> None:
        async with opened(url, "m") as store:
            await store.create_account("Ada", "hash")
            for match, account in (("m", "nobody"), ("nothing", "Ada")):
                with pytest.raises(StoreFailed):
                    await store.link_seat(match, 0, account)

    asyncio.run(play())


def test_a_name_is_taken_once_in_any_case_and_width(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            told = [
                await store.create_account(name, "hash") for name in ("Jürgen", "JÜRGEN", "Ｊｕ\u0308rgen", "Jurgen")
            ]
            found = await store.account("jürgen")

            assert told == [True, False, False, True]
            assert found is not None
            assert (found.name, found.password_hash) == ("Jürgen", "hash")
            assert await store.account("Jörgen") is None

    asyncio.run(play())


def test_many_want_the_same_name_and_one_gets_it(url: str) -> None:
    async def play() -> list[bool]:
        async with opened(url) as store:
            return await asyncio.gather(*[store.create_account("Ada", str(number)) for number in range(10)])

    assert sorted(asyncio.run(play())) == [False] * 9 + [True]


def test_a_session_lasts_until_it_expires_or_ends(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create_account("Ada", "hash")
            await store.create_session("old", "ada", now_ms() - 1)
            for token in ("one", "two"):
                await store.create_session(token, "ada", now_ms() + 60_000)
            assert await store.account_of_session("one") == "Ada"
            assert await store.account_of_session("old") is None
            assert await store.account_of_session("none") is None
            await store.delete_session("one")
            assert await store.account_of_session("one") is None
            assert await store.delete_expired_sessions() == 1

            assert await store.account_of_session("two") == "Ada"

    asyncio.run(play())


def test_a_shared_deck_never_changes(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert await store.share_deck(SharedDeck("d", "warlord", "3x Imp"))
            assert not await store.share_deck(SharedDeck("d", "warlord", "3x Ogre"))

            assert await store.shared_deck("d") == SharedDeck("d", "warlord", "3x Imp")
            assert await store.shared_deck("e") is None

    asyncio.run(play())


def test_named_decks_belong_to_their_account_and_game(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for account in ("Ada", "Bob"):
                await store.create_account(account, "hash")
            await store.put_deck("ada", "warlord", "Zwerge", "1x Zwerg", 9)
            await store.put_deck("Ada", "warlord", "Elfen", "1x Elf", 9)
            await store.put_deck("Ada", "summoners", "Elfen", "Gnom", 9)
            await store.put_deck("Bob", "warlord", "Elfen", "2x Elf", 9)
            await store.put_deck("Ada", "warlord", "Elfen", "3x Elf", 9)
            listed = [(deck.game, deck.name, deck.text) for deck in await store.decks("ADA")]
            assert listed == [
                ("summoners", "Elfen", "Gnom"),
                ("warlord", "Elfen", "3x Elf"),
                ("warlord", "Zwerge", "1x Zwerg"),
            ]
            assert [await store.delete_deck("Ada", "warlord", "Elfen") for _ in range(2)] == [True, False]
            assert await store.deck("Ada", "warlord", "Elfen") is None
            bobs = await store.deck("Bob", "warlord", "Elfen")

            assert bobs is not None
            assert bobs.text == "2x Elf"

    asyncio.run(play())


@pytest.mark.parametrize("text", ["a\0b", "half a \ud83d"])
def test_a_text_that_cannot_be_stored_is_not_found_and_refused(url: str, text: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert await store.account(text) is None
            assert await store.account_of_session(text) is None
            assert await store.list_matches(text) == []
            with pytest.raises(BadInput):
                await store.create_account(text, "hash")
            with pytest.raises(BadInput):
                await store.share_deck(SharedDeck("d", "warlord", text))

    asyncio.run(play())


def test_creating_matches_and_appending_do_not_stand_in_each_others_way(url: str) -> None:
    """On SQLite both want the only place for a writer."""

    async def play() -> list[str]:
        async with opened(url, "m") as store:
            new = [NewMatch(f"m{number}", "warlord", HEAD, number, is_public=True) for number in range(40)]
            told = await asyncio.gather(
                *[store.append("m", n, answer(n)) for n in range(40)], *[store.create_match(match) for match in new]
            )
            assert told == [True] * 40 + [None] * 40
            return await names(store, limit=100)

    assert asyncio.run(play()) == [f"m{number}" for number in range(39, -1, -1)]
