"""Where nobody keeps an older version, a match of one goes on by the rules of today, and says so."""

from __future__ import annotations

import asyncio

import pytest

from tercio.games import open_game
from tercio.hall.hub import Hub, Unreadable
from tercio.hall.keeping import NewMatch
from tercio.hall.manners import AtHome
from tercio.hall.tables.entry import PERSON, Entry, Head, SeatHead, head_json
from tercio.kernel import seeded
from tercio.kernel.record import dump_dice
from tercio.solo.store import SoloStore


class Memory:
    """A disk that forgets."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], str] = {}

    async def read(self, table: str, key: str) -> str | None:
        return self.rows.get((table, key))

    async def all(self, table: str, prefix: str) -> list[str]:
        return [text for (place, key), text in sorted(self.rows.items()) if place == table and key.startswith(prefix)]

    async def write(self, table: str, key: str, text: str) -> None:
        self.rows[table, key] = text

    async def add(self, table: str, key: str, text: str) -> bool:
        is_new = (table, key) not in self.rows
        self.rows.setdefault((table, key), text)
        return is_new


async def began_with(manners: AtHome, key: str) -> str:
    game = open_game("skirmish")
    seats = (SeatHead(PERSON, "Ann"), SeatHead(PERSON, "Ben"))
    head = Head("oldmatch", game.id, "0.0.1", dump_dice(seeded(1)), seats)
    store = SoloStore(Memory(), lambda _match, _n: None)
    await store.create_match(NewMatch(head.id, head.game, head_json(head), 0))
    assert await store.append(head.id, 0, Entry("answer", 0, {"key": key}, 1))
    assert not await store.append(head.id, 0, Entry("answer", 0, {"key": "wary"}, 1))
    live = await Hub(store, manners).find(head.id)
    assert live is not None
    return live.showing.message(0, "en", 0, 0, frozenset(), 0, 0)["began_with"]


def test_a_match_of_another_version_goes_on_where_all_its_answers_are_legal() -> None:
    assert asyncio.run(began_with(AtHome(), "bold")) == "0.0.1"


def test_it_cannot_be_read_where_one_is_not_or_where_nobody_wants_that() -> None:
    with pytest.raises(Unreadable):
        asyncio.run(began_with(AtHome(), "walk"))
    with pytest.raises(Unreadable):
        asyncio.run(began_with(AtHome(plays_on=False), "bold"))
