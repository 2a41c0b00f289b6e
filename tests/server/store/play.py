"""What the tests of the store share: a store that is closed again, and entries to append."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tercio.hall.tables.entry import Entry
from tercio.server.store import NewMatch, Store

HEAD = {"version": "1.2", "dice": [7, 7, 7, 1], "seats": [{"kind": "person", "name": "Zoë \u0000"}, {"kind": "bot"}]}


@asynccontextmanager
async def opened(url: str, *matches: str) -> AsyncIterator[Store]:
    """A store with new matches of these names."""
    store = await Store.open(url)
    try:
        for name in matches:
            await store.create_match(NewMatch(name, "skirmish", HEAD, 1_000))
        yield store
    finally:
        await store.close()


def answer(number: int, seat: int = 0) -> Entry:
    return Entry("answer", seat, {"key": "strike", "numbers": [number], "text": "Größe \u0000 𝄞"}, 1_750_000_000_000)


async def until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)
