"""A server's process for tests: `appending.py URL MATCH,MATCH` appends to its matches until it is killed.

It prints `<match> <n>` for every entry that was acknowledged; each match has one entry under way at a time.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tercio.hall.tables.entry import Entry
from tercio.server.store import NewMatch, Store


async def append_for_ever(url: str, names: list[str]) -> None:
    store = await Store.open(url)

    async def play(name: str) -> None:
        match = await store.load_match(name)
        if match is None:
            await store.create_match(NewMatch(name, "skirmish", {}, 0))
        n = len(match.entries) if match else 0
        while True:
            assert await store.append(name, n, Entry("answer", 0, {"numbers": [n]}, n))
            os.write(1, f"{name} {n}\n".encode())
            n += 1

    await asyncio.gather(*[play(name) for name in names])


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1], sys.argv[2].split(",")))
